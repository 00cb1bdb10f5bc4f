import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/shop/paths';
import { accountMenu, signIn } from '@test/support/account';
import {
  beVisitor,
  favouriteTexts,
  golem,
  heart,
  hint,
  metropolis,
  sessionCall,
  storedFavourites,
  storeFavourites,
  notifyOtherTab,
} from '@test/support/favourites';
import { scriptAddress } from '@test/support/hostile';
import { loseCode } from '@test/support/lostCode';
import { button, card, heading, listed, notification, unfitText } from '@test/support/screenQueries';
import { renderApp } from '@test/support/renderApp';
import { currentDatabase, disturb, deferResponses, requestsTo, startWinter } from '@test/support/server';
import { visit } from '@test/support/visit';

const listCall = 'show/getCurrentShows';
const title = 'Deine Favoriten';
const signedOutText = 'Melde dich an, dann stehen hier die Filme, die du dir gemerkt hast.';
const emptyText = /^Noch hast du dir keinen Film gemerkt/;
const nosferatu = { id: 98, title: 'Nosferatu', price: 1100 };

const list = () => within(screen.getByRole('main'));
const noHeart = () => expect(screen.queryByRole('button', { name: /^Merken/ })).toBeNull();
const isOn = (name: string, on: boolean) => expect(heart(name)).toHaveAttribute('aria-pressed', `${on}`);
const filmNames = () =>
  list()
    .queryAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
const programLink = () => expect(list().getByRole('link', { name: 'Zum Kinoprogramm' }));

/** Opens a short programme: Metropolis, Der General and Goldrausch. */
async function openProgram(uid?: string) {
  if (uid) beVisitor(uid);
  const database = currentDatabase();
  database.shows = database.shows.filter(({ movieId }) => [1, 3, 7].includes(movieId ?? 0));
  const app = renderApp(paths.program.to());
  await listed('Kinoprogramm');
  const isRead = () => waitFor(() => expect(app.store.getState().wishlist.isRead).toBe(true));
  return { ...app, isRead };
}

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

/** Stores other favourites in another tab, which this one shows. */
function storeElsewhere(...items: { title: string }[]): void {
  storeFavourites('u-7', ...items);
  notifyOtherTab('u-7');
  expect(filmNames()).toEqual(items.map((item) => item.title).reverse());
}

describe('the heart on a card', () => {
  it('adds and removes the film on each of its cards, also by the keyboard, without a request', async () => {
    const { user, isRead } = await openProgram('u-7');
    await isRead();
    isOn('Metropolis', false);
    await user.click(heart('Metropolis'));
    await notification(favouriteTexts.added);
    const all = screen.getAllByRole('button', { name: 'Merken: Metropolis' });
    expect(all.length).toBeGreaterThan(1);
    for (const one of all) expect(one).toHaveAttribute('aria-pressed', 'true');
    expect(JSON.parse(localStorage.getItem('wishlist:u-7')!)).toEqual([
      { ...metropolis, thumbnail: expect.stringContaining('metropolis') as string },
    ]);
    heart('Metropolis').focus();
    await user.keyboard('{Enter}');
    await notification(favouriteTexts.removed);
    isOn('Metropolis', false);
    expect(heart('Metropolis')).toHaveFocus();
    expect(storedFavourites('u-7')).toEqual([]);
    expect(screen.getAllByText(new RegExp(favouriteTexts.added))).toHaveLength(1);
    expect(requestsTo(listCall)).toHaveLength(1);
    expect(requestsTo(sessionCall)).toHaveLength(1);
  });

  it('clicked before the session is known adds the film once, removes none, and ignores a double click', async () => {
    storeFavourites('u-7', metropolis);
    const release = deferResponses(sessionCall);
    const { user, isRead } = await openProgram('u-7');
    await user.click(heart('Metropolis'));
    await user.click(heart('Goldrausch'));
    await user.dblClick(heart('Der General'));
    expect(storedFavourites('u-7')).toEqual(['Metropolis']);
    release();
    await notification(favouriteTexts.added);
    await isRead();
    isOn('Metropolis', true);
    isOn('Goldrausch', true);
    isOn('Der General', false);
    expect(storedFavourites('u-7')).toEqual(['Metropolis', 'Goldrausch']);
  });

  it('asks a signed-out visitor to sign in, and then adds the film to the favourites', async () => {
    const release = deferResponses(sessionCall);
    const { user } = await openProgram();
    await user.click(heart('Goldrausch'));
    expect(hint()).toBeNull();
    release();
    await notification(favouriteTexts.loginNeeded);
    isOn('Goldrausch', false);
    expect(within(card('Goldrausch')).getByText(/^Zum Merken brauchst du ein Konto/)).toBeVisible();

    await user.click(heart('Metropolis'));
    isOn('Metropolis', false);
    expect(screen.getAllByText(/^Zum Merken brauchst du ein Konto/)).toHaveLength(1);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('wishlist'))).toEqual([]);
    await user.click(within(card('Metropolis')).getByRole('button', { name: 'Anmelden' }));
    await screen.findByRole('dialog');
    await signIn(user);
    await notification(favouriteTexts.added);
    isOn('Metropolis', true);
    await waitFor(() => expect(heart('Metropolis')).toHaveFocus());
    expect(hint()).toBeNull();

    await user.click(await accountMenu());
    await user.click(screen.getAllByRole('link', { name: 'Favoriten' })[0]!);
    await heading(title);
    expect(filmNames()).toEqual(['Metropolis', 'Goldrausch']);
  });

  it('has a text on the pages of a film and of its show, and is missing at markets', async () => {
    beVisitor('u-7');
    const { user, store } = renderApp(paths.movie.to({ movieIdentifier: 'metropolis' }));
    for (const isShow of [false, true]) {
      if (isShow) {
        visit(paths.show.to({ idOrIdentifier: 301 }));
        await screen.findByRole('button', { name: 'In den Warenkorb' });
      }
      await waitFor(() => expect(store.getState().wishlist.isRead).toBe(true));
      const own = await screen.findByRole('button', { name: 'Merken: Metropolis' });
      expect(own).toHaveTextContent('Merken');
      await user.click(own);
      expect(button('Gemerkt: Metropolis')).toHaveAttribute('aria-pressed', 'true');
      expect(button('Gemerkt: Metropolis')).toHaveTextContent('Gemerkt');
      await user.click(button('Gemerkt: Metropolis'));
    }
    visit(paths.flohmarktProgram.to());
    await heading('Flohmarktkalender');
    await listed('Flohmarktkalender');
    noHeart();
    visit(paths.flohmarktEvent.to({ idOrIdentifier: 501 }));
    await screen.findByRole('button', { name: 'Standplatz buchen' });
    noHeart();
  });
});

describe('the page of favourites', () => {
  it('without a session is explained, with links', async () => {
    const { user } = await openFavourites(null);
    await screen.findByText(signedOutText);
    expect(document.title).toMatch(/^Deine Favoriten/);
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    programLink().toHaveAttribute('href', paths.program.to());
    expect(list().queryByRole('button', { name: 'Abmelden' })).toBeNull();
    await user.click(list().getByRole('button', { name: 'Anmelden' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('lists films with a link and the next date, also those that are not in the programme', async () => {
    const release = deferResponses(sessionCall);
    await openFavourites('u-7', golem, { ...metropolis, title: 'Alter Titel' });
    expect(list().getByRole('status')).toHaveTextContent('Deine Favoriten werden geladen …');
    expect(screen.queryByText(signedOutText)).toBeNull();
    release();
    await screen.findAllByText('Die Termine sind da.');
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
    expect(screen.getByText('Zurzeit steht kein Termin im Programm.')).toBeVisible();
    expect(list().getByRole('link', { name: golem.title })).toHaveAttribute(
      'href',
      '/kinoprogramm-wien/kinofilm/99',
    );

    for (const [name, change] of Object.entries({
      markup: { title: '<img src=x onerror=alert(1)>' },
      'direction marks': { title: '\u202Ekcabyap\u200B' },
      'half a surrogate pair': { title: '\uD800' },
      'a script as a picture': { title: 'Der Film', thumbnail: scriptAddress },
    })) {
      storeElsewhere({ ...golem, ...change });
      expect(document.querySelector('main [onerror], main [src^="javascript"]'), name).toBeNull();
      expect(unfitText(), name).toBeUndefined();
    }
  });

  it('removes one film by each press of a mouse or key, and explains how to add films when none is left', async () => {
    const { user } = await openFavourites('u-7');
    const all = [golem, metropolis, nosferatu];
    const rest = [golem.title, metropolis.title];
    expect(await screen.findByText(emptyText)).toBeVisible();
    programLink().toHaveAttribute('href', paths.program.to());
    expect(list().getByRole('button', { name: 'Abmelden' })).toBeVisible();

    storeElsewhere(...all);
    fireEvent.click(button('Entfernen: Nosferatu'), { detail: 1 });
    await notification(favouriteTexts.removed);
    fireEvent.click(button('Entfernen: Metropolis'), { detail: 2 });
    expect(storedFavourites('u-7')).toEqual(rest);
    fireEvent.click(button('Entfernen: Metropolis'), { detail: 1 });
    expect(storedFavourites('u-7')).toEqual([golem.title]);

    for (const key of ['Enter', 'Space']) {
      storeElsewhere(...all);
      button('Entfernen: Nosferatu').focus();
      await user.keyboard(`[${key}>4/]`);
      expect(storedFavourites('u-7'), key).toEqual(rest);
      expect(button('Entfernen: Metropolis'), key).toHaveFocus();
    }

    await user.keyboard('{Enter}');
    expect(filmNames()).toEqual([golem.title]);
    expect(button(`Entfernen: ${golem.title}`)).toHaveFocus();
    await user.keyboard('{Enter}');
    await screen.findByText(emptyText);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();

    storeElsewhere(metropolis);
    beVisitor(null);
    await user.click(button('Abmelden'));
    await screen.findByText(signedOutText);
    expect(filmNames()).toEqual([]);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(storedFavourites('u-7')).toEqual(['Metropolis']);
  });

  it('announces that a date follows, and marks the next date of a film that is sold out', async () => {
    for (const show of currentDatabase().shows) {
      if (show.movieId === metropolis.id) show.wire = { soldOut: true };
      if (show.movieId === 3) show.wire = { date: '01.01.2099' };
    }
    await openListed(metropolis, { ...metropolis, id: 3, title: 'Der General' });
    expect(list().getByRole('link', { name: /^Do\., 16\.04\.2026.*Ausverkauft/i })).toBeVisible();
    expect(screen.getByText('Termin folgt.')).toBeVisible();
  });

  it('lists films when the programme fails, which can be retried', async () => {
    disturb(listCall, { status: 500, times: 3 });
    const { user } = await openFavourites('u-7', metropolis);
    await screen.findByText('Die Termine sind gerade nicht zu erreichen');
    expect(filmNames()).toEqual(['Metropolis']);
    await user.click(button('Erneut versuchen'));
    await list().findByRole('link', { name: /^Do\., 16\.04\.2026/ });
    expect(screen.queryByText('Die Termine sind gerade nicht zu erreichen')).toBeNull();
  });

  it('follow a programme that was read anew: another list of the visit has a date that is gone, and one that was moved', async () => {
    const { shows } = currentDatabase();
    const keep = shows.filter(
      ({ movieId = 0 }, index) =>
        [1, 3].includes(movieId) && index === shows.findIndex((show) => show.movieId === movieId),
    );
    currentDatabase().shows = keep;
    beVisitor('u-7');
    storeFavourites('u-7', metropolis, { ...metropolis, id: 3, title: 'Der General' });
    renderApp(paths.home.to());
    await waitFor(() => expect(requestsTo(listCall)).toHaveLength(1));
    await screen.findAllByText(/Metropolis/);
    const [gone, moved] = keep;
    currentDatabase().shows = [moved!];
    moved!.start += 24 * 60 * 60_000;
    const day = new Date(moved!.start).getUTCDate();
    visit(paths.favourites.to());
    await screen.findAllByText('Die Termine sind da.');
    expect(gone!.movieId).toBe(metropolis.id);
    expect(screen.getByText('Zurzeit steht kein Termin im Programm.')).toBeVisible();
    const dates = list().getAllByRole('link', { name: /\d\sUhr/ });
    expect(dates).toHaveLength(1);
    expect(dates[0]).toHaveTextContent(`${day}.`);
  });

  it('lists films in the off-season', async () => {
    startWinter();
    await openListed(metropolis);
    expect(screen.getByText('Zurzeit steht kein Termin im Programm.')).toBeVisible();
  });
});

describe('favourites whose code fails to load', () => {
  it('do not prevent signing out', async () => {
    loseCode('@/features/account/wishlist/syncFavourites');
    const { user } = await openFavourites('u-7', golem);
    await user.click(await list().findByRole('button', { name: 'Abmelden' }));
    await screen.findByText(/^Melde dich an, dann stehen hier die Filme/);
  });

  it('are reported, and the film is added by the next click', async () => {
    const restore = loseCode('@/features/account/wishlist/syncFavourites');
    const release = deferResponses(sessionCall);
    const { user } = await openProgram('u-7');
    await user.click(heart('Metropolis'));
    release();
    await notification('Es ist ein Fehler aufgetreten!');
    isOn('Metropolis', false);
    expect(screen.getByText(/^Das hat gerade nicht geklappt/)).toBeVisible();
    restore();
    await user.click(heart('Metropolis'));
    await notification(favouriteTexts.added);
    expect(storedFavourites('u-7')).toEqual(['Metropolis']);
  });
});
