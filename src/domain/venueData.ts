import type { GeoCoordinates, OpeningHoursSpecification, PostalAddress } from 'schema-dts';
import type { PostalAddress as Address, VenueFacts } from '@/shop/ownerFacts';

type PlaceData = {
  address?: Exclude<PostalAddress, string>;
  geo?: Exclude<GeoCoordinates, string>;
};

export function addressData({ street, postalCode, city }: Address): Exclude<PostalAddress, string> {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode,
    addressLocality: city,
    addressCountry: 'AT',
  };
}

/** Address and coordinates of a venue for structured data; empty without them. */
export function placeData({ address, coordinates }: VenueFacts = {}): PlaceData {
  return {
    ...(address && { address: addressData(address) }),
    ...(coordinates && { geo: { '@type': 'GeoCoordinates', ...coordinates } }),
  };
}

/** The opening hours of a venue for structured data; empty without them. */
export function openingHoursData({ openingHours }: VenueFacts = {}): {
  openingHoursSpecification?: Exclude<OpeningHoursSpecification, string>[];
} {
  return openingHours
    ? {
        openingHoursSpecification: openingHours.map(({ days, opens, closes }) => ({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: [...days],
          opens,
          closes,
        })),
      }
    : {};
}
