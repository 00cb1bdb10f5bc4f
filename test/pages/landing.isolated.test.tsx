import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@/shared/config/paths';
import { Reviews } from '@/features/landing/Reviews';
import '@/features/catalogue/cards/InfoDialog';
import '@/pages/CartPage';
import '@/pages/CinemaLandingPage';
import { scriptAddress } from '@test/support/hostile';
import { button, card, focusedHeading, heading, listed } from '@test/support/screenQueries';
import { setMotionPreference } from '@test/support/motion';
import { renderApp } from '@test/support/renderApp';
import { currentDatabase, disturb, deferResponses, requestsTo, startWinter } from '@test/support/server';
import { passTime, flushPending, stopTime } from '@test/support/time';
import { visit } from '@test/support/visit';

const calls = 'show/getCurrentShows';

const title = 'Autokino und Flohmarkt in Wien';

const lead = 'Wofür es gerade freie Plätze gibt.';

const region = (name: string) => screen.findByRole('region', { name });

const canonical = () => document.head.querySelector('link[rel=canonical]')?.getAttribute('href');

/** Link texts of a section's dates. */
async function datesOf(section: string) {
  const list = await within(await region(section)).findByRole('list');
  return within(list).getAllByRole('link');
}

describe('the home page', () => {
  it('has two equal sections, each with its own theme', async () => {
    renderApp(paths.home.to());
    await heading(title);
    const sections = [await region('Autokino'), await region('Flohmarkt')];
    expect(sections.map(({ dataset }) => dataset['bsTheme'])).toEqual(['dark', 'light']);
    expect(sections.map(({ className }) => className)).toEqual([
      sections[0]?.className,
      sections[0]?.className,
    ]);
    expect(sections.map((section) => within(section).getByRole('link').getAttribute('href'))).toEqual([
      paths.program.to(),
      paths.flohmarktProgram.to(),
    ]);
  });

  it('has one canonical address and its own title', async () => {
    renderApp(paths.newsEvents.to());
    await heading(title);
    await waitFor(() => expect(canonical()).toMatch(/^https?:\/\/[^/]+\/$/));
    expect(document.title).toBe('Kino wie Damals – Autokino & Flohmarkt Wien');
  });

  it('shows season, ratings and gift card, one newsletter button, and equal advice for either section', async () => {
    renderApp(paths.home.to());
    const season = await region('Die Saison');
    expect(season).toHaveTextContent(/Die Saison 2025 ist vorbei\. Im Frühling 2026/);
    expect(season).toHaveTextContent(/Jeden Sonntag\..*Im Jänner geschlossen, im Februar/);
    expect(await region('So habt ihr uns bewertet')).toHaveTextContent(
      /Autokino4,6 von 5 .*Flohmarkt4,4 von 5 .*Kinderflohmarkt4,9 von 5 /,
    );
    const advice = within(await region('Gut vorbereitet')).getAllByRole('list');
    expect(advice.map((list) => within(list).getAllByRole('link').length)).toEqual([4, 4]);
    expect(screen.getByRole('link', { name: 'Gutschein aussuchen' })).toHaveAttribute(
      'href',
      paths.giftCards.to(),
    );
    expect(await screen.findAllByRole('button', { name: /abonnieren/ })).toHaveLength(1);
  });
});

describe('the next dates', () => {
  it('are shown for both sections by one request', async () => {
    renderApp(paths.home.to());
    const films = await datesOf('Auf der Leinwand');
    const markets = await datesOf('Am Marktplatz');
    expect(films).toHaveLength(3);
    expect(films[0]).toHaveTextContent(/^MetropolisDo\., 16\.04\.2026, 20:30\sUhr/);
    expect(markets).toHaveLength(3);
    expect(screen.getByText(lead)).toBeVisible();
    for (const market of markets) expect(market.getAttribute('href')).toMatch(/^\/flohmarktprogramm-wien\//);
    expect(requestsTo(calls).map(({ query }) => query)).toEqual([{ s1: 'fetch' }]);
  });

  it('omit unavailable shows', async () => {
    const { shows, stock } = currentDatabase();
    for (const { showId, movieId } of shows) if (movieId === 1) stock[`${showId}`] = 0;
    renderApp(paths.home.to());
    expect((await datesOf('Auf der Leinwand'))[0]).toHaveTextContent(/^Orlacs Hände/);
  });

  it('have links to the lists while they are loading', async () => {
    const release = deferResponses(calls);
    renderApp(paths.home.to());
    const cinema = within(await region('Auf der Leinwand'));
    expect(screen.getByText('Die nächsten Termine werden geladen …').closest('[role=status]')).toBeVisible();
    expect(cinema.getByRole('link')).toHaveAttribute('href', paths.program.to());
    release();
    await datesOf('Auf der Leinwand');
    expect(screen.queryByText('Die nächsten Termine werden geladen …')).toBeNull();
  });

  it('that fail are reported once, and can be retried', async () => {
    disturb(calls, { status: 400, times: 1 });
    const { user } = renderApp(paths.home.to());
    await screen.findByText('Die nächsten Termine sind gerade nicht zu erreichen.');
    await heading(title);
    await user.click(button('Termine erneut laden'));
    expect(screen.getByRole('heading', { name: 'Als Nächstes' })).toHaveFocus();
    expect(await datesOf('Am Marktplatz')).toHaveLength(3);
  });

  it('stay when the visitor returns and a refresh fails', async () => {
    const { user } = renderApp(paths.home.to());
    await datesOf('Auf der Leinwand');
    await user.click(screen.getByRole('link', { name: 'Gutschein aussuchen' }));
    await focusedHeading('Kinogutschein kaufen');
    disturb(calls, { status: 400 });
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: /Kino wie Damals/ }));
    await screen.findByText(/^Die Termine konnten nicht aktualisiert werden/);
    expect(await datesOf('Auf der Leinwand')).toHaveLength(3);
  });

  it('are replaced by season facts when there are no shows', async () => {
    startWinter();
    renderApp(paths.home.to());
    expect(await screen.findByText(/^Gerade ist kein Film eingetragen\./)).toHaveTextContent(/Frühling 2026/);
    expect(await region('Am Marktplatz')).toHaveTextContent(
      /kein Markttag eingetragen\. Im Jänner ist Pause/,
    );
    expect(screen.queryByText(lead)).toBeNull();
  });

  it('do not announce the off-season when everything is sold out', async () => {
    const database = currentDatabase();
    for (const { showId } of database.shows) database.stock[`${showId}`] = 0;
    renderApp(paths.home.to());
    expect(await screen.findByText(/^Gerade ist für keinen Film ein Ticket zu haben\./)).toBeVisible();
    expect(screen.queryByText(/^Gerade ist kein Film eingetragen/)).toBeNull();
    expect(screen.queryByText(lead)).toBeNull();
  });
});

describe("the film programme's landing page", () => {
  const address = paths.cinemaLanding.to();

  const calls = 'show/getCurrentShows';

  const section = (name: string) => screen.getByRole('region', { name });

  describe('the landing page of the cinema', () => {
    it('has an introduction and one main heading', async () => {
      renderApp(address);
      await listed('Kinoprogramm');
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      expect(screen.getByText('Großes Kino, eigenes Auto.')).toBeVisible();
    });

    it('has a link to the list, which can take the focus', async () => {
      renderApp(address);
      await listed('Kinoprogramm');
      const list = section('Alle Filme und Termine');
      const link = screen.getByRole('link', { name: 'Direkt zum Programm' });
      expect(link).toHaveAttribute('href', `#${list.id}`);
      expect(list).toHaveAttribute('tabindex', '-1');
      expect(list).toContainElement(card('Metropolis'));
    });

    it('explains a first visit in four steps', async () => {
      renderApp(address);
      await heading('Kinoprogramm');
      const steps = within(section('Zum ersten Mal hier?')).getAllByRole('listitem');
      expect(steps.map((step) => within(step).getByRole('heading', { level: 3 }).textContent)).toEqual([
        'Film aussuchen',
        'Tickets online kaufen',
        'Hinkommen und einparken',
        'Radio an, Film ab',
      ]);
      expect(steps[1]).toHaveTextContent(/Ein Ticket für jede Person.*einmal je Auto das Autoticket/);
    });

    it('shows each rating once, as text', async () => {
      renderApp(address);
      await heading('Kinoprogramm');
      const reviews = section('So habt ihr uns bewertet');
      const slides = within(reviews).getAllByRole('group', { hidden: true });
      const texts = slides.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
      expect(texts).toEqual([
        'Autokino4,6 von 5 Sternen aus 1.448 Bewertungen',
        'Flohmarkt4,4 von 5 Sternen aus 577 Bewertungen',
        'Kinderflohmarkt4,9 von 5 Sternen aus 118 Bewertungen',
      ]);
      expect(within(reviews).getByRole('button', { name: 'Anhalten' })).toBeVisible();
    });

    it('shows the next rating after ten seconds unless it is paused', async () => {
      stopTime();
      renderApp(address);
      await flushPending();
      const shown = () => within(section('So habt ihr uns bewertet')).getByRole('group');
      expect(shown()).toHaveAccessibleName('1 von 3');
      await passTime(10_000);
      expect(shown()).toHaveAccessibleName('2 von 3');
      fireEvent.click(button('Anhalten'));
      await passTime(25_000);
      expect(shown()).toHaveAccessibleName('2 von 3');
    });

    it('forwards the prebooking parameter of its address', async () => {
      renderApp(paths.cinemaLanding.to({}, { prebooking: 'true' }));
      await listed('Kinoprogramm');
      expect(requestsTo(calls).map(({ query }) => query)).toEqual([
        { s1: 'fetch', showtype: 'kino', prebooking: 'true' },
      ]);
    });
  });

  describe('the short information', () => {
    it('opens by its name, closes by „Schliessen“, and returns the focus', async () => {
      const { user } = renderApp(address);
      await listed('Kinoprogramm');
      await user.click(button('Kurzinformation'));
      const dialog = await screen.findByRole('dialog', {
        name: 'Kurzinformation zu Kino wie Damals Vorstellungen',
      });
      expect(dialog).toHaveTextContent('an der Tageskassa ab 5:30 Uhr');
      await user.click(within(dialog).getByRole('button', { name: 'Schliessen' }));
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(button('Kurzinformation')).toHaveFocus();
    });
  });

  describe('a landing page without a programme', () => {
    it('keeps its introduction and steps when the programme fails, which can be retried', async () => {
      disturb(calls, { status: 400, times: 1 });
      const { user } = renderApp(address);
      const notice = await screen.findByRole('alert');
      expect(notice).toHaveTextContent('Das Programm ist gerade nicht zu erreichen');
      expect(await heading('Kinoprogramm')).toBeVisible();
      expect(section('Zum ersten Mal hier?')).toBeVisible();
      expect(section('Alle Filme und Termine')).toContainElement(notice);
      await user.click(within(notice).getByRole('button', { name: 'Erneut versuchen' }));
      await listed('Kinoprogramm');
      expect(screen.queryByRole('alert')).toBeNull();
    });

    it('shows the off-season in place of the list', async () => {
      startWinter();
      renderApp(address);
      const winter = await screen.findByRole('heading', { name: 'Winterpause' });
      expect(section('Alle Filme und Termine')).toContainElement(winter);
      expect(section('Zum ersten Mal hier?')).toBeVisible();
      expect(await heading('Kinoprogramm')).toBeVisible();
    });
  });

  describe('quotes of guests', () => {
    it('follow the rating that they belong to', () => {
      const quotes = [{ text: 'Wie früher!', author: 'Ein Gast' }];
      render(<Reviews ratings={[{ subject: 'cinema', stars: 4.6, count: 1448, quotes }]} />);
      fireEvent.click(button('Nächste Bewertung'));
      expect(screen.getByRole('group', { name: '2 von 2' })).toHaveTextContent(
        'Wie früher!Ein Gast, Autokino',
      );
    });
  });
});

describe('the query selectshow', () => {
  const delay = 2000;

  const address = (selectshow: string) => paths.cinemaLanding.to({}, { selectshow });

  const film = 'Goldrausch';

  const wanted = '305';

  /** jsdom's animation frames use the faked timers. */
  const passFrames = () => passTime(100);

  async function pass(duration: number) {
    await passTime(duration);
    await passFrames();
  }

  async function open(selectshow = wanted) {
    const app = renderApp(address(selectshow));
    await flushPending();
    return app;
  }

  function loadedBy(type: NavigationTimingType) {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry]);
  }

  beforeEach(() => {
    stopTime();
    // With reduced motion scrolling takes one frame; test/shared/browser/page.isolated.test.ts tests the animation.
    setMotionPreference(true);
  });

  describe('selectshow', () => {
    it.each([
      ['id', '305'],
      ['anchor', 'show-305'],
      ['identifier', 'goldrausch-2026-04-21'],
    ])('focuses the card after two seconds, by %s', async (_, value) => {
      await open(value);
      expect(card(film)).toBeVisible();
      await pass(delay - 101);
      expect(document.body).toHaveFocus();
      await pass(1);
      expect(card(film)).toHaveFocus();
    });

    it('leaves no tabindex on the card after blur', async () => {
      await open();
      await pass(delay);
      act(() => button('Abspielen').focus());
      expect(card(film)).not.toHaveAttribute('tabindex');
    });

    it.each([
      '99999',
      'gibt-es-nicht',
      '*',
      '#root',
      'article[id]',
      '"]\\',
      '__proto__',
      'constructor',
      scriptAddress,
      '<img src=x onerror=alert(1)>',
      '\u0000',
      'x'.repeat(5000),
    ])('does nothing for %j', async (value) => {
      await open(value);
      await pass(delay);
      expect(card(film)).toBeVisible();
      expect(document.body).toHaveFocus();
    });

    it('waits for shows that load later', async () => {
      disturb('show/getCurrentShows', { delay: 5000, times: 1 });
      await open();
      await pass(4800);
      expect(screen.queryAllByRole('article')).toEqual([]);
      await pass(200);
      expect(card(film)).toHaveFocus();
    });

    it('waits for shows that load after a retry', async () => {
      disturb('show/getCurrentShows', { status: 400, times: 1 });
      await open();
      await pass(delay);
      fireEvent.click(button('Erneut versuchen'));
      await flushPending();
      await passFrames();
      expect(card(film)).toHaveFocus();
    });

    it.each(['wheel', 'touchmove', 'keydown'])(
      'is cancelled by input of the visitor, by %s',
      async (type) => {
        await open();
        await pass(delay / 2);
        window.dispatchEvent(new Event(type));
        await pass(delay);
        expect(document.body).toHaveFocus();
      },
    );

    it('applies once, also when the address changes afterwards', async () => {
      await open();
      await pass(delay);
      act(() => button('Abspielen').focus());
      visit(`${address(wanted)}&text=gold`);
      await pass(2 * delay);
      expect(button('Abspielen')).toHaveFocus();
    });

    it('ends when the page is left', async () => {
      await open();
      await pass(delay / 2);
      visit(paths.cart.to());
      await pass(delay);
      expect(screen.getByRole('heading', { level: 1, name: 'Warenkorb' })).toHaveFocus();
    });

    it('does not take the focus from an open dialog', async () => {
      await open();
      fireEvent.click(button('Kurzinformation'));
      await flushPending();
      await pass(delay);
      expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    });
  });

  describe('selectshow with the browser history', () => {
    it('does not apply after Back', async () => {
      await open();
      await pass(delay);
      visit(paths.cart.to());
      await flushPending();
      visit(address(wanted));
      await pass(2 * delay);
      expect(screen.getByRole('heading', { level: 1, name: 'Kinoprogramm' })).toHaveFocus();
    });

    it.each(['reload', 'back_forward'] as const)('does not apply after a load by %s', async (type) => {
      loadedBy(type);
      await open();
      await pass(2 * delay);
      expect(document.body).toHaveFocus();
    });

    it('applies after a load by an address', async () => {
      loadedBy('navigate');
      await open();
      await pass(delay);
      expect(card(film)).toHaveFocus();
    });
  });
});
