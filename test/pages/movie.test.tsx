import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@/shared/config/paths';
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
  answerOf,
  currentDatabase,
  disturb,
  deferResponses,
  requestsTo,
  startOfTests,
} from '@test/support/server';
import { sumLine } from '@test/support/textMatchers';
import { pauseScreen } from '@test/support/time';

describe("a film's page", () => {
  const call = 'movie/getMovieDetailData';

  const filmAt = (movieIdentifier: string) => paths.movie.to({ movieIdentifier });

  const robots = () => document.head.querySelector('meta[name=robots]');

  const metropolis = paths.movie.to({ movieIdentifier: 'metropolis' });

  describe('a film', () => {
    it.each([metropolis, paths.movieByName.to({ name: 'metropolis' })])(
      'at %s has all its dates',
      async (address) => {
        renderApp(address);
        await heading('Metropolis');
        expect(requestsTo(call).map(({ query }) => query)).toEqual([{ movieidentifier: 'metropolis' }]);
        expect(screen.getByText(/gläserne Stadt der Reichen/)).toBeVisible();
        expect(
          screen.getAllByRole('link', { name: /^Tickets & Infos: Metropolis/ }).length,
        ).toBeGreaterThanOrEqual(3);
        expect(screen.getByRole('region', { name: 'Donnerstag, 16. April 2026' })).toBeVisible();
      },
    );

    it('that is unknown is reported, without a retry', async () => {
      renderApp(paths.movie.to({ movieIdentifier: 'gibts-nicht' }));
      await heading('Film nicht gefunden');
      expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull();
      expect(screen.getByRole('link', { name: 'Zum Kinoprogramm' })).toBeVisible();
      expect(document.title).toMatch(/^Film nicht gefunden/);
      expect(robots()).toHaveAttribute('content', 'noindex');
    });

    it.each([{ movie: null, shows: [] }, { movie: null }, { shows: [] }, { movie: null, shows: null }, {}])(
      'is unknown when the response is %j',
      async (answer) => {
        disturb(call, { body: answer });
        renderApp(paths.movie.to({ movieIdentifier: 'gibts-nicht' }));
        await heading('Film nicht gefunden');
        expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull();
        expect(robots()).toHaveAttribute('content', 'noindex');
        expect(requestsTo(call)).toHaveLength(1);
      },
    );

    it('that is missing beside its shows is a malformed response, which can be retried', async () => {
      const answer = { movie: null, shows: [{ showId: 301, date: '16.04.2026', movie: { movieId: 1 } }] };
      disturb(call, { body: answer, times: 1 });
      const { user } = renderApp(metropolis);
      await heading('Dieser Film ist gerade nicht zu erreichen');
      await user.click(button('Erneut versuchen'));
      await heading('Metropolis');
    });

    it('is not unknown after a proxy’s 404: it can be retried', async () => {
      disturb(call, { status: 404, raw: '<h1>404 Not Found</h1>', times: 1 });
      const { user } = renderApp(metropolis);
      await heading('Dieser Film ist gerade nicht zu erreichen');
      expect(robots()).toBeNull();
      await user.click(button('Erneut versuchen'));
      await heading('Metropolis');
    });

    it('can be retried when it fails', async () => {
      disturb(call, { status: 400, times: 1 });
      const { user } = renderApp(metropolis);
      await heading('Dieser Film ist gerade nicht zu erreichen');
      expect(document.title).toMatch(/^Dieser Film ist gerade nicht zu erreichen/);
      expect(lastCrumb()).toHaveTextContent(/^Film$/);
      expect(robots()).toBeNull();
      await user.click(button('Erneut versuchen'));
      await heading('Metropolis');
    });
  });

  describe('the dates of a film', () => {
    it.each([
      ['nosferatu', 'Nosferatu – Eine Symphonie des Grauens'],
      ['der-golem', 'Der Golem, wie er in die Welt kam'],
      ['frau-im-mond', 'Frau im Mond'],
    ])('of %s link to shows, never back to the film', async (slug, name) => {
      renderApp(filmAt(slug));
      await heading(name);
      expect(mainLinks()).not.toEqual([]);
      for (const link of mainLinks()) expect(link.getAttribute('href')).toMatch(/^\/show\//);
    });

    it('without a day offer a reminder', async () => {
      const { user } = renderApp(filmAt('die-nibelungen'));
      await heading('Die Nibelungen');
      expect(screen.getByRole('region', { name: 'Termin folgt' })).toBeVisible();
      await user.click(button('Vormerken: Die Nibelungen'));
      const dialog = within(await screen.findByRole('dialog', { name: 'Meine Filme vormerken' }));
      expect(dialog.getByRole('checkbox', { name: 'Die Nibelungen' })).toBeChecked();
      await user.type(dialog.getByLabelText('E-Mail-Adresse'), 'ada@example.com');
      await user.click(dialog.getByRole('button', { name: 'Vormerken' }));
      await notification('Gemerkt!');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(currentDatabase().reminders).toHaveLength(1);
    });

    it('close their dialog when the page is left', async () => {
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
    });
  });

  describe('other addresses', () => {
    it('that are unknown stay in the address bar, are reported and are noindex', async () => {
      const { user } = renderApp('/gibt/es/nicht?wirklich=nicht');
      await heading('Seite nicht gefunden');
      expect(window.location.pathname + window.location.search).toBe('/gibt/es/nicht?wirklich=nicht');
      expect(document.title).toBe('Seite nicht gefunden – Kino wie Damals');
      expect(robots()).toHaveAttribute('content', 'noindex');
      await user.click(screen.getByRole('link', { name: 'Zum Kinoprogramm' }));
      await heading('Kinoprogramm');
      await waitFor(() => expect(robots()).toBeNull());
    });

    it('include the flea market calendar, which the home page links to and which has its own theme', async () => {
      const { user } = renderApp(paths.home.to());
      await heading('Autokino und Flohmarkt in Wien');
      await user.click(screen.getByRole('link', { name: 'Zum Flohmarktkalender' }));
      await focusedHeading('Flohmarktkalender');
      expect(document.documentElement.dataset['bsTheme']).toBe('light');
      expect(document.title).toContain('Flohmarktkalender');
    });

    it('include the page of one more car for show 233', async () => {
      const { user } = renderApp(paths.extraCar.to());
      await heading('Weiteres Auto hinzufügen');
      await user.click(screen.getByRole('link', { name: 'Zur Vorstellung' }));
      await heading('Acht Lichter über Wien');
    });
  });
});

describe("tickets on a film's page", () => {
  const call = 'show/getShowDetailData';

  describe('a ticket from the film page', () => {
    it('requires a date: without one nothing is added, and the field shows the reason', async () => {
      const { user } = await openFilm();
      await user.click(ticketButton());
      expect(ticketPanel().getByText('Bitte wähl zuerst einen Termin.')).toBeVisible();
      expect(dateField()).toHaveFocus();
      expect(dateField()).toBeInvalid();
      expect(dateField()).toHaveAccessibleDescription('Bitte wähl zuerst einen Termin.');
      expect(storedCart()).toBeUndefined();
      expect(requestsTo(call)).toEqual([]);
    });

    it('offers every date on sale, with time, location and scarcity', async () => {
      currentDatabase().stock['308'] = 4;
      currentDatabase().stock['322'] = 0;
      await openFilm();
      const options = within(dateField()).getAllByRole('option');
      expect(options.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
        'Termin wählen …',
        'Do., 16.04.2026, 20:30 Uhr, Große Leinwand',
        'Fr., 24.04.2026, 20:30 Uhr, Große Leinwand, Weniger als 5 Tickets verfügbar',
      ]);
    });

    it('has its date’s price and is added with its mandatory products', async () => {
      const { user } = await openFilm();
      chooseDate(308);
      expect(await ticketTotal()).toHaveTextContent('Summe: € 17,50 inkl. USt.');
      expect(ticketPanel().getByText(/Ticket, 1\s×\sAutoticket/)).toBeVisible();
      expect(requestsTo(call).map(({ query }) => query['showid'])).toEqual(['308']);
      await user.click(ticketButton());
      await notification('Produkt wurde dem Warenkorb hinzugefügt');
      expect(Object.keys(storedCart()!)).toEqual(['308-2026-04-24', '308-2026-04-24|101']);
      await user.click(ticketPanel().getByRole('link', { name: 'Zum Warenkorb' }));
      await heading('Warenkorb');
    });

    it('links to the page of its date, without another request', async () => {
      const { user } = await openFilm();
      chooseDate(308);
      await ticketTotal();
      await user.click(ticketPanel().getByRole('link', { name: 'Mit Snacks und Extras' }));
      await screen.findByRole('textbox', { name: 'Menge: Popcorn gesalzen' });
      expect(screen.getByText(/^Fr\., 24\.04\.2026, 20:30\sUhr$/)).toBeVisible();
      expect(requestsTo(call)).toHaveLength(1);
    });

    it('does not include the selection of the date’s page', async () => {
      const { user } = renderApp(paths.show.to({ idOrIdentifier: 301 }));
      await heading('Metropolis');
      await user.click(await screen.findByRole('button', { name: 'Menge erhöhen: Popcorn gesalzen' }));
      await user.click(await screen.findByRole('link', { name: 'Alle Termine des Films' }));
      await screen.findByRole('region', { name: 'Ticket kaufen' });
      chooseDate(301);
      expect(await ticketTotal()).toHaveTextContent('€ 17,50');
      await user.click(ticketButton());
      await waitFor(() =>
        expect(Object.keys(storedCart()!)).toEqual(['301-2026-04-16', '301-2026-04-16|101']),
      );
    });
  });

  describe('a discount', () => {
    /** Makes car ticket and radio mandatory. */
    beforeEach(() => {
      for (const product of currentDatabase().products) {
        if (product.purchaseProductId !== 101 && product.purchaseProductId !== 107) continue;
        product.mandatory = true;
        product.discountPurchaseProductId = 190;
      }
    });

    it('that a ticket earns is in its price and added with it', async () => {
      const { user } = await openFilm();
      chooseDate(301);
      expect((await ticketPanel().findByText('Snack-Rabatt')).closest('p')).toHaveTextContent('−€ 2,00');
      expect(ticketPanel().getByText(sumLine('Summe'))).toHaveTextContent('€ 19,50');
      await user.click(ticketButton());
      const lines = storedCart()!;
      expect(Object.keys(lines)).toContain('301-2026-04-16|190');
      expect(lines['301-2026-04-16|190']).toMatchObject({ count: 1, price: -200 });
    });

    it('that cannot be checked does not block buying, and a retry moves the focus to the date', async () => {
      disturb(discountCall, { drop: true });
      const { user } = await openFilm();
      chooseDate(301);
      await user.click(await ticketPanel().findByRole('button', { name: 'Rabatt erneut prüfen' }));
      expect(dateField()).toHaveFocus();
      await ticketPanel().findByRole('button', { name: 'Rabatt erneut prüfen' });
      await user.click(ticketButton());
      expect(Object.values(storedCart()!).every(({ price }) => price > 0)).toBe(true);
    });
  });

  describe('a film without a date to buy', () => {
    it.each(['die-nibelungen', 'das-phantom-der-oper', 'cafe-elektric'])(
      'has no ticket panel: %s',
      async (slug) => {
        renderApp(paths.movie.to({ movieIdentifier: slug }));
        await screen.findByRole('heading', { name: 'Alle Termine' });
        expect(screen.queryByRole('region', { name: 'Ticket kaufen' })).toBeNull();
      },
    );
  });
});

describe("selecting a date on a film's page", () => {
  const call = 'show/getShowDetailData';

  const day = 24 * 60 * 60 * 1000;

  describe('a selected date', () => {
    it('shows that its price is loading, and keeps a click until then', async () => {
      const release = deferResponses(call);
      const { user } = await openFilm();
      chooseDate(308);
      expect(ticketPanel().getByText('Der Preis wird geladen …').closest('[role=status]')).toBeVisible();
      expect(ticketButton()).toHaveAttribute('aria-disabled', 'true');
      await user.click(ticketButton());
      expect(
        ticketPanel().getByText('Der Preis wird noch geladen. Danach kommt dein Ticket in den Warenkorb.'),
      ).toBeVisible();
      expect(storedCart()).toBeUndefined();
      release();
      await ticketTotal();
      expect(Object.values(storedCart()!)[0]).toMatchObject({ showId: 308, count: 1 });
      expect(ticketButton()).toHaveFocus();
    });

    it('drops a pending click when another date is selected', async () => {
      const release = deferResponses(call);
      const { user } = await openFilm();
      chooseDate(308);
      await user.click(ticketButton());
      chooseDate(322);
      release();
      await ticketTotal();
      expect(storedCart()).toBeUndefined();
    });

    it.each([
      [
        'was moved meanwhile',
        () => void (currentDatabase().shows.find(({ showId }) => showId === 308)!.start += 3_600_000),
        /Dieser Termin wurde verlegt/,
      ],
      ['is sold out meanwhile', () => void (currentDatabase().stock['308'] = 0), /^Ausverkauft/],
    ])('drops a pending click when it %s', async (_, change, text) => {
      const release = deferResponses(call);
      const { user } = await openFilm();
      chooseDate(308);
      await user.click(ticketButton());
      change();
      release();
      expect(await ticketPanel().findByText(text)).toBeVisible();
      expect(storedCart()).toBeUndefined();
      expect(ticketButton()).toHaveFocus();
    });

    it('is the last selected one in any order of responses', async () => {
      const { user } = await openFilm();
      const ids = [301, 308, 322];
      for (let seed = 1; seed <= 5; seed += 1) {
        const random = seededRandom(seed);
        currentDatabase().random = random;
        currentDatabase().latency = [0, 30];
        let last = 0;
        for (let step = 0; step < 5; step += 1) {
          last = ids[Math.floor(random() * ids.length)]!;
          chooseDate(last);
          await user.click(ticketButton());
          if (random() < 0.5) await pauseScreen(random() * 20);
        }
        await ticketTotal();
        await pauseScreen(40);
        expect(dateField(), `seed ${seed}`).toHaveValue(String(last));
        const before =
          storedCart()?.[Object.keys(storedCart() ?? {}).find((key) => key.startsWith(`${last}-`)) ?? '']
            ?.count ?? 0;
        await user.click(ticketButton());
        const added = Object.entries(storedCart()!).find(
          ([key]) => key.startsWith(`${last}-`) && !key.includes('|'),
        );
        expect(added?.[1].count, `seed ${seed}`).toBe(before + 1);
      }
    });

    it('that is sold out is reported, and cannot be bought', async () => {
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
    });

    it('that has passed is reported', async () => {
      const { user } = await openFilm();
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

    it('can be retried after a proxy’s 404', async () => {
      const { user } = await openFilm();
      disturb(call, { status: 404, raw: '<h1>404 Not Found</h1>', times: 1 });
      chooseDate(308);
      await user.click(await ticketPanel().findByRole('button', { name: 'Erneut versuchen' }));
      await ticketTotal();
    });

    it('that was removed is reported, without a retry', async () => {
      await openFilm();
      currentDatabase().shows = currentDatabase().shows.filter(({ showId }) => showId !== 308);
      chooseDate(308);
      expect(
        await ticketPanel().findByText('Diesen Termin gibt es nicht mehr. Bitte wähl einen anderen.'),
      ).toBeVisible();
      expect(ticketPanel().queryByRole('button', { name: 'Erneut versuchen' })).toBeNull();
      expect(await heading('Metropolis')).toBeVisible();
    });

    it('that was removed does not affect the next show', async () => {
      const { user } = renderApp(paths.show.to({ idOrIdentifier: 301 }));
      await user.click(await screen.findByRole('link', { name: 'Alle Termine des Films' }));
      await screen.findByRole('region', { name: 'Ticket kaufen' });
      currentDatabase().shows = currentDatabase().shows.filter(({ showId }) => showId !== 308);
      chooseDate(308);
      await ticketPanel().findByText('Diesen Termin gibt es nicht mehr. Bitte wähl einen anderen.');
      const [, , last] = screen.getAllByRole('link', { name: /^Tickets & Infos: Metropolis/ });
      await user.click(last!);
      expect(await screen.findByText(/^So\., 10\.05\.2026, 20:30\sUhr$/, { selector: 'p' })).toBeVisible();
      await focusedHeading('Metropolis');
    });

    it('that was moved shows its new date beside the price', async () => {
      await openFilm();
      currentDatabase().shows.find(({ showId }) => showId === 308)!.start += day;
      chooseDate(308);
      expect(
        await ticketPanel().findByText(/^Dieser Termin wurde verlegt auf: Sa\., 25\.04\.2026/),
      ).toBeVisible();
    });

    it('does not accept the response for another show', async () => {
      const { user } = await openFilm();
      disturb(call, { body: await answerOf(`${call}?showid=322`) });
      chooseDate(308);
      expect(
        await ticketPanel().findByText('Diesen Termin gibt es nicht mehr. Bitte wähl einen anderen.'),
      ).toBeVisible();
      await user.click(ticketButton());
      expect(storedCart()).toBeUndefined();
    });

    it('can be retried when its price fails to load', async () => {
      disturb(call, { status: 400, times: 1 });
      const { user } = await openFilm();
      chooseDate(308);
      expect(await ticketPanel().findByText('Der Preis ist gerade nicht zu erreichen')).toBeVisible();
      await user.click(button('Erneut versuchen'));
      expect(dateField()).toHaveFocus();
      expect(await ticketTotal()).toHaveTextContent('€ 17,50');
    });

    it('can be deselected', async () => {
      const { user } = await openFilm();
      chooseDate(308);
      await ticketTotal();
      chooseDate('');
      expect(ticketPanel().queryByText(/^Summe/)).toBeNull();
      await user.click(ticketButton());
      expect(ticketPanel().getByText('Bitte wähl zuerst einen Termin.')).toBeVisible();
    });
  });
});
