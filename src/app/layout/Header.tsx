import { useRef, useState, type Ref } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '@/shop/brand';
import { isFlohmarktAddress, paths } from '@/shop/paths';
import { readRawCart } from '@/features/cart/readRawCart';
import { hashtags, layoutTexts } from './texts';
import { BrandMark } from '@/shop/ui/BrandMark';
import { lazyPart } from '@/app/lazyPart';
import { Link } from '@/shared/ui/Link';
import { AccountSlot } from './AccountSlot';
import { HeaderMenus } from './HeaderMenus';
import { useLazyCode } from './useLazyCode';

const CartCount = lazyPart(() => import('@/features/cart/lines/CartCount'), 'CartCount');

/** The header's title on a page of the flea market, selected by the end of its address (requirements 2.2). */
function hashtagOf(pathname: string): string | undefined {
  if (!isFlohmarktAddress(pathname)) return undefined;
  const address = pathname.replace(/\/+$/, '');
  return Object.entries(hashtags).find(([ending]) => address.endsWith(ending))?.[1];
}

export function Header() {
  const hashtag = hashtagOf(useLocation().pathname);
  const cart = useRef<HTMLAnchorElement>(null);
  return (
    <header className="site-header">
      <div className="container site-header-row">
        <Link to={paths.home.to()} className="brand">
          <BrandMark />
          <span translate="no">{brand.name}</span>
          <span className="visually-hidden">{`, ${layoutTexts.homeLink}`}</span>
        </Link>
        <HeaderMenus />
        <div className="header-end">
          <AccountSlot cart={cart} />
          <Link to={paths.search.to()} className="header-icon" title={layoutTexts.search}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <circle cx="10.5" cy="10.5" r="6.5" />
              <path d="m15.5 15.5 5 5" />
            </svg>
            <span className="visually-hidden">{layoutTexts.search}</span>
          </Link>
          <CartLink ref={cart} />
        </div>
      </div>
      {hashtag && <p className="container hashtag">{hashtag}</p>}
    </header>
  );
}

function CartLink({ ref }: { ref: Ref<HTMLAnchorElement> }) {
  const [wasFilled] = useState(() => Boolean(readRawCart()));
  const { code } = useLazyCode(CartCount, wasFilled ? 'now' : 'late');
  return (
    <Link ref={ref} to={paths.cart.to()} className="cart-link">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M2.5 4h3l2.5 11h10l2.5-8h-14M9 20h.01M17 20h.01" />
      </svg>
      <span className="cart-label">{layoutTexts.cart}</span>
      {code === 'loaded' && <CartCount />}
    </Link>
  );
}
