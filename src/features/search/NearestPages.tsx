import { nearestPages } from './nearestPages';
import { decodedPath } from '@/domain/addressReadings';
import { searchTexts } from './texts';
import { Link } from '@/shared/ui/Link';

/** Loaded lazily, because it contains all addresses. */
export function NearestPages({ pathname }: { pathname: string }) {
  const found = nearestPages(decodedPath(pathname) ?? pathname);
  if (found.length === 0) return null;
  return (
    <nav className="nearest-pages" aria-labelledby="aehnliche-seiten">
      <h2 id="aehnliche-seiten">{searchTexts.nearestPages(found.length)}</h2>
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
