import { expect, it } from 'vitest';
import { ratedVenue } from '@/domain/ratedVenues';
import { allOwnerFacts } from '@test/support/ownerFacts';

const market = { subject: 'flohmarkt', stars: 4.4, count: 577 } as const;

const words = { origin: 'https://shop.example', name: 'Markt', description: 'Am Sonntag.' };

it('describes a rated market under its own id, with stars out of five', () => {
  expect(ratedVenue(market, words)).toEqual({
    '@type': 'LocalBusiness',
    '@id': 'https://shop.example/flohmarkt-wien#flohmarkt',
    url: 'https://shop.example/flohmarkt-wien',
    name: 'Markt',
    description: 'Am Sonntag.',
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.4, bestRating: 5, reviewCount: 577 },
  });
});

it('describes the cinema as a movie theater', () => {
  expect(ratedVenue({ subject: 'cinema', stars: 4.6, count: 1448 }, words)).toMatchObject({
    '@type': 'MovieTheater',
    url: 'https://shop.example/kinoprogramm-wien',
  });
});

it('contains the facts of the owner that are given', () => {
  const { address, geo, telephone, email, openingHoursSpecification } = ratedVenue(
    market,
    words,
    allOwnerFacts,
  );
  expect({ address, geo, telephone, email }).toEqual({
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Trödelgasse 12',
      postalCode: '2345',
      addressLocality: 'Brunn am Gebirge',
      addressCountry: 'AT',
    },
    geo: { '@type': 'GeoCoordinates', latitude: 48.2, longitude: 16.25 },
    telephone: '+4312345678',
    email: 'servus@kino.example',
  });
  expect(openingHoursSpecification).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Sunday'], opens: '06:00', closes: '14:00' },
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Wednesday', 'Saturday'],
      opens: '08:00',
      closes: '12:30',
    },
  ]);
});

it('contains only the given ones of them', () => {
  const facts = { venues: { flohmarkt: { coordinates: { latitude: 48.2, longitude: 16.25 } } } };
  const plain = ratedVenue(market, words);
  expect(ratedVenue(market, words, facts)).toEqual({
    ...plain,
    geo: { '@type': 'GeoCoordinates', latitude: 48.2, longitude: 16.25 },
  });
});
