import { nearestPages } from './nearestPages';
import { decodedPath } from '@/domain/addressReadings';
import { nearestTexts } from './nearestTexts';
import { Link } from '@/shared/ui/Link';

/** What an unknown address may have been meant for. Its code comes late, for it names every page. */
export function NearestPages({ pathname }: { pathname: string }) {
  const found = nearestPages(decodedPath(pathname) ?? pathname);
  if (found.length === 0) return null;
  return (
    <nav className="nearest-pages" aria-labelledby="aehnliche-seiten">
      <h2 id="aehnliche-seiten">{nearestTexts.title}</h2>
      <ul>
        {found.map(({ address, title }) => (
          <li key={address}>
            <Link to={address}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
