import { describe, expect, it } from 'vitest';
import { favouriteToggled } from '@/features/wishlist/wishlistSlice';
import { golem, metropolis, storedFavourites, storeFavourites } from '@test/support/favourites';
import { tabOf } from '@test/support/favouritesTab';
import { scriptAddress } from '@test/support/hostile';

describe('a stored value', () => {
  it.each([
    ['nothing', ''],
    ['null', 'null'],
    ['a text', '"wishlist"'],
    ['a number', '42'],
    ['a map', '{"1":{"id":1,"title":"Metropolis","price":1250}}'],
    ['no JSON', '[{"id":1'],
    ['very deep JSON', `${'['.repeat(50_000)}1${']'.repeat(50_000)}`],
    ['very long JSON', `[${JSON.stringify({ ...metropolis, x: 'x'.repeat(4_900_000) })}]`],
  ])('that is %s counts as none, and films can be marked', async (_, stored) => {
    localStorage.setItem('wishlist:u-7', stored);
    const { store, titles } = await tabOf('u-7');
    expect(titles()).toEqual([]);
    store.dispatch(favouriteToggled(metropolis));
    expect(storedFavourites('u-7')).toEqual([metropolis.title]);
  });

  it.each([
    ['an id "1"', { id: '1' }],
    ['an id -1', { id: -1 }],
    ['an id 0.5', { id: 0.5 }],
    ['no title', { title: undefined }],
    ['a blank title', { title: ' ' }],
    ['a title that is none', { title: ['Metropolis'] }],
    ['a title of 100 kB', { title: 'x'.repeat(100_000) }],
    ['a price "14,90"', { price: '14,90' }],
    ['a price null', { price: null }],
    ['a price -5', { price: -5 }],
  ])('loses a film with %s, and no other', async (_, change) => {
    storeFavourites('u-7', { ...metropolis, ...change }, golem, null, 'x', [golem]);
    expect((await tabOf('u-7')).titles()).toEqual([golem.title]);
  });

  it('holds each film once, by its last word', async () => {
    storeFavourites('u-7', metropolis, { ...metropolis, title: 'Metropolis (1927)' });
    expect((await tabOf('u-7')).titles()).toEqual(['Metropolis (1927)']);
  });

  it('with inherited names neither stands nor pollutes', async () => {
    localStorage.setItem(
      'wishlist:u-7',
      `[{"__proto__":{"polluted":1},"constructor":1,"id":1,"title":"__proto__","price":0},{"__proto__":{"id":2}}]`,
    );
    const { store, titles } = await tabOf('u-7');
    expect(titles()).toEqual(['__proto__']);
    expect(store.getState().wishlist.items[0]).not.toHaveProperty('polluted');
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('of a visitor with an inherited name is his own', async () => {
    const { store } = await tabOf('__proto__');
    store.dispatch(favouriteToggled({ ...metropolis, thumbnail: scriptAddress }));
    expect(storedFavourites('__proto__')).toEqual([metropolis.title]);
  });
});
