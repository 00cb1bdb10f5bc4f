import { useLocation } from 'react-router-dom';
import { brand } from '@/shop/brand';
import { ownerFacts, type PostalAddress } from '@/shop/ownerFacts';
import { season } from '@/shop/season';
import { addressLine } from '@/domain/venues';
import { layoutTexts } from './texts';
import { lazyPart } from '@/app/lazyPart';
import { Link } from '@/shared/ui/Link';
import { fixedLinks, footerColumns, socialLinks, venueAt } from './footerLinks';
import { linkTo } from './menus';
import { themeFor } from './theme';
import { useLazyCode } from './useLazyCode';

const FooterNewsletter = lazyPart(() => import('./FooterNewsletter'), 'FooterNewsletter');

/** The footer of every page; links and newsletter depend on the theme (requirements 2.2). */
export function Footer({ onCookieSettings }: { onCookieSettings: () => void }) {
  const { pathname } = useLocation();
  const isDay = themeFor(pathname) === 'day';
  const newsletter = useLazyCode(FooterNewsletter, 'late');
  const networks = socialLinks(pathname);
  return (
    <footer id="fuss" className="site-footer">
      <div className="container">
        <div className="site-footer-newsletter">
          {newsletter.code === 'loaded' && <FooterNewsletter isDay={isDay} />}
        </div>
        <nav aria-label={layoutTexts.footerNavigation}>
          <ul className="footer-columns">
            {footerColumns(pathname).map(({ label, pages }) => (
              <li key={label}>
                <span>{label}</span>
                <Links links={pages.map(linkTo)} />
              </li>
            ))}
          </ul>
          <Links className="link-row" links={fixedLinks().map(linkTo)} />
        </nav>
        <OwnerContact address={ownerFacts.venues?.[venueAt(pathname)]?.address} />
        <div className="site-footer-row">
          {networks.length > 0 && (
            <nav aria-label={layoutTexts.networks}>
              <Links className="link-row" links={networks} />
            </nav>
          )}
          <p>{layoutTexts.copyright(season.copyrightYear, brand.name)}</p>
          <button type="button" className="link-button" aria-haspopup="dialog" onClick={onCookieSettings}>
            {layoutTexts.cookieSettings}
          </button>
        </div>
      </div>
    </footer>
  );
}

function OwnerContact({ address }: { address: PostalAddress | undefined }) {
  const { telephone, email } = ownerFacts;
  if (!address && !telephone && email === undefined) return null;
  return (
    <address className="link-row">
      {address && <span>{addressLine(address)}</span>}
      {telephone && <a href={`tel:${telephone.number}`}>{telephone.shown}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </address>
  );
}

function Links({ links, className }: { links: { to: string; label: string }[]; className?: string }) {
  return (
    <ul className={className}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
