import type { Cart } from '@/domain/entities';
import { formatEuro } from '@/shared/text/money';
import { vatRows, type VatRow } from '@/domain/vat';
import { germanNumber } from '@/shared/text/germanNumber';
import { vatTexts } from './texts';
import './components/vat.scss';

const headingId = 'enthaltene-ust';

/** The total by VAT rate; the gross amounts add up to it. Renders nothing if there is nothing to pay. */
export function VatDetails({ cart }: { cart: Cart }) {
  const rows = vatRows(cart);
  if (rows.length === 0) return null;
  return (
    <div className="vat-details">
      <p id={headingId}>{vatTexts.heading}</p>
      <dl aria-labelledby={headingId}>
        {rows.map((row) => (
          <div key={row.rate ?? 'unknown'}>
            <dt>{rateText(row)}</dt>
            <dd translate="no">{formatEuro(row.gross)}</dd>
            <dd>{row.vat === undefined ? vatTexts.unknownVat : vatTexts.contained(formatEuro(row.vat))}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function rateText({ rate }: VatRow): string {
  return rate === undefined
    ? vatTexts.unknownRate
    : vatTexts.rate(germanNumber(Math.round(rate * 1000) / 1000));
}
