import { useSelector } from 'react-redux';
import { Link, NavLink } from 'react-router-dom';
import { brand } from '@/config/brand';
import { paths } from '@/config/paths';
import { cartSlice } from '@/features/cart/cartSlice';
import { frameTexts } from '@/texts/frame';

const links = [
  { to: paths.program.to(), label: frameTexts.program },
  { to: paths.flohmarktProgram.to(), label: frameTexts.flohmarkt },
  { to: paths.automarkt.to(), label: frameTexts.automarkt },
  { to: paths.publicEvents.to(), label: frameTexts.events },
];

export function Header() {
  return (
    <header className="site-header">
      <div className="container site-header-row">
        <Link to={paths.home.to()} className="brand">
          {brand.name}
          <span className="visually-hidden">, {frameTexts.homeLink}</span>
        </Link>
        <nav aria-label={frameTexts.mainNavigation}>
          <ul className="site-nav">
            {links.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to}>{label}</NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <CartLink />
      </div>
    </header>
  );
}

function CartLink() {
  const count = useSelector(cartSlice.selectors.selectEntryCount);
  return (
    <Link to={paths.cart.to()} className="cart-link">
      {frameTexts.cart}
      {count > 0 && (
        <span className="cart-count">
          <span aria-hidden="true">{count}</span>
          <span className="visually-hidden">, {frameTexts.cartEntries(count)}</span>
        </span>
      )}
    </Link>
  );
}
