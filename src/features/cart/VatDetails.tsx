import type { Cart } from '@/domain/entities';
import { formatEuro } from '@/shared/text/money';
import { codeWorth } from '@/domain/cartTotals';
import { vatRows } from '@/domain/vat';
import { redeemedCodes } from '@/domain/voucherCodes';
import { germanNumber } from '@/shared/text/germanNumber';
import { vatTexts, voucherTexts } from './texts';
import './lines/vat.scss';

type Props = {
  cart: Cart;
  /** Never folded: a receipt is printed as it is shown. */
  isReceipt?: boolean;
};

/**
 * The total by VAT rate, folded on a phone. Lines without a rate are left out: a sentence says where their VAT is
 * stated. Where nothing is to be paid, it says what is left of the redeemed codes.
 */
export function VatDetails({ cart, isReceipt = false }: Props) {
  const rows = vatRows(cart);
  if (rows.length === 0) return <CodeRest cart={cart} />;
  const known = rows.flatMap(({ rate, vat, gross }) =>
    rate === undefined || vat === undefined ? [] : [{ rate, vat, gross }],
  );
  if (known.length === 0) return <p className="vat-details">{vatTexts.onInvoice}</p>;
  return (
    <details className="vat-details" open={isReceipt || isWide()}>
      <summary>{vatTexts.heading}</summary>
      <dl>
        {known.map(({ rate, gross, vat }) => (
          <div key={rate}>
            <dt>{rateText(rate)}</dt>
            <dd translate="no">{formatEuro(gross)}</dd>
            <dd>{vatTexts.contained(formatEuro(vat))}</dd>
          </div>
        ))}
      </dl>
      {known.length < rows.length && <p>{vatTexts.othersOnInvoice}</p>}
    </details>
  );
}

function CodeRest({ cart }: { cart: Cart }) {
  const { counted, left } = codeWorth(cart);
  if (left === 0) return null;
  const codes = redeemedCodes(cart).length;
  return <p className="vat-details">{voucherTexts.rest(codes, formatEuro(counted), formatEuro(left))}</p>;
}

const isWide = () => window.matchMedia('(min-width: 48rem)').matches;

function rateText(rate: number): string {
  return vatTexts.rate(germanNumber(Math.round(rate * 1000) / 1000));
}
