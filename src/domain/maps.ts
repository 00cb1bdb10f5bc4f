import type { Coordinates, OwnerFacts } from '@/shop/ownerFacts';
import { addressLine, venueOf, type Located } from '@/domain/venues';

const map = 'https://www.openstreetmap.org';

/** The address of a map with a mark. */
export function mapAddress({ latitude, longitude }: Coordinates): string {
  return `${map}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}

/** The address of a route planner: to the coordinates of a show's venue, else a search for the place. */
export function routeAddress(show: Located, facts: OwnerFacts): string {
  const { address, coordinates } = venueOf(show, facts) ?? {};
  if (coordinates) return `${map}/directions?to=${coordinates.latitude},${coordinates.longitude}`;
  return `${map}/search?query=${encodeURIComponent(address ? addressLine(address) : (show.location ?? ''))}`;
}
