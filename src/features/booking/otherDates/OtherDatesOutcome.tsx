import { useDispatch, useSelector } from 'react-redux';
import { lineTotal } from '@/domain/cartTotals';
import type { Show, ShowDetail } from '@/domain/entities';
import { type Cents, formatEuro } from '@/shared/text/money';
import { showPath } from '@/domain/links';
import { offeredProducts } from '@/domain/offeredProducts';
import type { Choice } from '@/domain/selection';
import { carryOver, type CarryOver } from '@/domain/carryOver';
import { cartSlice } from '@/features/cart/cartSlice';
import { otherDatesSlice, readOtherDates } from './otherDatesSlice';
import { otherDatesTexts as texts } from '@/features/booking/texts';
import { errorText } from '@/shared/request/errorTexts';
import { showTexts } from '@/features/catalogue/texts';
import { Button } from '@/shared/ui/Button';
import { Link } from '@/shared/ui/Link';
import { SlowHint } from '@/shared/ui/SlowHint';
import { SupportReference } from '@/shared/ui/SupportReference';
import { useFocusFallback } from '@/shared/ui/useFocusFallback';

type ClickedDate = { date: Show; label: string };
/** `total` in cents. */
export type Added = Choice & { total: Cents };

type Props = {
  show: ShowDetail;
  added: Added;
  /** The dates that were clicked. */
  dates: ClickedDate[];
  /** Epoch ms. */
  now: number;
};

export function OtherDatesOutcome({ show, added, dates, now }: Props) {
  const dispatch = useDispatch();
  const cart = useSelector(cartSlice.selectors.selectCart);
  const { wanted, shows, isLoading, error } = useSelector(otherDatesSlice.selectors.selectOffers);
  const { fallbackRef, withFocus } = useFocusFallback<HTMLDivElement>();
  const requested = (wanted?.shows ?? []).flatMap((same) => {
    const clicked = dates.find(({ date }) => date.showId === same.showId);
    return clicked ? [{ ...clicked, same }] : [];
  });
  const labels = requested.map(({ label }) => label).join(', ');
  const retry = () => wanted && dispatch(readOtherDates.start(wanted));
  const isBusy = isLoading && requested.length > 0;
  const failure = isBusy || requested.length === 0 ? null : error;
  return (
    <>
      <div ref={fallbackRef} role="status" tabIndex={-1} className="other-dates-outcome">
        {isBusy && (
          <>
            <p>{texts.busy(labels)}</p>
            <SlowHint
              key={labels}
              onRetry={withFocus(retry)}
              onCancel={withFocus(() => wanted && dispatch(readOtherDates.cancel(wanted)))}
            />
          </>
        )}
        {failure && (
          <>
            <p>{texts.refused(labels, errorText(failure))}</p>
            <Button variant="outline-primary" size="sm" onClick={withFocus(retry)}>
              {texts.retry}
            </Button>
          </>
        )}
        {!isBusy &&
          !failure &&
          requested.map(({ date, label, same }) => {
            const offer = shows[date.showId];
            return (
              offer && (
                <Outcome
                  key={date.showId}
                  date={date}
                  label={label}
                  show={show}
                  before={added.total}
                  isInCart={Object.values(cart).some(({ showId }) => showId === date.showId)}
                  result={carryOver(same, offer, now)}
                />
              )
            );
          })}
      </div>
      <SupportReference error={failure} />
    </>
  );
}

type Refused = Exclude<CarryOver, { state: 'ready' }>;

function refusal(result: Refused): string {
  if (result.state === 'unavailable') return showTexts.unavailable[result.reason];
  return texts[result.state];
}

type OutcomeProps = ClickedDate & {
  show: ShowDetail;
  before: Cents;
  isInCart: boolean;
  result: CarryOver;
};

function Outcome({ date, label, show, before, isInCart, result }: OutcomeProps) {
  if (result.state !== 'ready') {
    return (
      <p>
        <span>{`${texts.refused(label, refusal(result))} `}</span>
        {result.state !== 'gone' && <Link to={showPath(date)}>{texts.toDate}</Link>}
      </p>
    );
  }
  // The line was removed in the meantime.
  if (!isInCart) return null;
  const price = result.lines.reduce((sum, line) => sum + lineTotal(line), 0);
  const names = offeredProducts(show)
    .filter(({ purchaseProductId }) => result.missing.includes(purchaseProductId))
    .map(({ productName }) => productName);
  const messages = [
    texts.added(label, formatEuro(price)),
    names.length > 0 && texts.missing(names.join(', ')),
    names.length === 0 && price !== before && texts.otherPrice(formatEuro(before)),
    result.isDiscountUnknown && texts.discountUnknown,
  ];
  return <p>{messages.filter(Boolean).join(' ')}</p>;
}
