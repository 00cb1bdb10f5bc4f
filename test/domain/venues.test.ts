import { describe, expect, it } from 'vitest';
import type { OwnerFacts } from '@/shop/ownerFacts';
import { mapAddress, routeAddresses } from '@/domain/maps';
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
  const show = filmShow({ location: 'Große Leinwand' });
  const goals = (facts: OwnerFacts, of = show) =>
    Object.entries(routeAddresses(of, facts)).map(([map, address]) => {
      const { origin, pathname, searchParams } = new URL(address);
      return [map, origin === 'null' ? address : origin + pathname, Object.fromEntries(searchParams)];
    });
  const openStreetMap = 'https://www.openstreetmap.org';

  it('leads to the coordinates of its venue, also in an app of the device', () => {
    const point = '48.1234,16.3456';
    expect(goals(allOwnerFacts)).toEqual([
      ['apple', 'https://maps.apple.com/', { daddr: point }],
      ['google', 'https://www.google.com/maps/dir/', { api: '1', destination: point }],
      ['openStreetMap', `${openStreetMap}/directions`, { to: point }],
      ['device', `geo:${point}?q=${point}`, { q: point }],
    ]);
  });

  it('leads else to the address, or the name of the place, as it is written', () => {
    const searched = (place: string) => [
      ['apple', 'https://maps.apple.com/', { daddr: place }],
      ['google', 'https://www.google.com/maps/dir/', { api: '1', destination: place }],
      ['openStreetMap', `${openStreetMap}/search`, { query: place }],
      ['device', `geo:0,0?q=${encodeURIComponent(place)}`, { q: place }],
    ];
    const { address, shows } = venues.cinema;
    expect(goals({ venues: { cinema: { address, shows } } })).toEqual(searched('Leinwandweg 7, 1230 Wien'));
    expect(goals({})).toEqual(searched('Große Leinwand'));
    const odd = 'Halle 1 & 2 #Süd, „Wien“? +=%';
    expect(goals({}, filmShow({ location: odd }))).toEqual(searched(odd));
    expect(routeAddresses(show, {}).google).toMatch(/destination=Gro%C3%9Fe%20Leinwand$/);
  });
});
