import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '@/shared/config/paths';
import { accountMenu } from '@test/support/account';
import { addCleanup } from '@test/support/cleanups';
import {
  beVisitor,
  favouriteTexts,
  golem,
  heart,
  hint,
  metropolis,
  sessionCall,
  signInByDialog,
  storedFavourites,
  storeFavourites,
  notifyOtherTab,
} from '@test/support/favourites';
import { scriptAddress } from '@test/support/hostile';
import { button, card, heading, listed, notification, unfitText } from '@test/support/screenQueries';
import { renderApp } from '@test/support/renderApp';
import { currentDatabase, disturb, deferResponses, requestsTo, startWinter } from '@test/support/server';

const list = () => within(screen.getByRole('main'));

describe('the heart on a card', () => {
  const title = 'Kinoprogramm';

  async function openProgram() {
    const app = renderApp(paths.program.to());
    await listed(title);
    return app;
  }

  async function openSignedIn(uid = 'u-7') {
    beVisitor(uid);
    const app = await openProgram();
    await waitFor(() => expect(app.store.getState().wishlist.isRead).toBe(true));
    return app;
  }

  async function openSignedOut() {
    const app = await openProgram();
    await waitFor(() => expect(app.store.getState().wishlist.uid).toBeNull());
    return app;
  }

  it('adds and removes a film, also by the keyboard', async () => {
    const { user } = await openSignedIn();
    expect(heart('Metropolis')).toHaveAttribute('aria-pressed', 'false');
    await user.click(heart('Metropolis'));
    await notification(favouriteTexts.added);
    expect(heart('Metropolis')).toHaveAttribute('aria-pressed', 'true');
    expect(storedFavourites('u-7')).toEqual(['Metropolis']);
    heart('Metropolis').focus();
    await user.keyboard('{Enter}');
    await notification(favouriteTexts.removed);
    expect(heart('Metropolis')).toHaveAttribute('aria-pressed', 'false');
    expect(heart('Metropolis')).toHaveFocus();
    expect(storedFavourites('u-7')).toEqual([]);
    expect(screen.getAllByText(new RegExp(favouriteTexts.added))).toHaveLength(1);
  });

  it('stores id, title, price and picture of the film', async () => {
    const { user } = await openSignedIn();
    await user.click(heart('Metropolis'));
    expect(JSON.parse(localStorage.getItem('wishlist:u-7')!)).toEqual([
      { ...metropolis, thumbnail: expect.stringContaining('metropolis') as string },
    ]);
  });

  it('is the same on every card of the film', async () => {
    const { user } = await openSignedIn();
    await user.click(heart('Metropolis'));
    const all = screen.getAllByRole('button', { name: 'Merken: Metropolis' });
    expect(all.length).toBeGreaterThan(1);
    for (const one of all) expect(one).toHaveAttribute('aria-pressed', 'true');
  });

  it('is missing in lists of markets', async () => {
    renderApp(paths.flohmarktProgram.to());
    await listed('Flohmarktkalender');
    expect(screen.queryByRole('button', { name: /^Merken/ })).toBeNull();
  });

  it('asks a signed-out visitor to sign in, in the notification and beside the heart', async () => {
    const { user } = await openSignedOut();
    await user.click(heart('Metropolis'));
    await notification(favouriteTexts.loginNeeded);
    expect(heart('Metropolis')).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getAllByText(/^Zum Merken brauchst du ein Konto/)).toHaveLength(1);
    expect(within(card('Metropolis')).getByRole('button', { name: 'Anmelden' })).toBeVisible();
    expect(Object.keys(localStorage).filter((key) => key.startsWith('wishlist'))).toEqual([]);
  });

  it('adds the clicked film after the visitor has signed in', async () => {
    const { user } = await openSignedOut();
    await user.click(heart('Metropolis'));
    await user.click(button('Anmelden'));
    await signInByDialog(user);
    await notification(favouriteTexts.added);
    expect(heart('Metropolis')).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(heart('Metropolis')).toHaveFocus());
    expect(hint()).toBeNull();
  });

  it('waits for the session, and then adds the film', async () => {
    const release = deferResponses(sessionCall);
    beVisitor('u-7');
    const { user } = await openProgram();
    await user.click(heart('Metropolis'));
    expect(storedFavourites('u-7')).toEqual([]);
    release();
    await notification(favouriteTexts.added);
    expect(storedFavourites('u-7')).toEqual(['Metropolis']);
  });

  it('adds films that were clicked before the response and removes nothing', async () => {
    storeFavourites('u-7', metropolis);
    const release = deferResponses(sessionCall);
    beVisitor('u-7');
    const { user, store } = await openProgram();
    await user.click(heart('Metropolis'));
    release();
    await waitFor(() => expect(store.getState().wishlist.isRead).toBe(true));
    expect(heart('Metropolis')).toHaveAttribute('aria-pressed', 'true');
    expect(storedFavourites('u-7')).toEqual(['Metropolis']);
  });

  it('ignores a double click before the response', async () => {
    const release = deferResponses(sessionCall);
    beVisitor('u-7');
    const { user, store } = await openProgram();
    await user.dblClick(heart('Metropolis'));
    release();
    await waitFor(() => expect(store.getState().wishlist.isRead).toBe(true));
    expect(heart('Metropolis')).toHaveAttribute('aria-pressed', 'false');
    expect(storedFavourites('u-7')).toEqual([]);
  });

  it('asks to sign in when there is no session', async () => {
    const release = deferResponses(sessionCall);
    const { user } = await openProgram();
    await user.click(heart('Metropolis'));
    expect(hint()).toBeNull();
    release();
    await notification(favouriteTexts.loginNeeded);
    expect(heart('Metropolis')).toHaveAttribute('aria-pressed', 'false');
    expect(hint()).toBeVisible();
  });

  it('reports that its code failed to load, and adds the film at the next click', async () => {
    beVisitor('u-7');
    vi.doMock('@/features/account/syncFavourites', () => {
      throw new Error('gone');
    });
    const release = deferResponses(sessionCall);
    const { user } = await openProgram();
    await user.click(heart('Metropolis'));
    release();
    await notification('Es ist ein Fehler aufgetreten!');
    expect(heart('Metropolis')).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByText(/^Das hat gerade nicht geklappt/)).toBeVisible();
    vi.doUnmock('@/features/account/syncFavourites');
    await user.click(heart('Metropolis'));
    await notification(favouriteTexts.added);
    expect(storedFavourites('u-7')).toEqual(['Metropolis']);
  });

  it.each([
    ['film', paths.movie.to({ movieIdentifier: 'metropolis' })],
    ['film’s show', paths.show.to({ idOrIdentifier: 301 })],
  ])('has a text on the page of a %s', async (_, address) => {
    beVisitor('u-7');
    const { user, store } = renderApp(address);
    await heading('Metropolis');
    await waitFor(() => expect(store.getState().wishlist.isRead).toBe(true));
    const own = await screen.findByRole('button', { name: 'Merken: Metropolis' });
    expect(own).toHaveTextContent('Merken');
    await user.click(own);
    expect(button('Gemerkt: Metropolis')).toHaveAttribute('aria-pressed', 'true');
    expect(button('Gemerkt: Metropolis')).toHaveTextContent('Gemerkt');
  });

  it('is missing on the page of a market', async () => {
    renderApp(paths.flohmarktEvent.to({ idOrIdentifier: 501 }));
    await screen.findByRole('button', { name: 'Standplatz buchen' });
    expect(screen.queryByRole('button', { name: /^Merken/ })).toBeNull();
  });

  it('sends no request of its own', async () => {
    const { user } = await openSignedIn();
    const before = requestsTo('show/getCurrentShows').length;
    await user.click(heart('Metropolis'));
    await notification(favouriteTexts.added);
    expect(requestsTo('show/getCurrentShows')).toHaveLength(before);
    expect(requestsTo(sessionCall)).toHaveLength(1);
  });
});

describe('the favourites of a signed-in visitor', () => {
  const nosferatu = { id: 98, title: 'Nosferatu', price: 1100 };

  async function openFavourites() {
    beVisitor('u-7');
    storeFavourites('u-7', golem, metropolis, nosferatu);
    const app = renderApp(paths.favourites.to());
    await heading('Deine Favoriten');
    return app;
  }

  async function openListed() {
    const app = await openFavourites();
    await screen.findAllByText('Die Termine sind da.');
    return app;
  }

  it('lose one film by a double click, and not the one that follows', async () => {
    await openListed();
    fireEvent.click(button('Entfernen: Nosferatu'), { detail: 1 });
    fireEvent.click(button('Entfernen: Metropolis'), { detail: 2 });
    expect(storedFavourites('u-7')).toEqual([golem.title, metropolis.title]);
    fireEvent.click(button('Entfernen: Metropolis'), { detail: 1 });
    expect(storedFavourites('u-7')).toEqual([golem.title]);
  });

  it.each(['Enter', ' '])('lose one film when the key „%s“ repeats', async (key) => {
    const { user } = await openListed();
    button('Entfernen: Nosferatu').focus();
    await user.keyboard(`[${key === ' ' ? 'Space' : key}>4/]`);
    expect(storedFavourites('u-7')).toEqual([golem.title, metropolis.title]);
    expect(button('Entfernen: Metropolis')).toHaveFocus();
  });

  it('do not prevent signing out when their code fails to load', async () => {
    vi.doMock('@/features/account/syncFavourites', () => {
      throw new Error('gone');
    });
    addCleanup(() => {
      vi.doUnmock('@/features/account/syncFavourites');
    });
    const { user } = await openFavourites();
    await user.click(await list().findByRole('button', { name: 'Abmelden' }));
    await screen.findByText(/^Melde dich an, dann stehen hier die Filme/);
  });
});

describe('the page of favourites', () => {
  const title = 'Deine Favoriten';

  const signedOutText = 'Melde dich an, dann stehen hier die Filme, die du dir gemerkt hast.';

  const emptyText = /^Noch hast du dir keinen Film gemerkt/;

  const filmNames = () =>
    list()
      .queryAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);

  async function openFavourites(uid: string | null, ...items: unknown[]) {
    beVisitor(uid);
    if (uid !== null && items.length > 0) storeFavourites(uid, ...items);
    const app = renderApp(paths.favourites.to());
    await heading(title);
    return app;
  }

  /** Opens the favourites after the programme has loaded. */
  async function openListed(...items: unknown[]) {
    const app = await openFavourites('u-7', ...items);
    await screen.findAllByText('Die Termine sind da.');
    return app;
  }

  describe('the favourites without a session', () => {
    it('are explained, with links', async () => {
      const { user } = await openFavourites(null);
      await screen.findByText(signedOutText);
      expect(document.title).toMatch(/^Deine Favoriten/);
      expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      expect(list().getByRole('link', { name: 'Zum Kinoprogramm' })).toHaveAttribute(
        'href',
        paths.program.to(),
      );
      expect(list().queryByRole('button', { name: 'Abmelden' })).toBeNull();
      await user.click(list().getByRole('button', { name: 'Anmelden' }));
      expect(await screen.findByRole('dialog')).toBeVisible();
    });

    it('are loading until the session is known', async () => {
      const release = deferResponses(sessionCall);
      await openFavourites('u-7', metropolis);
      expect(list().getByRole('status')).toHaveTextContent('Deine Favoriten werden geladen …');
      expect(screen.queryByText(signedOutText)).toBeNull();
      release();
      await list().findByRole('link', { name: 'Metropolis' });
    });

    it('appear after signing in, with the film that was clicked before', async () => {
      const { user } = renderApp(paths.program.to());
      await listed('Kinoprogramm');
      await user.click(heart('Metropolis'));
      await notification(favouriteTexts.loginNeeded);
      await user.click(screen.getByRole('button', { name: 'Anmelden' }));
      await signInByDialog(user);
      await notification(favouriteTexts.added);
      await user.click(await accountMenu());
      await user.click(screen.getAllByRole('link', { name: 'Favoriten' })[0]!);
      await heading(title);
      expect(filmNames()).toEqual(['Metropolis']);
    });
  });

  describe('the favourites of a visitor', () => {
    it('explain how to add films when there are none', async () => {
      await openFavourites('u-7');
      await screen.findByText(emptyText);
      expect(list().getByRole('link', { name: 'Zum Kinoprogramm' })).toHaveAttribute(
        'href',
        paths.program.to(),
      );
      expect(list().getByRole('button', { name: 'Abmelden' })).toBeVisible();
    });

    it('are listed with a link to the film and its next date', async () => {
      await openListed(golem, { ...metropolis, title: 'Alter Titel' });
      expect(filmNames()).toEqual(['Metropolis', golem.title]);
      const film = list()
        .getAllByRole('listitem')
        .find((item) => within(item).queryByRole('heading', { name: 'Metropolis' }));
      expect(within(film!).getByRole('link', { name: 'Metropolis' })).toHaveAttribute(
        'href',
        '/kinoprogramm-wien/kinofilm/metropolis',
      );
      expect(within(film!).getByRole('link', { name: /^Do\., 16\.04\.2026, 20:30\sUhr/ })).toHaveAttribute(
        'href',
        '/show/metropolis-2026-04-16',
      );
    });

    it('that are not in the programme are marked and link to the film by its id', async () => {
      await openListed(golem);
      expect(screen.getByText('Zurzeit steht kein Termin im Programm.')).toBeVisible();
      expect(list().getByRole('link', { name: golem.title })).toHaveAttribute(
        'href',
        '/kinoprogramm-wien/kinofilm/99',
      );
    });

    it('without a date announce that it follows', async () => {
      const database = currentDatabase();
      const show = database.shows.find(({ showId }) => showId === 301)!;
      show.wire = { date: '01.01.2099' };
      database.shows = [show];
      await openListed(metropolis);
      expect(screen.getByText('Termin folgt.')).toBeVisible();
    });

    it('that are sold out are marked and link to their next date', async () => {
      for (const show of currentDatabase().shows) if (show.movieId === 1) show.wire = { soldOut: true };
      await openListed(metropolis);
      expect(list().getByRole('link', { name: /^Do\., 16\.04\.2026.*Ausverkauft/i })).toBeVisible();
    });

    it('are listed when the programme fails, which can be retried', async () => {
      disturb('show/getCurrentShows', { status: 500, times: 3 });
      const { user } = await openFavourites('u-7', metropolis);
      await screen.findByText('Die Termine sind gerade nicht zu erreichen');
      expect(filmNames()).toEqual(['Metropolis']);
      await user.click(button('Erneut versuchen'));
      await list().findByRole('link', { name: /^Do\., 16\.04\.2026/ });
      expect(screen.queryByText('Die Termine sind gerade nicht zu erreichen')).toBeNull();
    });

    it('are listed in the off-season', async () => {
      startWinter();
      await openListed(metropolis);
      expect(screen.getByText('Zurzeit steht kein Termin im Programm.')).toBeVisible();
    });

    it('can be removed by the keyboard, and the focus moves to the next one or to the heading', async () => {
      const { user } = await openListed(golem, metropolis);
      button('Entfernen: Metropolis').focus();
      await user.keyboard('{Enter}');
      await notification(favouriteTexts.removed);
      expect(filmNames()).toEqual([golem.title]);
      expect(storedFavourites('u-7')).toEqual([golem.title]);
      expect(button(`Entfernen: ${golem.title}`)).toHaveFocus();
      await user.keyboard('{Enter}');
      await screen.findByText(emptyText);
      expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    });

    it('show the changes of another tab', async () => {
      await openListed(golem);
      storeFavourites('u-7', golem, metropolis);
      notifyOtherTab('u-7');
      await waitFor(() => expect(filmNames()).toEqual(['Metropolis', golem.title]));
    });

    it('are hidden after signing out, and restored for the same visitor', async () => {
      const { user } = await openListed(metropolis);
      beVisitor(null);
      await user.click(button('Abmelden'));
      await screen.findByText(signedOutText);
      expect(filmNames()).toEqual([]);
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
      expect(storedFavourites('u-7')).toEqual(['Metropolis']);
    });

    it.each([
      ['markup', { title: '<img src=x onerror=alert(1)>' }],
      ['direction marks', { title: '\u202Ekcabyap\u200B' }],
      ['half a surrogate pair', { title: '\uD800' }],
      ['a script as a picture', { title: 'Der Film', thumbnail: scriptAddress }],
    ])('that were stored with %s are harmless', async (_, change) => {
      await openListed({ ...golem, ...change });
      expect(filmNames()).toEqual([change.title]);
      expect(document.querySelector('main [onerror], main [src^="javascript"]')).toBeNull();
      expect(unfitText()).toBeUndefined();
    });
  });
});
