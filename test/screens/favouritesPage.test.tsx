import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import {
  beVisitor,
  favouriteTexts,
  golem,
  heart,
  metropolis,
  sessionCall,
  signInByDialog,
  storedFavourites,
  storeFavourites,
  tellOfOtherTab,
} from '@test/support/favourites';
import { scriptAddress } from '@test/support/hostile';
import { button, heading, listed, notification, unfitText } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { currentWorld, disturb, holdBack, startWinter } from '@test/support/server';

const title = 'Deine Favoriten';
const signedOutText = 'Melde dich an, dann stehen hier die Filme, die du dir gemerkt hast.';
const emptyText = /^Noch hast du dir keinen Film gemerkt/;
const list = () => within(screen.getByRole('main'));
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

/** With the answer of the programme. */
async function openListed(...items: unknown[]) {
  const app = await openFavourites('u-7', ...items);
  await screen.findAllByText('Die Termine sind da.');
  return app;
}

describe('the favourites of nobody', () => {
  it('are explained, with the ways on', async () => {
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

  it('are on their way until it is known who it is', async () => {
    const answer = holdBack(sessionCall);
    await openFavourites('u-7', metropolis);
    expect(list().getByRole('status')).toHaveTextContent('Deine Favoriten werden geladen …');
    expect(screen.queryByText(signedOutText)).toBeNull();
    answer();
    await list().findByRole('link', { name: 'Metropolis' });
  });

  it('appear once the visitor has signed in, with what was wanted', async () => {
    const { user } = renderApp(paths.program.to());
    await listed('Kinoprogramm');
    await user.click(heart('Metropolis'));
    await notification(favouriteTexts.loginNeeded);
    await user.click(screen.getByRole('button', { name: 'Anmelden' }));
    await signInByDialog(user);
    await notification(favouriteTexts.added);
    await user.click(await screen.findByRole('link', { name: title }));
    await heading(title);
    expect(filmNames()).toEqual(['Metropolis']);
  });
});

describe('the favourites of a visitor', () => {
  it('without any tell how to get some', async () => {
    await openFavourites('u-7');
    await screen.findByText(emptyText);
    expect(list().getByRole('link', { name: 'Zum Kinoprogramm' })).toHaveAttribute(
      'href',
      paths.program.to(),
    );
    expect(list().getByRole('button', { name: 'Abmelden' })).toBeVisible();
  });

  it('stand there with the page of the film, and its next date', async () => {
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

  it('that are not in the programme say so and lead to the film by its id', async () => {
    await openListed(golem);
    expect(screen.getByText('Zurzeit steht kein Termin im Programm.')).toBeVisible();
    expect(list().getByRole('link', { name: golem.title })).toHaveAttribute(
      'href',
      '/kinoprogramm-wien/kinofilm/99',
    );
  });

  it('whose date is not known yet say that it follows', async () => {
    const world = currentWorld();
    const show = world.shows.find(({ showId }) => showId === 301)!;
    show.wire = { date: '01.01.2099' };
    world.shows = [show];
    await openListed(metropolis);
    expect(screen.getByText('Termin folgt.')).toBeVisible();
  });

  it('that are all sold out lead to their next date and say so', async () => {
    for (const show of currentWorld().shows) if (show.movieId === 1) show.wire = { soldOut: true };
    await openListed(metropolis);
    expect(list().getByRole('link', { name: /^Do\., 16\.04\.2026.*Ausverkauft/i })).toBeVisible();
  });

  it('stand there although the programme cannot be read, and it can be read again', async () => {
    disturb('show/getCurrentShows', { status: 500, times: 3 });
    const { user } = await openFavourites('u-7', metropolis);
    await screen.findByText('Die Termine sind gerade nicht zu erreichen');
    expect(filmNames()).toEqual(['Metropolis']);
    await user.click(button('Erneut versuchen'));
    await list().findByRole('link', { name: /^Do\., 16\.04\.2026/ });
    expect(screen.queryByText('Die Termine sind gerade nicht zu erreichen')).toBeNull();
  });

  it('stand there in winter', async () => {
    startWinter();
    await openListed(metropolis);
    expect(screen.getByText('Zurzeit steht kein Termin im Programm.')).toBeVisible();
  });

  it('can be removed by keyboard, and the focus stays near', async () => {
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

  it('follow another tab', async () => {
    await openListed(golem);
    storeFavourites('u-7', golem, metropolis);
    tellOfOtherTab('u-7');
    await waitFor(() => expect(filmNames()).toEqual(['Metropolis', golem.title]));
  });

  it('are out of sight after signing out, and there again for the same visitor', async () => {
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
    ['a broken half', { title: '\uD800' }],
    ['a script for a picture', { title: 'Der Film', thumbnail: scriptAddress }],
  ])('that were stored with %s do no harm', async (_, change) => {
    await openListed({ ...golem, ...change });
    expect(filmNames()).toEqual([change.title]);
    expect(document.querySelector('main [onerror], main [src^="javascript"]')).toBeNull();
    expect(unfitText()).toBeUndefined();
  });
});
