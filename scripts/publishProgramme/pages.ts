import { withHead } from '../../build/pageHtml';
import type { Movie, Show } from '../../src/domain/entities';
import { moviePath, showPath } from '../../src/domain/links';
import { sharedPicture } from '../../src/domain/sharedPicture';
import { movieHead, showHead } from '../../src/features/booking/show/sharedHead';
import { fileOfAddress } from '../../src/shop/pageFiles';
import { pageHead } from '../../src/shop/ui/pageHead';
import type { Programme, Site } from './channel';

/** Names of one folder level that every server reads alike; a point would make the address that of a file. */
const plainPath = /^(?:\/[\p{L}\p{N}_-]+)+$/u;

/** The file of a page within the folder; `undefined` for an address that servers might read differently. */
function fileOf(path: string): string | undefined {
  const decoded = decodeURIComponent(path).normalize('NFC');
  return plainPath.test(decoded) && encodeURI(decoded) === path ? `${decoded.slice(1)}.html` : undefined;
}

/** The pages of all shows and films of a programme: the built page of their route with their own head, by file. */
export function pages({ shows }: Programme, site: Site): Map<string, string> {
  const { origin, media, read } = site;
  const found = new Map<string, string>();
  function add(
    path: string,
    content: { title: string; description: string },
    of: Pick<Show, 'movie' | 'event'>,
  ) {
    const file = fileOf(path);
    if (file === undefined || found.has(file)) return;
    const picture = sharedPicture(of, { origin, media });
    found.set(file, withHead(read(fileOfAddress(path)), pageHead(path, { ...content, picture }, origin)));
  }
  function addMovie(path: string | undefined, movie: Movie | undefined) {
    if (path !== undefined && movie) add(path, movieHead(movie), { movie });
  }
  for (const show of shows) {
    add(showPath(show), showHead(show), show);
    addMovie(moviePath(show), show.movie);
  }
  return found;
}
