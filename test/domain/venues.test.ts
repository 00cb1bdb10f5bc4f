import { describe, expect, it } from 'vitest';
import type { OwnerFacts } from '@/shop/ownerFacts';
import { mapAddress, routeAddress } from '@/domain/maps';
import { placeText, venueOf } from '@/domain/venues';
import { eventExample, filmShow, marketShow } from '@test/domain/examples';
import { allOwnerFacts } from '@test/support/ownerFacts';

const { venues } = allOwnerFacts;
const carMarket = marketShow({ event: eventExample({ eventType: 'automarkt' }) });

describe('the venue of a show', () => {
  it('is the one that lists its place', () => {
    expect(venueOf(filmShow({ location: 'Kleine Leinwand' }), allOwnerFacts)).toBe(venues.cinema);
    expect(venueOf({ ...carMarket, location: 'Große Leinwand' }, allOwnerFacts)).toBe(venues.cinema);
  });

  it('is unknown at a place that no venue lists, or without a place', () => {
    expect(venueOf(filmShow({ location: 'Schlosspark' }), allOwnerFacts)).toBeUndefined();
    expect(venueOf(filmShow(), allOwnerFacts)).toBeUndefined();
    expect(venueOf(filmShow({ location: 'Große Leinwand' }), {})).toBeUndefined();
  });

  it('is the one of all shows of its kind', () => {
    expect(venueOf(marketShow({ location: 'Marktgelände' }), allOwnerFacts)).toBe(venues.flohmarkt);
    expect(venueOf(marketShow(), allOwnerFacts)).toBe(venues.flohmarkt);
    expect(venueOf(carMarket, allOwnerFacts)).toBeUndefined();
    const cinemas = {
      venues: { ...venues, cinema: { ...venues.cinema, shows: 'all' } },
    } satisfies OwnerFacts;
    expect(venueOf(filmShow(), cinemas)).toBe(cinemas.venues.cinema);
    expect(venueOf(carMarket, cinemas)).toBeUndefined();
  });

  it('is the listed one before the one of all shows of its kind', () => {
    expect(venueOf(marketShow({ location: 'Kinderwiese' }), allOwnerFacts)).toBe(venues.kinderflohmarkt);
  });
});

describe('the text of a place', () => {
  it('is its name with the address', () => {
    expect(placeText(filmShow({ location: 'Große Leinwand' }), allOwnerFacts)).toBe(
      'Große Leinwand, Leinwandweg 7, 1230 Wien',
    );
  });

  it('consists of what is known', () => {
    expect(placeText(filmShow({ location: 'Große Leinwand' }), {})).toBe('Große Leinwand');
    expect(placeText(marketShow(), allOwnerFacts)).toBe('Trödelgasse 12, 2345 Brunn am Gebirge');
    expect(placeText(marketShow(), {})).toBeUndefined();
  });
});

it('has a map with a mark at the coordinates', () => {
  const map = new URL(mapAddress({ latitude: 48.1234, longitude: 16.3456 }));
  expect(map.origin).toBe('https://www.openstreetmap.org');
  expect(Object.fromEntries(map.searchParams)).toEqual({ mlat: '48.1234', mlon: '16.3456' });
  expect(map.hash).toBe('#map=17/48.1234/16.3456');
});

describe('the route to a show', () => {
  const map = 'https://www.openstreetmap.org';

  it('leads to the coordinates, else searches for the address or the name of the place', () => {
    const show = filmShow({ location: 'Große Leinwand' });
    const { address, shows } = venues.cinema;
    expect(routeAddress(show, allOwnerFacts)).toBe(`${map}/directions?to=48.1234,16.3456`);
    expect(routeAddress(show, { venues: { cinema: { address, shows } } })).toBe(
      `${map}/search?query=Leinwandweg%207%2C%201230%20Wien`,
    );
    expect(routeAddress(show, {})).toBe(`${map}/search?query=Gro%C3%9Fe%20Leinwand`);
  });
});
