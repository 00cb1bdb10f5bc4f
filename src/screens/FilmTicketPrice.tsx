import { useDispatch, useSelector } from 'react-redux';
import { fetchShowDetail } from '@/api/shows';
import { ticketsPerAdd } from '@/config/limits';
import { scarcity } from '@/domain/cards';
import { dayAndTime } from '@/domain/dateTexts';
import type { Show, ShowDetail } from '@/domain/entities';
import { formatEuro } from '@/domain/money';
import { offeredProducts } from '@/domain/selection';
import { Discounts } from '@/features/show/Discounts';
import { choicesLeft, discountsWanted, showSlice } from '@/features/show/showSlice';
import type { RequestError } from '@/request/errors';
import { filmTicketTexts } from '@/texts/detail';
import { errorText, failureTitle } from '@/texts/errors';
import { screenTexts } from '@/texts/frame';
import { scarcityTexts } from '@/texts/program';
import { quantityTexts, showTexts } from '@/texts/show';
import { Notice } from '@/ui/Notice';
import { SlowHint } from '@/ui/SlowHint';
import { useOpened } from '@/ui/useOpened';

type Props = {
  show: Show;
  /** The chosen show's own answer, where it can be bought. */
  detail: ShowDetail | undefined;
  error: RequestError | null;
  isLoading: boolean;
  /** Whether the visitor wanted to buy before the price was settled. */
  isAwaited: boolean;
  /** The button that was pressed is about to go, and the focus needs a place. */
  onPressed: () => void;
  onRetry: () => void;
};

/** What a ticket for the chosen date costs, with all that goes with it. */
export function FilmTicketPrice({ show, detail, error, isLoading, isAwaited, onPressed, onRetry }: Props) {
  const dispatch = useDispatch();
  const pressed = (action: () => void) => () => {
    onPressed();
    action();
  };
  const newest = detail ?? show;
  const fomo = scarcity(newest);
  const about = [newest.location, fomo && scarcityTexts[fomo]].filter(Boolean).join(' · ');
  return (
    <div className="film-ticket-price">
      <div role="status">
        {detail && dayAndTime(detail) !== dayAndTime(show) && (
          <p>
            <strong>{filmTicketTexts.moved(dayAndTime(detail))}</strong>
          </p>
        )}
        {(isLoading || detail) && about && <p>{about}</p>}
        {isLoading && (
          <>
            <p className="soft">{filmTicketTexts.loading}</p>
            <SlowHint
              texts={screenTexts}
              onRetry={pressed(onRetry)}
              onCancel={pressed(() => dispatch(fetchShowDetail.cancel()))}
            />
          </>
        )}
        {detail && <Price detail={detail} />}
      </div>
      {detail && <Earned isAwaited={isAwaited} onPressed={onPressed} />}
      {error && (
        <Notice
          variant="danger"
          title={failureTitle(error, filmTicketTexts.failedTitle)}
          retry={{ label: screenTexts.retry, onRetry: pressed(onRetry) }}
        >
          <p>{errorText(error)}</p>
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
        {[quantityTexts.counted(ticketsPerAdd, filmTicketTexts.ticket), ...goesWithIt].join(', ')}
      </p>
      <p className="total-price">
        {`${showTexts.total}: ${formatEuro(totPrice)} `}
        <small className="soft">{showTexts.vat}</small>
      </p>
    </>
  );
}

/** The discounts, which are asked for while somebody sees them. */
function Earned({ isAwaited, onPressed }: Pick<Props, 'isAwaited' | 'onPressed'>) {
  const dispatch = useDispatch();
  useOpened(
    '',
    () => dispatch(discountsWanted()),
    () => dispatch(choicesLeft()),
  );
  return <Discounts id="film-rabatt" isAwaited={isAwaited} onPressed={onPressed} />;
}
