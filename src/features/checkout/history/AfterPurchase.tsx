import type { WithdrawalStart } from '@/domain/linkStates';
import { lineNames } from '@/domain/lineNames';
import { visitedShows } from '@/domain/visitedShows';
import { withdrawalOf } from '@/domain/withdrawal';
import { orderListTexts as texts } from '@/features/checkout/texts';
import { ownerFacts } from '@/shop/ownerFacts';
import { pageNames } from '@/shop/pageTexts';
import { paths } from '@/shop/paths';
import { LinkButton } from '@/shared/ui/LinkButton';
import type { PlacedOrder } from './orderHistory';

type Props = {
  order: PlacedOrder;
  /** Epoch ms. */
  now: number;
  /** The order, where a control has to name it. */
  about: string | undefined;
};

/** For a paid order: feedback about shows that are over, and the withdrawal of gift cards where the shop has its page. */
export function AfterPurchase({ order, now, about }: Props) {
  const { orderId, lines } = order;
  const visits = visitedShows(order, now);
  const canWithdraw =
    orderId !== null && ownerFacts.withdrawal !== undefined && withdrawalOf(lines).giftCards.length > 0;
  if (visits.length === 0 && !canWithdraw) return null;
  const names = lineNames(Object.fromEntries(visits.map(({ line }) => [line.key, line])));
  return (
    <div className="share">
      {visits.map(({ line, feedback }) => (
        <LinkButton key={line.key} to={paths.feedback.to()} state={feedback} variant="outline-primary">
          <span>
            {texts.howWasIt}
            <span className={visits.length === 1 ? 'visually-hidden' : undefined}>
              {` ${names.get(line.key)}`}
            </span>
          </span>
        </LinkButton>
      ))}
      {canWithdraw && (
        <LinkButton
          to={paths.withdrawal.to()}
          state={{ orderId } satisfies WithdrawalStart}
          variant="outline-primary"
        >
          <span>
            {pageNames.withdrawal}
            {about !== undefined && <span className="visually-hidden">{`: ${about}`}</span>}
          </span>
        </LinkButton>
      )}
    </div>
  );
}
