import { itemName } from '@/domain/cartItems';
import { dayAndTime } from '@/domain/dateTexts';
import type { Cart } from '@/domain/entities';
import { withdrawalOf, type WithdrawalPosition } from '@/domain/withdrawal';
import { withdrawalTexts } from '@/features/checkout/checkoutTexts';

/** The right of withdrawal by kind of position; where the cart holds both sorts, with the positions it is about. */
export function WithdrawalInfo({ cart }: { cart: Cart }) {
  const { dated, giftCards } = withdrawalOf(cart);
  const isMixed = dated.length > 0 && giftCards.length > 0;
  const kinds = [...new Set(dated.map(({ kind }) => kind))];
  return (
    <div className="withdrawal soft">
      {dated.length > 0 && <p>{withdrawalTexts.dated(kinds)}</p>}
      {isMixed && <Concerned intro={withdrawalTexts.datedPositions} positions={dated} />}
      {giftCards.length > 0 && <p>{withdrawalTexts.giftCards}</p>}
      {isMixed && <Concerned intro={withdrawalTexts.giftCardPositions} positions={giftCards} />}
    </div>
  );
}

function Concerned({ intro, positions }: { intro: string; positions: WithdrawalPosition[] }) {
  return (
    <>
      <p>{intro}</p>
      <ul>
        {positions.map(({ item }) => (
          <li key={item.key}>{item.show ? `${itemName(item)}, ${dayAndTime(item.show)}` : itemName(item)}</li>
        ))}
      </ul>
    </>
  );
}
