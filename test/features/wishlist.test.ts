import { describe, expect, it, vi } from 'vitest';
import { fetchSession, logout } from '@/api/auth';
import { favouriteToggled, maxFavourites } from '@/features/wishlist/wishlistSlice';
import {
  beVisitor,
  forgetAtTheEnd,
  golem,
  metropolis,
  storedFavourites,
  storeFavourites,
  tellOfOtherTab,
} from '@test/support/favourites';
import { tabOf } from '@test/support/favouritesTab';
import { seededRandom } from '@test/sandbox/random';

describe('favourites', () => {
  it('survive a reload', async () => {
    const before = await tabOf('u-7');
    before.store.dispatch(favouriteToggled(metropolis));
    before.store.dispatch(favouriteToggled(golem));
    const after = await tabOf('u-7');
    expect(after.titles()).toEqual([metropolis.title, golem.title]);
  });

  it('are each visitor’s own, and out of sight once signed out, but not gone', async () => {
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

  it('that somebody wanted who then signed out are not for who comes next', async () => {
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

  it('stay while the session is asked again', async () => {
    const { store, titles } = await tabOf('u-7');
    store.dispatch(favouriteToggled(metropolis));
    store.dispatch(fetchSession.start());
    await expect.poll(() => store.getState().loadingBar.active).toEqual({});
    expect(titles()).toEqual([metropolis.title]);
  });

  it('give way to newer ones where there are too many', async () => {
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

  it('are kept in memory where the browser stores nothing', async () => {
    forgetAtTheEnd('u-7');
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

  it('are kept in memory where the browser forbids its storage', async () => {
    forgetAtTheEnd('u-7');
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { store, titles } = await tabOf('u-7');
    store.dispatch(favouriteToggled(metropolis));
    expect(titles()).toEqual([metropolis.title]);
  });
});

describe('another tab of the same visitor', () => {
  it('is followed', async () => {
    const { titles } = await tabOf('u-7');
    storeFavourites('u-7', metropolis);
    tellOfOtherTab('u-7');
    expect(titles()).toEqual([metropolis.title]);
  });

  it('of somebody else is not', async () => {
    const { titles } = await tabOf('u-7');
    storeFavourites('u-8', metropolis);
    tellOfOtherTab('u-8');
    expect(titles()).toEqual([]);
  });

  it('is caught up with when the page comes back from the browser’s memory', async () => {
    const { titles } = await tabOf('u-7');
    storeFavourites('u-7', metropolis);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(titles()).toEqual([metropolis.title]);
  });

  it('loses nothing that it stored and nobody was told of yet', async () => {
    const { store, titles } = await tabOf('u-7');
    storeFavourites('u-7', golem);
    store.dispatch(favouriteToggled(metropolis));
    expect(titles()).toEqual([golem.title, metropolis.title]);
    expect(storedFavourites('u-7')).toEqual([golem.title, metropolis.title]);
  });

  it('sees the same after 50 random interleavings', async () => {
    const tabs = [await tabOf('u-7'), await tabOf('u-7')];
    for (let seed = 1; seed <= 50; seed += 1) {
      const random = seededRandom(seed);
      for (let step = 0; step < 8; step += 1) {
        const tab = tabs[Math.floor(random() * 2)]!;
        const id = Math.floor(random() * 4);
        tab.store.dispatch(favouriteToggled({ id, title: `Film ${id}`, price: 0 }));
        if (random() < 0.5) tellOfOtherTab('u-7');
      }
      tellOfOtherTab('u-7');
      expect(tabs[0]!.titles(), `seed ${seed}`).toEqual(tabs[1]!.titles());
      expect(tabs[0]!.titles()).toEqual(storedFavourites('u-7'));
    }
  });
});
