import { isAbout, isAboutKind, type Concerned } from '@/domain/announcements';
import { kindOf } from '@/domain/cards';
import type { Cart, Show, ShowKind } from '@/domain/entities';
import { isOfAllKinds } from '@/domain/programFilter';
import { currentLines, type OrderedLines } from '@/domain/showUpdates';
import type { Announcement } from '@/shop/announcements';
import { matchRoute } from '@/shop/matchRoute';
import { paths } from '@/shop/paths';

/** The areas with what a page may be about. Most are added with the page that needs them. */
export type Root = Partial<{
  lists: { lists: Record<string, Show[]> };
  movie: { shows: Show[] };
  show: { show: Show | null };
  cart: { cart: Cart };
}>;

type Address = { pathname: string; search: string };
type IsConcerned = (announcement: Announcement) => boolean;

const { program, cinemaLanding, today, kidsProgram, upcoming } = paths;
const { flohmarkt, flohmarktProgram, bookStall, flohmarktRegistration, automarkt, publicEvents } = paths;

const lists: Record<ShowKind, { pattern: string }[]> = {
  kino: [program, cinemaLanding, today, kidsProgram, upcoming],
  flohmarkt: [flohmarkt, flohmarktProgram, bookStall, flohmarktRegistration],
  automarkt: [automarkt],
  publicevent: [publicEvents],
};

const homePages = [paths.home, paths.newsEvents];
const showPages = [paths.show, paths.flohmarktEvent, paths.automarktEvent, paths.publicEvent, paths.event];
const filmPages = [paths.movie, paths.movieByName];
const cartPages = [paths.cart, paths.checkout];
const orderPages = [paths.orders, paths.payment, paths.paymentResult];

const concernedIn = (lines: Cart): Concerned[] =>
  Object.values(lines).flatMap(({ show, movie, event }) => (show ? { ...show, movie, event } : []));

const anyOf =
  (shows: Concerned[]): IsConcerned =>
  (announcement) =>
    shows.some((show) => isAbout(announcement, show));

/** Which announcements a page shows: those about its list, its show or film, or what is in the cart or a ticket. */
export function concernedAt(
  { pathname, search }: Address,
  root: Root,
  tickets: readonly OrderedLines[],
): IsConcerned {
  const isOneOf = (routes: { pattern: string }[]) => matchRoute(routes, pathname) !== undefined;
  if (isOneOf(homePages)) return () => true;
  const [kind] = Object.entries(lists).find(([, routes]) => isOneOf(routes)) ?? [];
  if (kind) {
    if (isOfAllKinds(new URLSearchParams(search))) return () => true;
    const listed = Object.values(root.lists?.lists ?? {}).flat();
    const isAboutListed = anyOf(listed.filter((show) => kindOf(show) === kind));
    return (announcement) => isAboutKind(announcement, kind as ShowKind) || isAboutListed(announcement);
  }
  if (isOneOf(showPages)) return anyOf(root.show?.show ? [root.show.show] : []);
  if (isOneOf(filmPages)) return anyOf(root.movie?.shows ?? []);
  if (isOneOf(cartPages)) return anyOf(concernedIn(root.cart?.cart ?? {}));
  if (isOneOf(orderPages)) return anyOf(tickets.flatMap((order) => concernedIn(currentLines(order))));
  return () => false;
}
