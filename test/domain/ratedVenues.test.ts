import { expect, it } from 'vitest';
import { ratedVenue } from '@/domain/ratedVenues';

const words = { origin: 'https://shop.example', name: 'Markt', description: 'Am Sonntag.' };

it('describes a rated market under its own id, with stars out of five', () => {
  expect(ratedVenue({ subject: 'flohmarkt', stars: 4.4, count: 577 }, words)).toEqual({
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
