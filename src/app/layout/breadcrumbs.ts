import { brand } from '@/shop/brand';
import { paths } from '@/shop/paths';
import type { Crumb } from '@/shared/ui/Breadcrumbs';

const names = {
  label: 'Du bist hier',
  home: 'Startseite',
  cinema: brand.menuLabel,
  program: 'Kinoprogramm',
  flohmarkt: 'Flohmarkt',
  calendar: 'Flohmarktkalender',
  kinderflohmarkt: 'Kinderflohmarkt',
  automarkt: 'Automärkte',
  events: 'Veranstaltungen',
  blog: 'Blog',
};

const crumb = (route: { to: () => string }, label: string): Crumb => ({ to: route.to(), label });

const home = crumb(paths.home, names.home);
const cinema = crumb(paths.cinemaLanding, names.cinema);
const films = [cinema, crumb(paths.program, names.program)];
const flohmarkt = crumb(paths.flohmarkt, names.flohmarkt);

/** Parents of the addresses that start with a pattern's fixed part. The last match wins. */
const patterns: [pattern: string, parents: Crumb[]][] = [
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
  prefix: pattern.replace(/^\/|:.*/g, ''),
  crumbs,
}));

function parentsOf(path: string): Crumb[] {
  if (path === home.to) return [];
  const own = sections.findLast(({ prefix }) => path.startsWith(prefix, 1))?.crumbs ?? [];
  return [home, ...own.filter(({ to }) => to !== path)];
}

export const breadcrumbs = { label: names.label, parentsOf };
