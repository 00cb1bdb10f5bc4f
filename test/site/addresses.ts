import { staticRoutes } from '@/app/router';
import { ownerFacts } from '@/shop/ownerFacts';
import { movedAddresses, paths } from '@/shop/paths';
import { hasOwnDetails } from '@/features/external/knownDetails';
import { pages } from '@/features/infoPages/manifest';
import type { Addresses } from './links';

const isStatic = (pattern: string) => !pattern.includes(':');

function patternAddresses(): string[] {
  return Object.values(paths)
    .map(({ pattern }) => pattern as string)
    .filter((pattern) => !isStatic(pattern));
}

/** Routes without a screen, page or redirect. */
export function emptyAddresses(): string[] {
  const taken = new Set<string>(
    [...staticRoutes(), ...pages]
      .map(({ address }) => address)
      .concat(movedAddresses.map(({ from }) => from.pattern)),
  );
  return Object.values(paths)
    .map(({ pattern }) => pattern as string)
    .filter((pattern) => isStatic(pattern) && !taken.has(pattern));
}

const personal = 'its content belongs to one visitor';
const result = 'the result of an action';

/** Screens that are not prerendered, and why. */
const unbuiltScreens: Readonly<Record<string, string>> = {
  CartPage: personal,
  CheckoutPage: personal,
  PaymentPage: personal,
  StornoPage: personal,
  WithdrawalPage: personal,
  FavouritesPage: personal,
  OrdersPage: personal,
  SearchPage: 'its content depends on the query',
  ExtraCarPage: 'only for visitors who were sent the address',
  FeedbackSavedPage: result,
  ApplicationSentPage: result,
  RedirectPage: 'redirects to another site immediately',
  ExternalPage: 'empty unless a setting names the provider’s site or the owner has given facts',
  NotFoundPage: 'says that the page does not exist',
};

/** Pages of the provider that the shop fills with facts of the owner. */
const ownPages = (
  [
    [paths.imprint.to(), 'imprint'],
    [paths.contact.to(), 'contact'],
    [paths.contactByGermanName.to(), 'contact'],
    [paths.contactPrint.to(), 'contactPrint'],
  ] as const
)
  .filter(([, page]) => hasOwnDetails(page, ownerFacts))
  .map(([address]) => address);

const isPrerendered = ({ address, screen }: { address: string; screen: string }) =>
  !(screen in unbuiltScreens) || ownPages.includes(address);

export function builtAddresses(): string[] {
  return [...staticRoutes().filter(isPrerendered), ...pages].map(({ address }) => address);
}

/** Valid link targets besides prerendered pages. */
export function linkable(): Addresses {
  const unbuilt = staticRoutes().filter((placed) => !isPrerendered(placed));
  return { unbuilt: unbuilt.map(({ address }) => address), patterns: patternAddresses() };
}
