import { useSelector } from 'react-redux';
import { countPerAdd } from '@/shop/constants';
import type { ShowDetail } from '@/domain/entities';
import { offeredProducts } from '@/domain/offeredProducts';
import { Discounts } from '@/features/booking/choices/Discounts';
import { showSlice } from '@/features/booking/showSlice';
import { movedTo, type ChosenShow } from '@/features/booking/useChosenShow';
import { choiceTexts, filmTicketTexts } from '@/features/booking/texts';
import { quantityTexts } from '@/shop/quantityTexts';
import { ownPriceTexts, scarcityText } from '@/features/catalogue/cardTexts';
import { RunningSum } from '@/shared/ui/BottomBar';
import { ReadNotice } from '@/shared/ui/RequestNotice';
import { SlowHint } from '@/shared/ui/SlowHint';
import type { FocusFallback } from '@/shared/ui/useFocusFallback';

type Props = {
  chosen: Exclude<ChosenShow, { state: 'none' }>;
  /** Whether a click on the buy button is deferred until the price is known. */
  isAwaited: boolean;
  /** Whether a click was dropped because the discounts could not be checked. */
  isRefused: boolean;
  focus: FocusFallback<HTMLSelectElement>;
  onRetry: () => void;
  onCancel: () => void;
};

export function FilmTicketPrice({ chosen, isAwaited, isRefused, focus, onRetry, onCancel }: Props) {
  const { moveFocus, withFocus } = focus;
  const { state, show } = chosen;
  const isReading = state === 'reading';
  const detail = state === 'ready' ? chosen.detail : undefined;
  const newest = detail ?? show;
  const newDate = movedTo(chosen);
  const about = [newest.location, scarcityText(newest)].filter(Boolean).join(' · ');
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
            <SlowHint onRetry={withFocus(onRetry)} onCancel={withFocus(onCancel)} />
          </>
        )}
        {detail && <Price detail={detail} />}
      </div>
      {detail && (
        <Discounts id="film-rabatt" isAwaited={isAwaited} isRefused={isRefused} onPressed={moveFocus} />
      )}
      {state === 'failed' && (
        <ReadNotice error={chosen.error} retry={withFocus(onRetry)} title={filmTicketTexts.failedTitle} />
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
        {[quantityTexts.counted(countPerAdd, ownPriceTexts.kino), ...goesWithIt].join(', ')}
      </p>
      <p className="soft">{choiceTexts.countInCart}</p>
      <RunningSum label={choiceTexts.total} total={totPrice} note={choiceTexts.vat} />
    </>
  );
}
