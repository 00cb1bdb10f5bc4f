import type { Coordinates, OwnerFacts } from '@/shop/ownerFacts';
import { addressLine, venueOf, type Located } from '@/domain/venues';

const openStreetMap = 'https://www.openstreetmap.org';

/** The address of a map with a mark. */
export function mapAddress({ latitude, longitude }: Coordinates): string {
  return `${openStreetMap}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}

/** `device`: for an app of the device. */
type RouteAddresses = Record<'apple' | 'google' | 'openStreetMap' | 'device', string>;

/** The addresses of route planners: to the coordinates of a show's venue, else to its address or the name of the place. */
export function routeAddresses(show: Located, facts: OwnerFacts): RouteAddresses {
  const { address, coordinates } = venueOf(show, facts) ?? {};
  const point = coordinates && `${coordinates.latitude},${coordinates.longitude}`;
  const goal = point ?? encodeURIComponent(address ? addressLine(address) : (show.location ?? ''));
  return {
    apple: `https://maps.apple.com/?daddr=${goal}`,
    google: `https://www.google.com/maps/dir/?api=1&destination=${goal}`,
    openStreetMap: `${openStreetMap}/${point ? 'directions?to' : 'search?query'}=${goal}`,
    // Android sets a mark only at what is searched for, and searches around 0,0 everywhere.
    device: `geo:${point ?? '0,0'}?q=${goal}`,
  };
}
