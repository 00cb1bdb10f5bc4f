import { describe, expect, it } from 'vitest';
import { itemForVoucher, itemsForShow } from '@/domain/cartItems';
import type { EventType } from '@/domain/entities';
import { itemForGiftCard } from '@/domain/giftCards';
import { cartItemPath, detailPath, moviePath, showPath } from '@/domain/links';
import {
  eventExample,
  filmShow,
  marketShow,
  movieExample,
  productExample,
  voucherExample,
} from '@test/domain/examples';

const prefixes: [EventType, string][] = [
  ['flohmarkt', '/flohmarktprogramm-wien'],
  ['automarkt', '/automarkt'],
  ['publicevent', '/veranstaltungen'],
];

describe('detailPath', () => {
  it('leads to a film by identifier, else by id', () => {
    expect(detailPath(filmShow({ showId: 9, urlIdentifier: 'der-golem' }))).toBe('/show/der-golem');
    expect(detailPath(filmShow({ showId: 9 }))).toBe('/show/9');
  });

  it.each(['', ' ', '1917', '.', '..'])('does not use %j as an identifier', (urlIdentifier) => {
    expect(detailPath(filmShow({ showId: 9, urlIdentifier }))).toBe('/show/9');
  });

  it.each(['a/b', '//evil.example', 'data:text/html,x', '?x#y', '\\evil'])(
    'keeps %j one part of a path',
    (hostile) => {
      const url = new URL(detailPath(filmShow({ urlIdentifier: hostile })), 'https://shop.example');
      expect(url.origin).toBe('https://shop.example');
      expect(url.pathname.split('/')).toHaveLength(3);
      expect(url.search + url.hash).toBe('');
    },
  );

  it('leads to the film page first where the backend wants it and there is one', () => {
    const changes = { showId: 9, displayMoviePageBeforeShowDetail: true };
    expect(detailPath(filmShow({ ...changes, movieUrlIdentifier: 'golem' }))).toBe(
      '/kinoprogramm-wien/kinofilm/golem',
    );
    expect(detailPath(filmShow(changes))).toBe('/show/9');
    expect(showPath(filmShow({ ...changes, movieUrlIdentifier: 'golem' }))).toBe('/show/9');
    expect(detailPath(filmShow({ showId: 9, movieUrlIdentifier: 'golem' }))).toBe('/show/9');
  });

  it.each(prefixes)('leads to a %s under %s', (eventType, prefix) => {
    const event = eventExample({ eventType });
    expect(detailPath(marketShow({ showId: 9, event }))).toBe(`${prefix}/9`);
    expect(detailPath(marketShow({ showId: 9, event, urlIdentifier: 'im-mai' }))).toBe(`${prefix}/im-mai`);
  });
});

describe('moviePath', () => {
  it('takes the identifier of the show, then that of the film', () => {
    const movie = movieExample({ urlIdentifier: 'golem-1920' });
    expect(moviePath(filmShow({ movie, movieUrlIdentifier: 'golem' }))).toBe(
      '/kinoprogramm-wien/kinofilm/golem',
    );
    expect(moviePath(filmShow({ movie }))).toBe('/kinoprogramm-wien/kinofilm/golem-1920');
    expect(moviePath(filmShow())).toBeUndefined();
  });
});

describe('cartItemPath', () => {
  const products = [productExample({ purchaseProductId: 5 })];

  it('leads a ticket and its products to the show', () => {
    const items = itemsForShow(filmShow({ showId: 9, urlIdentifier: 'der-golem', products }), { 5: 1 });
    expect(items.map(cartItemPath)).toEqual(['/show/der-golem', '/show/9']);
  });

  it.each(prefixes)('leads a %s and its products to the event', (eventType, prefix) => {
    const items = itemsForShow(marketShow({ showId: 9, event: eventExample({ eventType }), products }), {
      5: 1,
    });
    expect(items.map(cartItemPath)).toEqual([`${prefix}/9`, '/event/9']);
  });

  it('leads a gift voucher to where it is sold', () => {
    const item = itemForGiftCard(productExample(), 2, 'k3y5x');
    expect(cartItemPath(item)).toBe('/kinogutschein-kaufen');
  });

  it('leads nowhere for a redeemed code', () => {
    expect(cartItemPath(itemForVoucher(voucherExample(), 'k3y5x'))).toBeUndefined();
  });
});
