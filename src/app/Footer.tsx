import { Link } from 'react-router-dom';
import { brand } from '@/config/brand';
import { paths } from '@/config/paths';
import { season } from '@/config/season';
import { frameTexts } from '@/texts/frame';

export function Footer() {
  return (
    <footer className="site-footer">
      <div className="container site-footer-row">
        <p>{frameTexts.copyright(season.copyrightYear, brand.name)}</p>
        <nav aria-label={frameTexts.footerNavigation}>
          <ul className="site-nav">
            <li>
              <Link to={paths.imprint.to()}>{frameTexts.imprint}</Link>
            </li>
            <li>
              <Link to={paths.terms.to()}>{frameTexts.terms}</Link>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
