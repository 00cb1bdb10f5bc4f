import { useId, useState } from 'react';
import { useDispatch } from 'react-redux';
import { unavailability } from '@/domain/availability';
import type { CarryOver } from '@/domain/carryOver';
import { dayAndTime } from '@/domain/dateTexts';
import type { Show, ShowDetail } from '@/domain/entities';
import { discountKey, listedPrice } from '@/domain/furtherDates';
import { offeredProducts } from '@/domain/offeredProducts';
import type { Choice } from '@/domain/selection';
import { dateTicked } from './furtherDatesSlice';
import { furtherTexts as texts, otherDatesTexts } from '@/features/booking/texts';
import type { ShownDates } from './useFurtherDates';
import { showTexts } from '@/features/catalogue/texts';
import { AsOf } from '@/features/connection/AsOf';
import { errorText } from '@/shared/request/errorTexts';
import { formatEuro, type Cents } from '@/shared/text/money';
import { Button } from '@/shared/ui/Button';
import { SlowHint } from '@/shared/ui/SlowHint';
import { SupportReference } from '@/shared/ui/SupportReference';
import { useFocusFallback } from '@/shared/ui/useFocusFallback';
import { Verbatim } from '@/shared/ui/Verbatim';
import './furtherDates.scss';

type Props = {
  show: ShowDetail;
  choice: Choice;
  /** The price of the choice on the date of the page, in cents. */
  price: Cents;
  further: ShownDates;
};

/** Later dates of a market, to be booked together with the one of the page. */
export function FurtherDates({ show, choice, price, further }: Props) {
  const id = useId();
  const { listed, list } = further;
  const isListed = list.data !== undefined;
  const [isReserved] = useState(!isListed);
  return (
    <section className={isReserved ? 'further-dates further-reserved' : 'further-dates'} aria-labelledby={id}>
      <h2 id={id}>{texts.title}</h2>
      {listed.length > 0 ? (
        <>
          <p className="soft">{texts.lead}</p>
          <AsOf moment={list.asOf} />
          <ul aria-labelledby={id}>
            {listed.map((date) => (
              <DateRow
                key={date.showId}
                show={show}
                date={date}
                choice={choice}
                price={price}
                further={further}
              />
            ))}
          </ul>
        </>
      ) : (
        <p className="soft">{isListed ? texts.none : list.error ? texts.failed : texts.loading}</p>
      )}
      <Progress further={further} />
    </section>
  );
}

function refusal(result: CarryOver | undefined): string | undefined {
  if (!result || result.state === 'ready') return undefined;
  if (result.state === 'unavailable') return showTexts.unavailable[result.reason];
  return otherDatesTexts[result.state];
}

const resultOf = ({ dates }: ShownDates, { showId }: Show) => dates.find((date) => date.showId === showId);

/** Why a date cannot be booked: by its list, by the cart, or by its own response. */
function reasonOf(date: Show, further: ShownDates): string | undefined {
  const reason = unavailability(date, further.now);
  if (reason) return showTexts.unavailable[reason];
  if (further.isInCart(date)) return texts.inCart;
  return refusal(resultOf(further, date)?.result);
}

type RowProps = Props & { date: Show };

function DateRow({ show, date, choice, price, further }: RowProps) {
  const dispatch = useDispatch();
  const id = useId();
  const reason = reasonOf(date, further);
  const isTicked = !reason && further.ticked.some(({ showId }) => showId === date.showId);
  const read = resultOf(further, date);
  const listed = listedPrice(date, choice, further.now);
  const cost = isTicked && read ? read.total : listed;
  const missing = read?.result.state === 'ready' ? read.result.missing : [];
  const names = offeredProducts(show)
    .filter(({ purchaseProductId }) => missing.includes(purchaseProductId))
    .map(({ productName }) => productName);
  const isDiscountUnknown = read?.result.state === 'ready' && read.result.isDiscountUnknown;
  const isBeforeDiscount =
    !(isTicked && read) && discountKey({ ...date, productPackages: [] }, choice.selection);
  const when = [dayAndTime(date), date.location !== show.location && date.location];
  const notes = reason
    ? [reason]
    : [
        names.length > 0 && otherDatesTexts.missing(names.join(', ')),
        isTicked && read && names.length === 0 && cost !== price && texts.otherPrice,
        isDiscountUnknown && otherDatesTexts.discountUnknown,
      ].filter(Boolean);
  return (
    <li className={isTicked ? 'further-taken' : undefined}>
      <label className={reason ? 'further-closed' : undefined}>
        <input
          type="checkbox"
          checked={isTicked}
          aria-disabled={reason !== undefined}
          aria-describedby={id}
          onChange={({ target }) => {
            if (!reason) dispatch(dateTicked({ showId: date.showId, isTicked: target.checked }));
          }}
        />
        <span className="further-when">{when.filter(Boolean).join(', ')}</span>
      </label>
      <p id={id} className="further-price">
        {!reason && cost !== undefined && <Verbatim>{formatEuro(cost)}</Verbatim>}
        {!reason && cost === undefined && <span className="soft">{texts.priceLater}</span>}
        {!reason && isBeforeDiscount && (
          <>
            {' '}
            <small className="soft">{texts.beforeDiscount}</small>
          </>
        )}
        {notes.length > 0 && (
          <>
            {' '}
            <span className="further-note">{notes.join(' ')}</span>
          </>
        )}
      </p>
    </li>
  );
}

/** The state of the request for the ticked dates, and what came of them. */
function Progress({ further }: { further: ShownDates }) {
  const { fallbackRef, withFocus } = useFocusFallback<HTMLDivElement>();
  const { isWaiting, error, ticked } = further;
  const retry = withFocus(further.retry);
  const refused = ticked.flatMap((date) => {
    const reason = refusal(resultOf(further, date)?.result);
    return reason ? [texts.refused(dayAndTime(date), reason)] : [];
  });
  return (
    <>
      <div ref={fallbackRef} role="status" tabIndex={-1} className="further-progress">
        {isWaiting && (
          <>
            <p>{texts.checking}</p>
            <SlowHint
              key={ticked.map(({ showId }) => showId).join()}
              texts={texts.late}
              onRetry={retry}
              onCancel={withFocus(further.cancel)}
            />
          </>
        )}
        {error && (
          <>
            <p>{texts.unread(errorText(error))}</p>
            <Button variant="outline-primary" size="sm" onClick={retry}>
              {texts.retry}
            </Button>
          </>
        )}
        {refused.length > 0 && <p className="visually-hidden">{refused.join(' ')}</p>}
      </div>
      <SupportReference error={error} />
    </>
  );
}
