import { useDispatch, useSelector } from 'react-redux';
import { fetchShowDetail } from '@/api/shows';
import { ticketsPerAdd } from '@/config/limits';
import { scarcity } from '@/domain/cards';
import type { ShowDetail } from '@/domain/entities';
import { formatEuro } from '@/domain/money';
import { offeredProducts } from '@/domain/selection';
import { Discounts } from '@/features/show/Discounts';
import { showSlice } from '@/features/show/showSlice';
import { movedTo, type ChosenShow } from '@/screens/shared/useChosenShow';
import { filmTicketTexts } from '@/texts/detail';
import { errorText, failureTitle } from '@/texts/errors';
import { screenTexts } from '@/texts/frame';
import { scarcityTexts } from '@/texts/program';
import { ownPriceTexts, quantityTexts, showTexts } from '@/texts/show';
import { sumTexts } from '@/texts/sums';
import { BarSum } from '@/ui/BarSum';
import { Notice } from '@/ui/Notice';
import { SlowHint } from '@/ui/SlowHint';
import type { KeptFocus } from '@/ui/useKeptFocus';

type Props = {
  chosen: Exclude<ChosenShow, { state: 'none' }>;
  /** Whether the visitor wanted to buy before the price was settled. */
  isAwaited: boolean;
  /** Whether nothing was added because its discount could not be checked. */
  isRefused: boolean;
  focus: KeptFocus<HTMLSelectElement>;
  onRetry: () => void;
};

/** What a ticket for the chosen date costs, with all that goes with it. */
export function FilmTicketPrice({ chosen, isAwaited, isRefused, focus, onRetry }: Props) {
  const dispatch = useDispatch();
  const { takeFocus, keepFocus } = focus;
  const { state, show } = chosen;
  const isReading = state === 'reading';
  const detail = state === 'ready' ? chosen.detail : undefined;
  const newest = detail ?? show;
  const newDate = movedTo(chosen);
  const fomo = scarcity(newest);
  const about = [newest.location, fomo && scarcityTexts[fomo]].filter(Boolean).join(' · ');
  return (
    <div className="film-ticket-price">
      <div role="status">
        {newDate !== undefined && (
          <p>
            <strong>{filmTicketTexts.moved(newDate)}</strong>
          </p>
        )}
        {(isReading || detail) && about && <p>{about}</p>}
        {isReading && (
          <>
            <p className="soft">{isAwaited ? filmTicketTexts.awaited : filmTicketTexts.loading}</p>
            <SlowHint
              texts={screenTexts}
              onRetry={keepFocus(onRetry)}
              onCancel={keepFocus(() => dispatch(fetchShowDetail.cancel()))}
            />
          </>
        )}
        {detail && <Price detail={detail} />}
      </div>
      {detail && (
        <Discounts id="film-rabatt" isAwaited={isAwaited} isRefused={isRefused} onPressed={takeFocus} />
      )}
      {state === 'failed' && (
        <Notice
          variant="danger"
          title={failureTitle(chosen.error, filmTicketTexts.failedTitle)}
          retry={{ label: screenTexts.retry, onRetry: keepFocus(onRetry) }}
        >
          <p>{errorText(chosen.error)}</p>
        </Notice>
      )}
    </div>
  );
}

function Price({ detail }: { detail: ShowDetail }) {
  const { selItems, totPrice } = useSelector(showSlice.selectors.selectShowState);
  const goesWithIt = offeredProducts(detail).flatMap(({ purchaseProductId, productName }) => {
    const count = selItems[purchaseProductId];
    return count ? [quantityTexts.counted(count, productName)] : [];
  });
  return (
    <>
      <p className="soft">
        {[quantityTexts.counted(ticketsPerAdd, ownPriceTexts.kino), ...goesWithIt].join(', ')}
      </p>
      <p className="soft">{showTexts.countInCart}</p>
      <BarSum
        label={showTexts.total}
        amount={formatEuro(totPrice)}
        note={showTexts.vat}
        news={sumTexts.changed(showTexts.total, formatEuro(totPrice))}
      />
    </>
  );
}
