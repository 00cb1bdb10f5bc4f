import { useLayoutEffect } from 'react';
import type { Cart } from '@/domain/entities';
import { cartItemPath } from '@/domain/links';
import { kindOf } from '@/domain/cards';
import { timeOfDay } from '@/domain/dateTexts';
import { isInEvening, lastDay } from '@/domain/nights';
import { showName } from '@/domain/showNames';
import { ticketsToday } from '@/domain/ticketToday';
import { placeText } from '@/domain/venues';
import { isTicket } from '@/domain/orderLife';
import {
  currentLines,
  linesToVisit,
  showChanges,
  type OrderedLines,
  type ShowChange,
} from '@/domain/showUpdates';
import { EveningTimes } from '@/features/booking/EveningTimes';
import { RouteButton } from '@/features/catalogue/RouteButton';
import { GateButton } from '@/features/checkout/GateButton';
import { ShowChanges } from '@/features/checkout/ShowChanges';
import { showChangeTexts } from '@/features/checkout/showChangeTexts';
import { useOrders } from '@/features/checkout/useOrders';
import { ownerFacts } from '@/shop/ownerFacts';
import { paths } from '@/shop/paths';
import { Link } from '@/shared/ui/Link';
import { Verbatim } from '@/shared/ui/Verbatim';
import { useNow } from '@/shared/ui/useNow';
import { tonightTexts as texts } from './homeTexts';
import { TonightFacts } from './TonightFacts';
import './tonight.scss';

type Props = {
  /** Called with whether there is a ticket to show. */
  onTicket: (hasTicket: boolean) => void;
};

/**
 * The paid ticket for a show of today, with an order number that is readable from outside the car. Of a show that is no
 * longer on today it says what changed.
 */
export function Tonight({ onTicket }: Props) {
  const now = useNow();
  const tickets = useOrders().flatMap((order) => {
    const { orderId } = order;
    return orderId !== null && isTicket(order) ? [{ ...order, orderId }] : [];
  });
  const today = (linesOf: (order: OrderedLines) => Cart) =>
    ticketsToday(
      tickets.map((order) => ({ ...order, lines: linesOf(order) })),
      now,
    );
  const [next] = today(linesToVisit);
  const concerned = [next, ...today(currentLines), ...today(({ lines }) => lines)].filter(
    (one) => one !== undefined,
  );
  const showIds = new Set(concerned.map(({ bought }) => bought.show.showId));
  const changes = tickets
    .flatMap((order) => showChanges(order, now))
    .filter(
      ({ showId }, at, all) =>
        showIds.has(showId) && all.findIndex((change) => change.showId === showId) === at,
    );
  const isOn = next !== undefined;
  const [ticket] = concerned;
  const hasTicket = isOn || changes.length > 0;
  useLayoutEffect(() => onTicket(hasTicket), [hasTicket, onTicket]);
  if (!ticket || !hasTicket) return null;
  const {
    bought: { show, line },
    orderIds,
  } = ticket;
  const place = isOn ? placeText(show, ownerFacts) : undefined;
  const page = isOn ? cartItemPath(line) : undefined;
  const title = isInEvening(show) && lastDay(show) === undefined ? texts.evening : texts.day;
  return (
    <section aria-labelledby="heute-abend" className="tonight">
      <div className="tonight-show">
        <h2 id="heute-abend">{isOn ? title : showChangeTexts.title[changeOf(changes)]}</h2>
        <ShowChanges changes={changes} />
        {isOn && (
          <p>
            <strong>{showName(show)}</strong>
            <span>{[timeOfDay(show), place].filter(Boolean).join(', ')}</span>
          </p>
        )}
      </div>
      <div className="tonight-side">
        <div className="tonight-numbers">
          <p>
            <span>{orderIds.length === 1 ? texts.number : texts.numbers}</span>
            {orderIds.map((orderId) => (
              <strong key={orderId}>
                <Verbatim>{orderId}</Verbatim>
              </strong>
            ))}
          </p>
          {isOn && <GateButton orderIds={orderIds} show={show} />}
        </div>
        {isOn && <EveningTimes show={show} />}
      </div>
      <div className="tonight-text">
        {isOn && <p className="soft">{kindOf(show) === 'kino' ? texts.cinemaAdvice : texts.advice}</p>}
        <ul className="tonight-links">
          {place !== undefined && (
            <li>
              <RouteButton show={show} variant="link" />
            </li>
          )}
          {page !== undefined && (
            <li>
              <Link to={page}>{texts.toShow}</Link>
            </li>
          )}
          <li>
            <Link to={paths.orders.to()}>{texts.toOrders}</Link>
          </li>
          {isOn && <TonightFacts show={show} />}
        </ul>
      </div>
    </section>
  );
}

function changeOf(changes: readonly ShowChange[]): 'gone' | 'cancelled' | 'changed' {
  if (changes.every(({ isGone }) => isGone)) return 'gone';
  return changes.every(({ announced }) => announced === 'cancelled') ? 'cancelled' : 'changed';
}
