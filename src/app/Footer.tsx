import { useLocation } from 'react-router-dom';
import { brand } from '@/config/brand';
import { season } from '@/config/season';
import { frameTexts } from '@/texts/frame';
import { lazyPart } from '@/ui/lazyPart';
import { Link } from '@/ui/Link';
import { fixedLinks, footerColumns } from './footerColumns';
import { linkTo } from './menus';
import { moodOf } from './mood';
import { socialLinks } from './socialLinks';
import { useLatePart } from './useLatePart';

const FooterNewsletter = lazyPart(async () => (await import('./FooterNewsletter')).FooterNewsletter);

/** What stands below every page; links and newsletter follow its mood (requirements 2.2). */
export function Footer({ onCookieSettings }: { onCookieSettings: () => void }) {
  const { pathname } = useLocation();
  const isDay = moodOf(pathname) === 'day';
  const newsletter = useLatePart(FooterNewsletter, 'calm');
  const networks = socialLinks(pathname);
  return (
    <footer id="fuss" className="site-footer">
      <div className="container">
        <div className="site-footer-newsletter">
          {newsletter.code === 'there' && <FooterNewsletter isDay={isDay} />}
        </div>
        <nav aria-label={frameTexts.footerNavigation}>
          <ul className="footer-columns">
            {footerColumns(pathname).map(({ label, pages }) => (
              <li key={label}>
                <span>{label}</span>
                <Links links={pages.map(linkTo)} />
              </li>
            ))}
          </ul>
          <Links className="link-row" links={fixedLinks.map(linkTo)} />
        </nav>
        <div className="site-footer-row">
          {networks.length > 0 && (
            <nav aria-label={frameTexts.networks}>
              <Links className="link-row" links={networks} />
            </nav>
          )}
          <p>{frameTexts.copyright(season.copyrightYear, brand.name)}</p>
          <button type="button" className="link-button" aria-haspopup="dialog" onClick={onCookieSettings}>
            {frameTexts.cookieSettings}
          </button>
        </div>
      </div>
    </footer>
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
