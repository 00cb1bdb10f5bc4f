import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '@/shop/paths';
import { seededRandom } from '@test/sandbox/random';
import { storedCart } from '@test/support/carts';
import { discountCall } from '@test/support/showPage';
import {
  button,
  focusedHeading,
  heading,
  lastCrumb,
  mainLinks,
  notification,
} from '@test/support/screenQueries';
import {
  chooseDate,
  dateField,
  openFilm,
  ticketButton,
  ticketPanel,
  ticketTotal,
} from '@test/support/filmPage';
import { renderApp } from '@test/support/renderApp';
import {
  currentDatabase,
  deferResponses,
  disturb,
  requestsTo,
  responseOf,
  startOfTests,
} from '@test/support/server';
import { sumLine } from '@test/support/textMatchers';
import { passTime, stopTime } from '@test/support/time';
import { visit } from '@test/support/visit';

const call = 'movie/getMovieDetailData';
const showCall = 'show/getShowDetailData';

const filmAt = (movieIdentifier: string) => paths.movie.to({ movieIdentifier });
const robots = () => document.head.querySelector('meta[name=robots]');
const showRecord = (id: number) => currentDatabase().shows.find(({ showId }) => showId === id)!;

function removeShow(id: number) {
  currentDatabase().shows = currentDatabase().shows.filter(({ showId }) => showId !== id);
}

describe("a film's page", () => {
  it.each([filmAt('metropolis'), paths.movieByName.to({ name: 'metropolis' })])(
    'at %s has all its dates',
    async (address) => {
      renderApp(address);
      await heading('Metropolis');
      expect(requestsTo(call).map(({ query }) => query)).toEqual([{ movieidentifier: 'metropolis' }]);
      expect(screen.getByText(/gläserne Stadt der Reichen/)).toBeVisible();
      const dates = screen.getAllByRole('link', { name: /^Tickets & Infos: Metropolis/ });
      expect(dates.length).toBeGreaterThanOrEqual(3);
      expect(screen.getByRole('region', { name: 'Donnerstag, 16. April 2026' })).toBeVisible();
    },
  );

  it('that is unknown or empty is reported, without a retry', async () => {
    renderApp(paths.cart.to());
    const responses = [
      undefined,
      { movie: null, shows: [] },
      { shows: [] },
      { movie: null, shows: null },
      {},
    ];
    for (const [index, body] of responses.entries()) {
      if (body) disturb(call, { body, times: 1 });
      visit(filmAt(`gibts-nicht-${index}`));
      await waitFor(() => expect(requestsTo(call)).toHaveLength(index + 1));
      await heading('Film nicht gefunden');
      expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull();
      expect(screen.getByRole('link', { name: 'Zum Kinoprogramm' })).toBeVisible();
      expect(document.title).toMatch(/^Film nicht gefunden/);
      expect(robots()).toHaveAttribute('content', 'noindex');
    }
    expect(requestsTo(call)).toHaveLength(responses.length);
  });

  it('can be retried when it fails, is missing beside its shows, or after a proxy’s 404', async () => {
    const shows = [{ showId: 301, date: '16.04.2026', movie: { movieId: 1 } }];
    disturb(call, { status: 400, times: 1 });
    disturb(call, { body: { movie: null, shows }, times: 1 });
    disturb(call, { status: 404, raw: '<h1>404 Not Found</h1>', times: 1 });
    const { user } = renderApp(filmAt('metropolis'));
    for (const times of [1, 2, 3]) {
      await waitFor(() => expect(requestsTo(call)).toHaveLength(times));
      await heading('Dieser Film ist gerade nicht zu erreichen');
      expect(document.title).toMatch(/^Dieser Film ist gerade nicht zu erreichen/);
      expect(lastCrumb()).toHaveTextContent(/^Film$/);
      expect(robots()).toBeNull();
      await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
    }
    await heading('Metropolis');
  });

  it('links to shows, never back to the film, and without a date to buy has no ticket panel', async () => {
    renderApp(paths.cart.to());
    for (const [slug, name] of [
      ['nosferatu', 'Nosferatu – Eine Symphonie des Grauens'],
      ['der-golem', 'Der Golem, wie er in die Welt kam'],
      ['frau-im-mond', 'Frau im Mond'],
    ] as const) {
      visit(filmAt(slug));
      await heading(name);
      expect(mainLinks()).not.toEqual([]);
      for (const link of mainLinks()) expect(link.getAttribute('href')).toMatch(/^\/show\//);
    }
    expect(screen.getByRole('region', { name: 'Ticket kaufen' })).toBeVisible();
    for (const [slug, name] of [
      ['die-nibelungen', 'Die Nibelungen'],
      ['das-phantom-der-oper', 'Das Phantom der Oper'],
      ['cafe-elektric', 'Café Elektric'],
    ] as const) {
      visit(filmAt(slug));
      await heading(name);
      await screen.findByRole('heading', { name: 'Alle Termine' });
      expect(screen.queryByRole('region', { name: 'Ticket kaufen' })).toBeNull();
    }
  });

  it('offers a reminder without a date, whose dialog closes when the page is left', async () => {
    const { user } = renderApp(paths.show.to({ idOrIdentifier: 381 }));
    await user.click(await screen.findByRole('link', { name: 'Details zum Film' }));
    await user.click(await screen.findByRole('button', { name: 'Vormerken: Die Nibelungen' }));
    await screen.findByRole('dialog');
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => window.history.back());
    await screen.findByText('Der Termin steht noch nicht fest.');
    act(() => window.history.forward());
    await screen.findByRole('button', { name: 'Vormerken: Die Nibelungen', hidden: true });
    expect(screen.queryByRole('dialog')).toBeNull();

    await heading('Die Nibelungen');
    expect(screen.getByRole('region', { name: 'Termin folgt' })).toBeVisible();
    await user.click(button('Vormerken: Die Nibelungen'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Meine Filme vormerken' }));
    expect(dialog.getByRole('checkbox', { name: 'Die Nibelungen' })).toBeChecked();
    fireEvent.change(dialog.getByLabelText('E-Mail-Adresse'), { target: { value: 'ada@example.com' } });
    await user.click(dialog.getByRole('button', { name: 'Vormerken' }));
    await notification('Gemerkt!');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(currentDatabase().reminders).toHaveLength(1);
  });
});

it('an unknown address stays in the address bar, is reported and noindex; the shop leads on to lists and one more car', async () => {
  const { user } = renderApp('/gibt/es/nicht?wirklich=nicht');
  await heading('Seite nicht gefunden');
  expect(window.location.pathname + window.location.search).toBe('/gibt/es/nicht?wirklich=nicht');
  expect(document.title).toBe('Seite nicht gefunden – Kino wie Damals');
  expect(robots()).toHaveAttribute('content', 'noindex');
  await user.click(screen.getByRole('link', { name: 'Zum Kinoprogramm' }));
  await heading('Kinoprogramm');
  await waitFor(() => expect(robots()).toBeNull());
  visit(paths.home.to());
  await heading('Autokino und Flohmarkt in Wien');
  await user.click(screen.getByRole('link', { name: 'Zum Flohmarktkalender' }));
  await focusedHeading('Flohmarktkalender');
  expect(document.documentElement.dataset['bsTheme']).toBe('light');
  expect(document.title).toContain('Flohmarktkalender');
  visit(paths.extraCar.to());
  await heading('Weiteres Auto hinzufügen');
  await user.click(screen.getByRole('link', { name: 'Zur Vorstellung' }));
  await heading('Acht Lichter über Wien');
});

describe('a ticket from the film page', () => {
  const chooseFirst = 'Bitte wähl zuerst einen Termin.';
  const gone = 'Diesen Termin gibt es nicht mehr. Bitte wähl einen anderen.';

  function expectReason(reason: string) {
    expect(ticketPanel().getByText(reason)).toBeVisible();
    expect(dateField()).toHaveFocus();
    expect(dateField()).toBeInvalid();
    expect(dateField()).toHaveAccessibleDescription(reason);
  }

  it('requires one of the dates on sale, has its price and is added with its mandatory products', async () => {
    currentDatabase().stock['308'] = 4;
    currentDatabase().stock['322'] = 0;
    const { user } = await openFilm();
    const options = within(dateField()).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'Termin wählen …',
      'Do., 16.04.2026, 20:30 Uhr, Große Leinwand',
      'Fr., 24.04.2026, 20:30 Uhr, Große Leinwand, Weniger als 5 Tickets verfügbar',
    ]);
    await user.click(ticketButton());
    expectReason(chooseFirst);
    expect(storedCart()).toBeUndefined();
    expect(requestsTo(showCall)).toEqual([]);

    chooseDate(308);
    expect(await ticketTotal()).toHaveTextContent('Summe: € 17,50 inkl. USt.');
    expect(ticketPanel().getByText(/^Ticket €\s12,50, Autoticket .* €\s5,00$/)).toBeVisible();
    expect(requestsTo(showCall).map(({ query }) => query['showid'])).toEqual(['308']);
    chooseDate('');
    expect(ticketPanel().queryByText(/^Summe/)).toBeNull();
    await user.click(ticketButton());
    expectReason(chooseFirst);
    chooseDate(308);
    await ticketTotal();
    await user.click(ticketButton());
    await notification('Produkt wurde dem Warenkorb hinzugefügt');
    expect(Object.keys(storedCart()!)).toEqual(['308-2026-04-24', '308-2026-04-24|101']);

    expect(ticketPanel().getByRole('link', { name: 'Zum Warenkorb' })).toHaveAttribute(
      'href',
      paths.cart.to(),
    );
    const read = requestsTo(showCall).length;
    await user.click(ticketPanel().getByRole('link', { name: 'Mit Snacks und Extras' }));
    await screen.findByRole('textbox', { name: 'Menge: Popcorn gesalzen' });
    expect(screen.getByText(/^Fr\., 24\.04\.2026, 20:30\sUhr$/)).toBeVisible();
    expect(requestsTo(showCall)).toHaveLength(read);
  });

  it('does not include the selection of the date’s page, and a removed date does not affect the next show', async () => {
    const { user } = renderApp(paths.show.to({ idOrIdentifier: 301 }));
    await heading('Metropolis');
    await user.click(await screen.findByRole('button', { name: 'Menge erhöhen: Popcorn gesalzen' }));
    await user.click(await screen.findByRole('link', { name: 'Alle Termine des Films' }));
    await screen.findByRole('region', { name: 'Ticket kaufen' });
    chooseDate(301);
    expect(await ticketTotal()).toHaveTextContent('€ 17,50');
    await user.click(ticketButton());
    await waitFor(() => expect(Object.keys(storedCart()!)).toEqual(['301-2026-04-16', '301-2026-04-16|101']));

    removeShow(308);
    chooseDate(308);
    expect(await ticketPanel().findByText(gone)).toBeVisible();
    expect(ticketPanel().queryByRole('button', { name: 'Erneut versuchen' })).toBeNull();
    expect(await heading('Metropolis')).toBeVisible();
    const [, , last] = screen.getAllByRole('link', { name: /^Tickets & Infos: Metropolis/ });
    await user.click(last!);
    expect(await screen.findByText(/^So\., 10\.05\.2026, 20:30\sUhr$/, { selector: 'p' })).toBeVisible();
    await focusedHeading('Metropolis');
  });

  it('can be bought without a discount that cannot be checked, and includes it after a retry', async () => {
    // Car ticket and radio.
    for (const product of currentDatabase().products.filter((one) =>
      [101, 107].includes(one.purchaseProductId),
    )) {
      Object.assign(product, { mandatory: true, discountPurchaseProductId: 190 });
    }
    disturb(discountCall, { drop: true });
    const { user } = await openFilm();
    const retry = { name: 'Rabatt erneut prüfen' };
    chooseDate(301);
    await user.click(await ticketPanel().findByRole('button', retry));
    expect(dateField()).toHaveFocus();
    await ticketPanel().findByRole('button', retry);
    await user.click(ticketButton());
    expect(Object.values(storedCart()!).every(({ price }) => price > 0)).toBe(true);
    currentDatabase().faults = [];
    await user.click(await ticketPanel().findByRole('button', retry));
    expect((await ticketPanel().findByText('Snack-Rabatt')).closest('p')).toHaveTextContent('−€ 2,00');
    expect(ticketPanel().getByText(sumLine('Summe'))).toHaveTextContent('€ 19,50');
    await user.click(ticketButton());
    expect(storedCart()!['301-2026-04-16|190']).toMatchObject({ count: 1, price: -200 });
  });

  it('keeps a click until its price has loaded, but not when another date is selected', async () => {
    const respondToFirst = deferResponses(showCall);
    const { user } = await openFilm();
    chooseDate(308);
    await user.click(ticketButton());
    chooseDate(322);
    respondToFirst();
    await ticketTotal();
    expect(storedCart()).toBeUndefined();

    const respond = deferResponses(showCall);
    chooseDate(301);
    expect(ticketPanel().getByText('Der Preis wird geladen …').closest('[role=status]')).toBeVisible();
    expect(ticketButton()).toHaveAttribute('aria-disabled', 'true');
    await user.click(ticketButton());
    expect(
      ticketPanel().getByText('Der Preis wird noch geladen. Danach kommt dein Ticket in den Warenkorb.'),
    ).toBeVisible();
    expect(storedCart()).toBeUndefined();
    respond();
    await ticketTotal();
    expect(Object.values(storedCart()!)[0]).toMatchObject({ showId: 301, count: 1 });
    expect(ticketButton()).toHaveFocus();
  });

  it('drops a pending click when its date was moved or is sold out meanwhile', async () => {
    const { user } = await openFilm();
    for (const [showId, change, text] of [
      [308, () => void (showRecord(308).start += 3_600_000), /Dieser Termin wurde verlegt/],
      [322, () => void (currentDatabase().stock['322'] = 0), /^Ausverkauft/],
    ] as const) {
      const release = deferResponses(showCall);
      chooseDate(showId);
      await user.click(ticketButton());
      change();
      release();
      expect(await ticketPanel().findByText(text)).toBeVisible();
      expect(storedCart()).toBeUndefined();
      expect(ticketButton()).toHaveFocus();
    }
  });

  it('is for the last selected date in any order of responses', async () => {
    await openFilm();
    stopTime();
    const ids = [301, 308, 322];
    const lineOf = (showId: number) =>
      Object.entries(storedCart() ?? {}).find(
        ([key]) => key.startsWith(`${showId}-`) && !key.includes('|'),
      )?.[1];
    for (let seed = 1; seed <= 5; seed += 1) {
      const random = seededRandom(seed);
      currentDatabase().random = random;
      currentDatabase().latency = [0, 30];
      let last = 0;
      for (let step = 0; step < 5; step += 1) {
        last = ids[Math.floor(random() * ids.length)]!;
        chooseDate(last);
        fireEvent.click(ticketButton());
        if (random() < 0.5) await passTime(random() * 20);
      }
      await passTime(30);
      expect(ticketPanel().getByText(sumLine('Summe'))).toBeVisible();
      await passTime(40);
      expect(dateField(), `seed ${seed}`).toHaveValue(String(last));
      const before = lineOf(last)?.count ?? 0;
      fireEvent.click(ticketButton());
      expect(lineOf(last)?.count, `seed ${seed}`).toBe(before + 1);
    }
  });

  it('cannot be bought for a sold-out date, and can be retried after a proxy’s 404 or another failure', async () => {
    const { user } = await openFilm();
    currentDatabase().stock['308'] = 0;
    chooseDate(308);
    expect(await ticketPanel().findByText('Ausverkauft. Bitte wähl einen anderen Termin.')).toBeVisible();
    expect(dateField()).toBeInvalid();
    await user.click(ticketButton());
    expect(dateField()).toHaveFocus();
    expect(storedCart()).toBeUndefined();
    expect(ticketPanel().queryByText(/^Summe/)).toBeNull();
    chooseDate(301);
    expect(await ticketTotal()).toBeVisible();
    expect(dateField()).toBeValid();

    disturb(showCall, { status: 404, raw: '<h1>404 Not Found</h1>', times: 1 });
    disturb(showCall, { status: 400, times: 1 });
    const before = requestsTo(showCall).length;
    chooseDate(322);
    for (const times of [1, 2]) {
      await waitFor(() => expect(requestsTo(showCall)).toHaveLength(before + times));
      expect(await ticketPanel().findByText('Der Preis ist gerade nicht zu erreichen')).toBeVisible();
      await user.click(button('Erneut versuchen'));
      expect(dateField()).toHaveFocus();
    }
    expect(await ticketTotal()).toHaveTextContent('€ 17,50');
  });

  it('is not for another show or a date that has passed, and shows the new time of a moved date', async () => {
    const { user } = await openFilm();
    disturb(showCall, { body: await responseOf(`${showCall}?showid=303`) });
    chooseDate(308);
    expect(await ticketPanel().findByText(gone)).toBeVisible();
    await user.click(ticketButton());
    expect(storedCart()).toBeUndefined();
    currentDatabase().faults = [];

    const day = 24 * 60 * 60 * 1000;
    showRecord(322).start += day;
    chooseDate(322);
    const moved = /^Dieser Termin wurde verlegt auf: Mo\., 11\.05\.2026/;
    expect(await ticketPanel().findByText(moved)).toBeVisible();
    chooseDate(301);
    await ticketTotal();
    vi.setSystemTime(startOfTests + day);
    await user.click(ticketButton());
    expect(
      ticketPanel().getByText('Dieser Termin ist schon vorbei. Bitte wähl einen anderen Termin.'),
    ).toBeVisible();
    expect(storedCart()).toBeUndefined();
    expect(dateField()).toHaveDisplayValue(/^Do\., 16\.04\.2026/);
  });
});
