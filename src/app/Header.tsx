import { useLayoutEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { brand } from '@/config/brand';
import { paths } from '@/config/paths';
import { cartSlice } from '@/features/cart/cartSlice';
import { frameTexts } from '@/texts/frame';
import { AccountSlot } from './AccountSlot';

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
        <Navigation />
        <div className="header-end">
          <AccountSlot />
          <CartLink />
        </div>
      </div>
    </header>
  );
}

function Navigation() {
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  // On a phone the row is longer than the screen.
  useLayoutEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (list.current && current) list.current.scrollLeft = current.offsetLeft - list.current.offsetLeft - 40;
  }, [pathname]);
  return (
    <nav aria-label={frameTexts.mainNavigation}>
      <ul ref={list} className="site-nav">
        {links.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to}>{label}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
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
