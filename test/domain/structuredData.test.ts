import { describe, expect, it } from 'vitest';
import { ratings } from '@/shop/ratings';
import type { EventType, Movie, Show } from '@/domain/entities';
import { ratedVenue } from '@/domain/ratedVenues';
import { describedShow, describedShows, mostDescribed } from '@/domain/structuredData';
import { allOwnerFacts } from '@test/support/ownerFacts';
import { eventExample, filmShow, marketShow, movieExample, productExample } from '@test/domain/examples';

const origin = 'https://shop.example';
const now = Date.UTC(2026, 0, 1);
const described = (show: Show, at = now) => describedShow(show, { origin, now: at });

const fee = productExample({ purchaseProductId: 1, productName: 'Autoticket', price: 500, mandatory: true });
const spot = (purchaseProductId: number, productName: string, price: number) =>
  productExample({ purchaseProductId, productName, price, productType: 'spot', sortPosition: 2 });
const breakfast = productExample({ purchaseProductId: 9, productType: 'drink', price: 700, sortPosition: 3 });

describe('film', () => {
  it('is a screening with its film, venue and ticket', () => {
    const movie = movieExample({
      imagePath: '/bilder/film/',
      imageName: 'golem.svg',
      urlIdentifier: 'der-golem',
      actors: 'Paul Wegener u. a.',
    });
    const show = filmShow({
      movie,
      location: 'Große Leinwand',
      urlIdentifier: 'der-golem-1',
      products: [fee],
    });
    expect(described(show)).toEqual({
      '@type': 'ScreeningEvent',
      name: 'Der Golem',
      url: `${origin}/show/der-golem-1`,
      image: `${origin}/bilder/film/golem.svg`,
      startDate: '2026-11-21T19:30:00+01:00',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: 'Große Leinwand' },
      organizer: { '@type': 'Organization', name: 'Kino wie Damals', url: `${origin}/` },
      offers: {
        '@type': 'Offer',
        price: '17.50',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        url: `${origin}/show/der-golem-1`,
      },
      workPresented: {
        '@type': 'Movie',
        name: 'Der Golem',
        image: `${origin}/bilder/film/golem.svg`,
        url: `${origin}/kinoprogramm-wien/kinofilm/der-golem`,
      },
    });
  });

  const work = (movie: Partial<Movie>) => {
    const show = described(filmShow({ movie: movieExample(movie) }));
    return (show as { workPresented?: object } | undefined)?.workPresented;
  };

  it('has running time, age rating, language and genre of its film', () => {
    const facts = { runningTime: 153, ageRating: 'FSK 12', language: 'Deutsch', genre: 'Drama' };
    expect(work(facts)).toEqual({
      '@type': 'Movie',
      name: 'Der Golem',
      duration: 'PT153M',
      contentRating: 'FSK 12',
      inLanguage: 'de',
      genre: 'Drama',
    });
  });

  it('has no language that is not certain, and no fact that is unknown', () => {
    expect(work({ language: 'OmU' })).toEqual({ '@type': 'Movie', name: 'Der Golem' });
    expect(work({ language: 'constructor' })).toEqual({ '@type': 'Movie', name: 'Der Golem' });
  });

  it('omits unknown facts', () => {
    const show = described(filmShow({ movie: movieExample({ price: 0 }) }));
    expect(Object.keys(show!)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(image|endDate|location|offers)$/)]),
    );
    expect(show).toMatchObject({ workPresented: { '@type': 'Movie', name: 'Der Golem' } });
    expect(JSON.stringify(show)).not.toMatch(/validFrom|aggregateRating|address"/);
  });

  it('has no picture with an address outside the web', () => {
    const movie = movieExample({ imagePath: 'data:', imageName: 'text/html,x' });
    expect(described(filmShow({ movie }))).not.toHaveProperty('image');
  });
});

describe('start and end', () => {
  const at = (date: string, time?: string) => described(filmShow({ date, time }))?.['startDate' as never];

  it.each([
    ['29.03.2026', '01:30', '2026-03-29T01:30:00+01:00'],
    ['29.03.2026', '20:00', '2026-03-29T20:00:00+02:00'],
    ['25.10.2026', '01:30', '2026-10-25T01:30:00+02:00'],
    ['25.10.2026', '20:00', '2026-10-25T20:00:00+01:00'],
    ['21.11.2026', undefined, '2026-11-21'],
  ])('of a show on %s at %s are in Vienna time', (date, time, start) => {
    expect(at(date, time)).toBe(start);
  });

  const end = (dateEndISO: string, time: string | undefined = '19:30') =>
    described(filmShow({ time, dateEndISO }))?.['endDate' as never];

  it('include the end from the backend, in Vienna time', () => {
    expect(end('2026-11-21T20:45:00Z')).toBe('2026-11-21T21:45:00+01:00');
    expect(end('2026-11-22T00:00:00+01:00')).toBe('2026-11-22T00:00:00+01:00');
    expect(end('2026-11-22')).toBe('2026-11-22');
  });

  it.each(['bald', '2026-11-21T18:00:00+01:00', '2026-11-21T19:30:00+01:00', '2099-12-31T23:00:00+01:00'])(
    'do not include the invalid end %s',
    (text) => {
      expect(end(text)).toBeUndefined();
    },
  );

  it('are days if only the day of the start is known', () => {
    const show = marketShow({ time: undefined, dateEndISO: '2026-11-23T00:00:00+01:00' });
    expect(described(show)).toMatchObject({ startDate: '2026-11-21', endDate: '2026-11-22' });
  });
});

describe('facts of the owner', () => {
  const withFacts = (show: Show) => describedShow(show, { origin, now, facts: allOwnerFacts });

  it('give a place its address and coordinates', () => {
    expect(withFacts(filmShow({ location: 'Große Leinwand' }))).toMatchObject({
      location: {
        '@type': 'Place',
        name: 'Große Leinwand',
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'Leinwandweg 7',
          postalCode: '1230',
          addressLocality: 'Wien',
          addressCountry: 'AT',
        },
        geo: { '@type': 'GeoCoordinates', latitude: 48.1234, longitude: 16.3456 },
      },
    });
  });

  it('give a show without a named place the address of all shows of its kind', () => {
    const { location } = withFacts(marketShow()) as { location: object };
    expect(location).toMatchObject({ '@type': 'Place', address: { streetAddress: 'Trödelgasse 12' } });
    expect(location).not.toHaveProperty('name');
  });

  it('change nothing at another place', () => {
    const show = filmShow({ location: 'Schlosspark' });
    expect(withFacts(show)).toEqual(described(show));
    expect(withFacts(filmShow())).not.toHaveProperty('location');
  });

  it('name who runs a flea market', () => {
    const organizer = { '@type': 'Organization', name: 'Trödelfreunde OG' };
    expect(withFacts(marketShow())).toHaveProperty('organizer', organizer);
    const carMarket = marketShow({ event: eventExample({ eventType: 'automarkt' }) });
    for (const show of [carMarket, filmShow()])
      expect(withFacts(show)).toHaveProperty('organizer.name', 'Kino wie Damals');
  });
});

describe('omitted shows', () => {
  it.each<[string, Show]>([
    ['without a date yet', filmShow({ date: '31.12.2099' })],
    ['on an invalid day', filmShow({ date: '31.02.2026', time: undefined })],
    ['long over', filmShow({ date: '21.11.2025' })],
    ['past by their type', filmShow({ showType: 'kino_past' })],
    ['closed', marketShow({ showId: 174 })],
  ])('are those that are %s', (_, show) => {
    expect(described(show)).toBeUndefined();
  });

  it('are repeated shows, and those beyond the maximum', () => {
    const shows = Array.from({ length: 2000 }, (_, index) => filmShow({ showId: 1000 + (index >> 1) }));
    const found = describedShows([filmShow({ date: '31.12.2099' }), ...shows], { origin, now });
    expect(found).toHaveLength(mostDescribed);
    expect(new Set(found.map((show) => JSON.stringify(show))).size).toBe(mostDescribed);
    expect(found[0]).toEqual(described(filmShow({ showId: 1000 })));
  });

  it('leave no gap in a list', () => {
    const list = [filmShow({ date: '31.12.2099' }), marketShow({ showId: 2 })];
    expect(describedShows(list, { origin, now })).toEqual([described(marketShow({ showId: 2 }))]);
    expect(describedShows([], { origin, now })).toEqual([]);
  });
});

describe('offer', () => {
  const offersOf = (show: Show) => described(show)?.['offers' as never] as unknown;
  const stateOf = (show: Show) => (offersOf(show) as { availability: string } | undefined)?.availability;
  const stall = (changes: Partial<Show>) => marketShow({ price: 1000, ...changes });

  it.each<[string, Show]>([
    ['InStock', filmShow()],
    ['LimitedAvailability', filmShow({ fomoStatus: 3 })],
    ['SoldOut', filmShow({ soldOut: true, fomoStatus: 3 })],
    ['PreOrder', filmShow({ futureSales: true })],
    ['InStock', stall({})],
  ])('is %s', (state, show) => {
    expect(stateOf(show)).toBe(`https://schema.org/${state}`);
  });

  it.each<EventType>(['flohmarkt', 'automarkt'])('of a %s is a spot, of an event', (eventType) => {
    const show = marketShow({ event: eventExample({ eventType }), products: [spot(2, 'PKW', 2500)] });
    expect(described(show)).toMatchObject({ '@type': 'Event', offers: { price: '25.00' } });
  });

  it('of a market is its cheapest spot with all that each booking adds', () => {
    const table = productExample({ purchaseProductId: 8, productOrderType: 'option', price: 800 });
    const waste = { ...fee, purchaseProductId: 7, price: 250 };
    const spots = [spot(3, 'Kombi', 3000), spot(2, 'PKW', 2500), spot(4, 'Gratis', 0)];
    const show = marketShow({ products: [fee, waste, ...spots, table, breakfast] });
    expect(offersOf(show)).toMatchObject({ price: '32.50' });
  });

  it('keeps its price when it is sold out or not on sale yet', () => {
    for (const state of [{ soldOut: true }, { futureSales: true }])
      expect(offersOf(filmShow({ products: [fee], ...state }))).toMatchObject({ price: '17.50' });
  });

  it('does not exist for sales on site', () => {
    expect(offersOf(stall({ soldOut: true }))).toBeUndefined();
    expect(offersOf(stall({ showId: 13 }))).toBeUndefined();
    expect(offersOf(marketShow({ soldOut: true, products: [breakfast] }))).toBeUndefined();
  });

  it('does not exist without a price', () => {
    const evening = marketShow({ event: eventExample({ eventType: 'publicevent' }), products: [breakfast] });
    expect(offersOf(evening)).toBeUndefined();
    expect(offersOf(marketShow({ products: [fee] }))).toBeUndefined();
    expect(offersOf(filmShow({ movie: movieExample({ price: 0 }), products: [fee] }))).toBeUndefined();
  });
});

describe('rated venues', () => {
  const venueOf = (rating: (typeof ratings)[number]) =>
    ratedVenue(rating, { origin, name: 'Name', description: 'Worte' });

  it('are the cinema and both markets, each at its own address with its own rating', () => {
    const venues = ratings.map(venueOf);
    expect(venues.map((venue) => venue['@type'])).toEqual(['MovieTheater', 'LocalBusiness', 'LocalBusiness']);
    expect(venues).toMatchObject([
      { url: `${origin}/kinoprogramm-wien`, aggregateRating: { ratingValue: 4.6, reviewCount: 1448 } },
      { url: `${origin}/flohmarkt-wien`, aggregateRating: { ratingValue: 4.4, reviewCount: 577 } },
      { url: `${origin}/kinderflohmarkt`, aggregateRating: { ratingValue: 4.9, reviewCount: 118 } },
    ]);
    expect(JSON.stringify(venues)).not.toMatch(/"(address|telephone)"/);
  });
});
