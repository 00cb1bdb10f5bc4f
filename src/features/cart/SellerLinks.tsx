import { paths } from '@/shop/paths';
import { Link } from '@/shared/ui/Link';
import { sellerTexts as texts } from './texts';
import './sellerLinks.scss';

const links = [
  { to: paths.packingList.to(), label: texts.packingList },
  { to: paths.sellerChecklist.to(), label: texts.checklist },
  { to: paths.stallFees.to(), label: texts.calculator },
];

/** From a booking back to what sellers prepare with; ticks and counts are kept there. */
export function SellerLinks() {
  return (
    <nav className="seller-links" aria-label={texts.label}>
      <span aria-hidden="true">{`${texts.label}:`}</span>
      {links.map(({ to, label }) => (
        <Link key={to} to={to}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
