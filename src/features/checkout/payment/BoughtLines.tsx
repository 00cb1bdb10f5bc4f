import type { ReactNode } from 'react';
import { sortedItems } from '@/domain/cart';
import { itemName } from '@/domain/cartItems';
import { isAddOnKey } from '@/domain/cartKeys';
import { lineTotal } from '@/domain/cartTotals';
import { dayAndTime } from '@/domain/dateTexts';
import type { CartItem } from '@/domain/entities';
import { currentLines, type OrderedLines } from '@/domain/showUpdates';
import type { Cents } from '@/shared/text/money';
import { formatEuro } from '@/shared/text/money';
import { confirmationTexts as texts } from './paymentTexts';
import { Verbatim } from '@/shared/ui/Verbatim';

/** An order of the order history: `total` in cents, `placedAt` in epoch ms. */
export type Bought = OrderedLines & { total: Cents; placedAt: number };

type Props = {
  bought: Bought;
  /** Cents, if the response has an amount. */
  paid: Cents | undefined;
  vat: ReactNode;
};

export function BoughtLines({ bought, paid, vat }: Props) {
  const { total } = bought;
  const isPaidSum = paid === undefined || paid === total;
  return (
    <>
      <table className="bought">
        <thead>
          <tr>
            <th scope="col">{texts.columns.description}</th>
            <th scope="col">{texts.columns.count}</th>
            <th scope="col">{texts.columns.total}</th>
          </tr>
        </thead>
        <tbody>
          {sortedItems(currentLines(bought)).map((item) => (
            <BoughtLine key={item.key} item={item} />
          ))}
        </tbody>
        {isPaidSum && (
          <tfoot>
            <tr className="bought-total">
              <th scope="row" colSpan={2}>
                {texts.total} <small className="soft">{texts.vat}</small>
              </th>
              <td>
                <Verbatim>{formatEuro(total)}</Verbatim>
              </td>
            </tr>
          </tfoot>
        )}
      </table>
      {isPaidSum ? vat : <p>{texts.otherSum(formatEuro(total))}</p>}
    </>
  );
}

function BoughtLine({ item }: { item: CartItem }) {
  const { show } = item;
  return (
    <tr className={isAddOnKey(item.key) ? 'add-on' : undefined}>
      <th scope="row">
        <span>{itemName(item)}</span>
        {show && <span className="bought-when">{dayAndTime(show)}</span>}
        {show?.location && <span className="bought-when">{show.location}</span>}
      </th>
      <td>{item.count}</td>
      <td>
        <Verbatim>{formatEuro(lineTotal(item))}</Verbatim>
      </td>
    </tr>
  );
}
