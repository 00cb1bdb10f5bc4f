import type { VisitStep } from '@/domain/visits';
import { matchRoute } from '@/shop/matchRoute';
import { paths } from '@/shop/paths';
import type { Route } from '@/shop/route';

/** Information pages and unknown addresses have no pattern of their own. */
const otherPage = '*';

const routes = Object.values(paths);

/** The pattern of an address, which contains neither its parameters nor its query. */
export function pagePattern(pathname: string): string {
  return matchRoute(routes, pathname)?.pattern ?? otherPage;
}

const stepPages: readonly [VisitStep, readonly Omit<Route, 'to'>[]][] = [
  [
    'list',
    [
      ...[paths.home, paths.newsEvents, paths.cinemaLanding, paths.program, paths.today, paths.kidsProgram],
      ...[paths.upcoming, paths.flohmarkt, paths.bookStall, paths.flohmarktRegistration],
      ...[paths.flohmarktProgram, paths.automarkt, paths.publicEvents],
    ],
  ],
  [
    'show',
    [
      ...[paths.show, paths.movie, paths.movieByName, paths.event, paths.flohmarktEvent],
      ...[paths.automarktEvent, paths.publicEvent, paths.giftCards, paths.giftCardsByShortName],
    ],
  ],
  ['cart', [paths.cart]],
  ['checkout', [paths.checkout]],
  ['payment', [paths.payment]],
];

/** The step of a purchase that a page of this pattern is. */
export function pageStep(pattern: string): VisitStep | undefined {
  return stepPages.find(([, pages]) => pages.some((page) => page.pattern === pattern))?.[0];
}
