import type { OwnerFacts, PostalAddress, VenueFacts } from '@/shop/ownerFacts';
import { kindOf, type Kinded } from '@/domain/cards';

export type Located = Kinded & { location?: string | undefined };

/** The venue of a show: the one that lists its place, else the one of all shows of its kind. */
export function venueOf(show: Located, { venues = {} }: OwnerFacts): VenueFacts | undefined {
  const { location } = show;
  const listed = Object.values(venues).find(
    ({ shows }) => shows !== 'all' && shows?.some((name) => name === location),
  );
  if (listed) return listed;
  const kind = kindOf(show);
  const ofKind = kind === 'kino' ? venues.cinema : kind === 'flohmarkt' ? venues.flohmarkt : undefined;
  return ofKind?.shows === 'all' ? ofKind : undefined;
}

/** „Testgasse 1, 1230 Wien“. */
export function addressLine({ street, postalCode, city }: PostalAddress): string {
  return `${street}, ${postalCode} ${city}`;
}

/** The name of a show's place and its address, as far as they are known. */
export function placeText(show: Located, facts: OwnerFacts): string | undefined {
  const address = venueOf(show, facts)?.address;
  const parts = [show.location, address && addressLine(address)].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(', ') : undefined;
}
