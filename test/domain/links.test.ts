import { describe, expect, it } from 'vitest';
import { itemForVoucher, itemsForShow } from '@/domain/cartItems';
import type { EventType, ShowDetail, ShowKind } from '@/domain/entities';
import { itemForGiftCard } from '@/domain/giftCards';
import { cartItemPath, detailPath, listPath, moviePath, namePath, showPath } from '@/domain/links';
import {
  choiceOf,
  eventExample,
  filmShow,
  lineExample,
  marketShow,
  movieExample,
  productExample,
  showExample,
  voucherExample,
} from '@test/domain/examples';

const prefixes: [EventType, string][] = [
  ['flohmarkt', '/flohmarktprogramm-wien'],
  ['automarkt', '/automarkt'],
  ['publicevent', '/veranstaltungen'],
];

describe('listPath', () => {
  it.each<[ShowKind, string]>([...prefixes, ['kino', '/kinoprogramm-wien/kinoprogramm']])(
    'leads to the list of kind %s at %s',
    (kind, path) => {
      expect(listPath(kind)).toBe(path);
    },
  );
});

describe('detailPath', () => {
  it('links to a film by identifier, else by id', () => {
    expect(detailPath(filmShow({ showId: 9, urlIdentifier: 'der-golem' }))).toBe('/show/der-golem');
    expect(detailPath(filmShow({ showId: 9 }))).toBe('/show/9');
  });

  it.each(['', ' ', '1917', '.', '..'])('does not use %j as an identifier', (urlIdentifier) => {
    expect(detailPath(filmShow({ showId: 9, urlIdentifier }))).toBe('/show/9');
  });

  it.each(['teil-2.', 'und-so-weiter..', '.hack', '..und-wieder'])(
    'uses %j, whose dots no browser resolves',
    (urlIdentifier) => {
      expect(detailPath(filmShow({ showId: 9, urlIdentifier }))).toBe(`/show/${urlIdentifier}`);
    },
  );

  it.each(['a/b', '//evil.example', 'data:text/html,x', '?x#y', '\\evil'])(
    'keeps %j a single segment of a path',
    (hostile) => {
      const url = new URL(detailPath(filmShow({ urlIdentifier: hostile })), 'https://shop.example');
      expect(url.origin).toBe('https://shop.example');
      expect(url.pathname.split('/')).toHaveLength(3);
      expect(url.search + url.hash).toBe('');
    },
  );

  it('links to the film page if the backend says so and the film has one', () => {
    const changes = { showId: 9, displayMoviePageBeforeShowDetail: true };
    expect(detailPath(filmShow({ ...changes, movieUrlIdentifier: 'golem' }))).toBe(
      '/kinoprogramm-wien/kinofilm/golem',
    );
    expect(detailPath(filmShow(changes))).toBe('/show/9');
    expect(showPath(filmShow({ ...changes, movieUrlIdentifier: 'golem' }))).toBe('/show/9');
    expect(detailPath(filmShow({ showId: 9, movieUrlIdentifier: 'golem' }))).toBe('/show/9');
  });

  it('links to the show if the film is unknown, and never from a market to a film', () => {
    const changes = { showId: 9, displayMoviePageBeforeShowDetail: true };
    expect(detailPath(showExample({ ...changes, showType: 'kino' }))).toBe('/show/9');
    expect(detailPath(marketShow({ ...changes, movieUrlIdentifier: 'golem' }))).toBe(
      '/flohmarktprogramm-wien/9',
    );
  });

  it.each(prefixes)('links to a %s under %s', (eventType, prefix) => {
    const event = eventExample({ eventType });
    expect(detailPath(marketShow({ showId: 9, event }))).toBe(`${prefix}/9`);
    expect(detailPath(marketShow({ showId: 9, event, urlIdentifier: 'im-mai' }))).toBe(`${prefix}/im-mai`);
  });
});

describe('moviePath', () => {
  it('uses the identifier of the show, then that of the film', () => {
    const movie = movieExample({ urlIdentifier: 'golem-1920' });
    expect(moviePath(filmShow({ movie, movieUrlIdentifier: 'golem' }))).toBe(
      '/kinoprogramm-wien/kinofilm/golem',
    );
    expect(moviePath(filmShow({ movie }))).toBe('/kinoprogramm-wien/kinofilm/golem-1920');
    expect(moviePath(filmShow())).toBeUndefined();
  });
});

describe('namePath', () => {
  const film = (changes: Partial<ShowDetail>) =>
    filmShow({ showId: 9, movieUrlIdentifier: 'golem', ...changes });
  const later = { countFutureShowsForMovie: 2 };

  it.each([
    ['a film on sale', film({})],
    ['a sold-out film with later shows', film({ soldOut: true, ...later })],
    ['a film on sale soon with later shows', film({ futureSales: true, ...later })],
    ['a market on sale', marketShow()],
  ])('is undefined for %s, whose button links to the page', (_, show) => {
    expect(namePath(show)).toBeUndefined();
  });

  it.each([
    ['a sold-out film', film({ soldOut: true })],
    ['a film on sale soon', film({ futureSales: true })],
    ['an undated film, whose button offers a reminder', film({ date: '31.12.2099', ...later })],
  ])('leads to the film’s page for %s', (_, show) => {
    expect(namePath(show)).toBe('/kinoprogramm-wien/kinofilm/golem');
  });

  it('links to the show if its film has no page', () => {
    expect(namePath(filmShow({ showId: 9, soldOut: true }))).toBe('/show/9');
  });

  it.each([
    ['is sold out', marketShow({ showId: 9, soldOut: true }), 9],
    ['is sold on site only', marketShow({ showId: 13 }), 13],
    ['is closed', marketShow({ showId: 174 }), 174],
  ])('leads to the page of a market that %s', (_, show, id) => {
    expect(namePath(show)).toBe(`/flohmarktprogramm-wien/${id}`);
  });
});

describe('cartItemPath', () => {
  const products = [productExample({ purchaseProductId: 5 })];

  it('links a ticket and its products to the show', () => {
    const items = itemsForShow(
      filmShow({ showId: 9, urlIdentifier: 'der-golem', products }),
      choiceOf({ 5: 1 }),
    );
    expect(items.map(cartItemPath)).toEqual(['/show/der-golem', '/show/9']);
  });

  it.each(prefixes)('links a %s and its products to the event', (eventType, prefix) => {
    const items = itemsForShow(
      marketShow({ showId: 9, event: eventExample({ eventType }), products }),
      choiceOf({
        5: 1,
      }),
    );
    expect(items.map(cartItemPath)).toEqual([`${prefix}/9`, '/event/9']);
  });

  it('links a stall without its event to the page of any event', () => {
    expect(cartItemPath(lineExample('show-9', { productType: 'event', showId: 9 }))).toBe('/event/9');
  });

  it('links a gift card to the gift card page', () => {
    const item = itemForGiftCard(productExample(), 2, 'k3y5x');
    expect(cartItemPath(item)).toBe('/kinogutschein-kaufen');
  });

  it('has no link for a redeemed code', () => {
    expect(cartItemPath(itemForVoucher(voucherExample(), 'k3y5x'))).toBeUndefined();
  });
});
