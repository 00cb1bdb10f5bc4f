import { Link, useLocation } from 'react-router-dom';
import { brand } from '@/config/brand';
import { paths } from '@/config/paths';
import { season } from '@/config/season';
import { frameTexts } from '@/texts/frame';
import { lazyPart } from '@/ui/lazyPart';
import { moodOf } from './mood';
import { socialLinks } from './socialLinks';
import { useLatePart } from './useLatePart';

const FooterNewsletter = lazyPart(async () => (await import('./FooterNewsletter')).FooterNewsletter);

/** What stands below every page; links and newsletter follow its mood (specification 2.2). */
export function Footer({ onCookieSettings }: { onCookieSettings: () => void }) {
  const { pathname } = useLocation();
  const isDay = moodOf(pathname) === 'day';
  const newsletter = useLatePart(FooterNewsletter, 'calm');
  const links = [
    { to: paths.feedback.to(), label: frameTexts.feedback },
    { to: isDay ? paths.flohmarktJobs.to() : paths.jobs.to(), label: frameTexts.jobs },
    { to: paths.favourites.to(), label: frameTexts.favourites },
    { to: paths.imprint.to(), label: frameTexts.imprint },
    { to: paths.terms.to(), label: frameTexts.terms },
  ];
  const networks = socialLinks(pathname);
  return (
    <footer className="site-footer">
      <div className="container">
        <div className="site-footer-newsletter">
          {newsletter.code === 'there' && <FooterNewsletter isDay={isDay} />}
        </div>
        <div className="site-footer-row">
          <FooterNavigation label={frameTexts.footerNavigation} links={links} />
          {networks.length > 0 && <FooterNavigation label={frameTexts.networks} links={networks} />}
        </div>
        <div className="site-footer-row">
          <p>{frameTexts.copyright(season.copyrightYear, brand.name)}</p>
          <button type="button" className="link-button" aria-haspopup="dialog" onClick={onCookieSettings}>
            {frameTexts.cookieSettings}
          </button>
        </div>
      </div>
    </footer>
  );
}

function FooterNavigation({ label, links }: { label: string; links: { to: string; label: string }[] }) {
  return (
    <nav aria-label={label}>
      <ul className="site-nav">
        {links.map(({ to, label: text }) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
