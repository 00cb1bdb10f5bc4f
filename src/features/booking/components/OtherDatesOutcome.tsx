import { useDispatch, useSelector } from 'react-redux';
import { readOtherDates } from '@/features/cart/offersApi';
import { lineTotal } from '@/domain/cartTotals';
import type { Show, ShowDetail } from '@/domain/entities';
import type { Cents } from '@/shared/text/money';
import { showPath } from '@/domain/links';
import { formatEuro } from '@/shared/text/money';
import { offeredProducts } from '@/domain/selection';
import { carryOver, type CarryOver } from '@/domain/carryOver';
import { cartSlice } from '@/features/cart/cartSlice';
import { otherDatesSlice } from '@/features/cart/offersSlices';
import { otherDatesTexts as texts } from '@/features/cart/cartLinkTexts';
import { errorText } from '@/shared/request/errorTexts';
import { statusTexts } from '@/shared/ui/texts';
import { showTexts } from '@/features/catalogue/showTexts';
import { Button } from '@/shared/ui/Button';
import { Link } from '@/shared/ui/Link';
import { SlowHint } from '@/shared/ui/SlowHint';
import { useFocusFallback } from '@/shared/ui/useFocusFallback';
import type { Added } from './OtherDates';

type Tapped = { date: Show; label: string };
type Props = {
  show: ShowDetail;
  added: Added;
  /** The dates that were clicked. */
  dates: Tapped[];
  /** Epoch ms. */
  now: number;
};

export function OtherDatesOutcome({ show, added, dates, now }: Props) {
  const dispatch = useDispatch();
  const cart = useSelector(cartSlice.selectors.selectCart);
  const { wanted, shows, isLoading, error } = useSelector(otherDatesSlice.selectors.selectOffers);
  const { fallbackRef, withFocus } = useFocusFallback<HTMLDivElement>();
  const asked = (wanted?.shows ?? []).flatMap((same) => {
    const tapped = dates.find(({ date }) => date.showId === same.showId);
    return tapped ? [{ ...tapped, same }] : [];
  });
  const labels = asked.map(({ label }) => label).join(', ');
  const readAgain = () => wanted && dispatch(readOtherDates.start(wanted));
  const isBusy = isLoading && asked.length > 0;
  const failure = isBusy || asked.length === 0 ? null : error;
  return (
    <div ref={fallbackRef} role="status" tabIndex={-1} className="other-dates-outcome">
      {isBusy && (
        <>
          <p>{texts.busy(labels)}</p>
          <SlowHint
            key={labels}
            texts={statusTexts}
            onRetry={withFocus(readAgain)}
            onCancel={withFocus(() => dispatch(readOtherDates.cancel()))}
          />
        </>
      )}
      {failure && (
        <>
          <p>{texts.refused(labels, errorText(failure))}</p>
          <Button variant="outline-primary" size="sm" onClick={withFocus(readAgain)}>
            {texts.retry}
          </Button>
        </>
      )}
      {!isBusy &&
        !failure &&
        asked.map(({ date, label, same }) => {
          const offer = shows[date.showId];
          return (
            offer && (
              <Outcome
                key={date.showId}
                date={date}
                label={label}
                show={show}
                before={added.total}
                isHeld={Object.values(cart).some(({ showId }) => showId === date.showId)}
                taken={carryOver(same, offer, now)}
              />
            )
          );
        })}
    </div>
  );
}

type Refused = Exclude<CarryOver, { state: 'ready' }>;

function refusal(taken: Refused): string {
  if (taken.state === 'unavailable') return showTexts.unavailable[taken.reason];
  return texts[taken.state];
}

type OutcomeProps = Tapped & {
  show: ShowDetail;
  before: Cents;
  isHeld: boolean;
  taken: CarryOver;
};

function Outcome({ date, label, show, before, isHeld, taken }: OutcomeProps) {
  if (taken.state !== 'ready') {
    return (
      <p>
        <span>{`${texts.refused(label, refusal(taken))} `}</span>
        {taken.state !== 'gone' && <Link to={showPath(date)}>{texts.toDate}</Link>}
      </p>
    );
  }
  // The line was removed in the meantime.
  if (!isHeld) return null;
  const price = taken.lines.reduce((sum, line) => sum + lineTotal(line), 0);
  const names = offeredProducts(show)
    .filter(({ purchaseProductId }) => taken.missing.includes(purchaseProductId))
    .map(({ productName }) => productName);
  const told = [
    texts.added(label, formatEuro(price)),
    names.length > 0 && texts.missing(names.join(', ')),
    names.length === 0 && price !== before && texts.otherPrice(formatEuro(before)),
    taken.isDiscountUnknown && texts.discountUnknown,
  ];
  return <p>{told.filter(Boolean).join(' ')}</p>;
}
