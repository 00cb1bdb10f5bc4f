import { paths } from '@/shared/config/paths';
import { breadcrumbTexts as names } from './breadcrumbTexts';
import type { Crumb } from '@/shared/ui/Breadcrumbs';

const crumb = (route: { to: () => string }, label: string): Crumb => ({ to: route.to(), label });

const home = crumb(paths.home, names.home);
const cinema = crumb(paths.cinemaLanding, names.cinema);
const films = [cinema, crumb(paths.program, names.program)];
const flohmarkt = crumb(paths.flohmarkt, names.flohmarkt);

/** What stands above the addresses that begin with a pattern's fixed part; of several the last one counts. */
const patterns: [pattern: string, above: Crumb[]][] = [
  ['kino', [cinema]],
  [paths.show.pattern, films],
  [paths.movie.pattern, films],
  [paths.movieByName.pattern, films],
  [paths.cinemaBlog.pattern, [cinema]],
  [paths.cinemaArticle.pattern, [cinema, crumb(paths.cinemaBlog, names.blog)]],
  ['flohmarkt', [flohmarkt]],
  ['jetzt-flohmarkt', [flohmarkt]],
  ['kinderflohmarkt', [flohmarkt]],
  ['kinderflohmarkt/', [flohmarkt, crumb(paths.kinderflohmarkt, names.kinderflohmarkt)]],
  [paths.flohmarktEvent.pattern, [flohmarkt, crumb(paths.flohmarktProgram, names.calendar)]],
  [paths.flohmarktArticle.pattern, [flohmarkt, crumb(paths.flohmarktBlog, names.blog)]],
  [paths.automarktEvent.pattern, [crumb(paths.automarkt, names.automarkt)]],
  [paths.publicEvent.pattern, [crumb(paths.publicEvents, names.events)]],
];
const sections = patterns.map(([pattern, crumbs]) => ({
  beginning: pattern.replace(/^\/|:.*/g, ''),
  crumbs,
}));

/** The pages above an address, from the home page on; none above the home page itself. */
function parentsOf(path: string): Crumb[] {
  if (path === home.to) return [];
  const own = sections.findLast(({ beginning }) => path.startsWith(beginning, 1))?.crumbs ?? [];
  return [home, ...own.filter(({ to }) => to !== path)];
}

export const breadcrumbs = { label: names.label, parentsOf };
