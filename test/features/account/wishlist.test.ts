import { describe, expect, it, vi } from 'vitest';
import { fetchSession, logout } from '@/features/account/api';
import { favouriteToggled, maxFavourites } from '@/features/account/wishlistSlice';
import { seededRandom } from '@test/sandbox/random';
import {
  beVisitor,
  forgetFavouritesAfterTest,
  golem,
  metropolis,
  storedFavourites,
  storeFavourites,
  notifyOtherTab,
} from '@test/support/favourites';
import { tabOf } from '@test/support/favouritesTab';
import { scriptAddress } from '@test/support/hostile';
import { restorePage } from '@test/support/otherTab';

describe('favourites', () => {
  it('survive a reload', async () => {
    const before = await tabOf('u-7');
    before.store.dispatch(favouriteToggled(metropolis));
    before.store.dispatch(favouriteToggled(golem));
    const after = await tabOf('u-7');
    expect(after.titles()).toEqual([metropolis.title, golem.title]);
  });

  it('are separate for each visitor, hidden after the logout and stored until the next login', async () => {
    storeFavourites('u-8', golem);
    const { store, titles } = await tabOf('u-7');
    store.dispatch(favouriteToggled(metropolis));
    store.dispatch(logout.start());
    await expect.poll(() => store.getState().wishlist.uid).toBeNull();
    expect(titles()).toEqual([]);
    expect(storedFavourites('u-7')).toEqual([metropolis.title]);

    beVisitor('u-8');
    store.dispatch(fetchSession.start());
    await expect.poll(titles).toEqual([golem.title]);
    beVisitor('u-7');
    store.dispatch(fetchSession.start());
    await expect.poll(titles).toEqual([metropolis.title]);
    expect(storedFavourites('u-8')).toEqual([golem.title]);
  });

  it('that a visitor added while signed out are stored for the next login', async () => {
    const { store } = await tabOf('u-7');
    store.dispatch(logout.start());
    await expect.poll(() => store.getState().wishlist.uid).toBeNull();
    store.dispatch(favouriteToggled(metropolis));
    expect(store.getState().wishlist.wanted).toEqual([metropolis]);
    beVisitor('u-7');
    store.dispatch(fetchSession.start());
    await expect.poll(() => storedFavourites('u-7')).toEqual([metropolis.title]);
    expect(store.getState().wishlist.wanted).toEqual([]);
  });

  it('stay while the session is loaded again', async () => {
    const { store, titles } = await tabOf('u-7');
    store.dispatch(favouriteToggled(metropolis));
    store.dispatch(fetchSession.start());
    await expect.poll(() => store.getState().loadingBar.active).toEqual({});
    expect(titles()).toEqual([metropolis.title]);
  });

  it('drop the oldest if there are too many', async () => {
    const many = Array.from({ length: maxFavourites }, (_, index) => ({
      ...golem,
      id: 1000 + index,
      title: `Film ${index}`,
    }));
    storeFavourites('u-7', ...many);
    const { store, titles } = await tabOf('u-7');
    store.dispatch(favouriteToggled(metropolis));
    expect(titles()).toHaveLength(maxFavourites);
    expect(titles().at(-1)).toBe(metropolis.title);
    expect(titles()[0]).toBe('Film 1');
  });

  it('are stored in memory if the browser’s storage is full', async () => {
    forgetFavouritesAfterTest('u-7');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { store, titles } = await tabOf('u-7');
    store.dispatch(favouriteToggled(metropolis));
    store.dispatch(logout.start());
    await expect.poll(titles).toEqual([]);
    beVisitor('u-7');
    store.dispatch(fetchSession.start());
    await expect.poll(titles).toEqual([metropolis.title]);
  });

  it('are stored in memory if the browser forbids its storage', async () => {
    forgetFavouritesAfterTest('u-7');
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { store, titles } = await tabOf('u-7');
    store.dispatch(favouriteToggled(metropolis));
    expect(titles()).toEqual([metropolis.title]);
  });
});

describe('another tab', () => {
  it('updates the favourites of this tab', async () => {
    const { titles } = await tabOf('u-7');
    storeFavourites('u-7', metropolis);
    notifyOtherTab('u-7');
    expect(titles()).toEqual([metropolis.title]);
  });

  it('of another visitor changes nothing', async () => {
    const { titles } = await tabOf('u-7');
    storeFavourites('u-8', metropolis);
    notifyOtherTab('u-8');
    expect(titles()).toEqual([]);
  });

  it('is read when the page is restored from the back/forward cache', async () => {
    const { titles } = await tabOf('u-7');
    storeFavourites('u-7', metropolis);
    restorePage();
    expect(titles()).toEqual([metropolis.title]);
  });

  it('keeps what it stored before this tab was notified', async () => {
    const { store, titles } = await tabOf('u-7');
    storeFavourites('u-7', golem);
    store.dispatch(favouriteToggled(metropolis));
    expect(titles()).toEqual([golem.title, metropolis.title]);
    expect(storedFavourites('u-7')).toEqual([golem.title, metropolis.title]);
  });

  it('has the same favourites after 50 random sequences', async () => {
    const tabs = [await tabOf('u-7'), await tabOf('u-7')];
    for (let seed = 1; seed <= 50; seed += 1) {
      const random = seededRandom(seed);
      for (let step = 0; step < 8; step += 1) {
        const tab = tabs[Math.floor(random() * 2)]!;
        const id = Math.floor(random() * 4);
        tab.store.dispatch(favouriteToggled({ id, title: `Film ${id}`, price: 0 }));
        if (random() < 0.5) notifyOtherTab('u-7');
      }
      notifyOtherTab('u-7');
      expect(tabs[0]!.titles(), `seed ${seed}`).toEqual(tabs[1]!.titles());
      expect(tabs[0]!.titles()).toEqual(storedFavourites('u-7'));
    }
  });
});

describe('a stored value', () => {
  it.each([
    ['empty', ''],
    ['null', 'null'],
    ['a text', '"wishlist"'],
    ['a number', '42'],
    ['a map', '{"1":{"id":1,"title":"Metropolis","price":1250}}'],
    ['invalid JSON', '[{"id":1'],
    ['very deep JSON', `${'['.repeat(50_000)}1${']'.repeat(50_000)}`],
    ['very long JSON', `[${JSON.stringify({ ...metropolis, x: 'x'.repeat(4_900_000) })}]`],
  ])('that is %s counts as no favourites, and films can be added', async (_, stored) => {
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
    ['a title that is no text', { title: ['Metropolis'] }],
    ['a title of 100 kB', { title: 'x'.repeat(100_000) }],
    ['a price "14,90"', { price: '14,90' }],
    ['a price null', { price: null }],
    ['a price -5', { price: -5 }],
  ])('drops a film with %s, and no other', async (_, change) => {
    storeFavourites('u-7', { ...metropolis, ...change }, golem, null, 'x', [golem]);
    expect((await tabOf('u-7')).titles()).toEqual([golem.title]);
  });

  it('that repeats a film is read with the last entry of the film', async () => {
    storeFavourites('u-7', metropolis, { ...metropolis, title: 'Metropolis (1927)' });
    expect((await tabOf('u-7')).titles()).toEqual(['Metropolis (1927)']);
  });

  it('with inherited names does not pollute prototypes', async () => {
    localStorage.setItem(
      'wishlist:u-7',
      `[{"__proto__":{"polluted":1},"constructor":1,"id":1,"title":"__proto__","price":0},{"__proto__":{"id":2}}]`,
    );
    const { store, titles } = await tabOf('u-7');
    expect(titles()).toEqual(['__proto__']);
    expect(store.getState().wishlist.items[0]).not.toHaveProperty('polluted');
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('of a visitor whose uid is an inherited name is written', async () => {
    const { store } = await tabOf('__proto__');
    store.dispatch(favouriteToggled({ ...metropolis, thumbnail: scriptAddress }));
    expect(storedFavourites('__proto__')).toEqual([metropolis.title]);
  });
});
