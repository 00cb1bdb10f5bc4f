import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '@/shared/config/paths';
import { seededRandom } from '@test/sandbox/random';
import { carTicket, filmTicket, storeCart, storedCart } from '@test/support/carts';
import { addButton, discountCall, minus, openShow, plus } from '@test/support/showPage';
import { scriptAddress } from '@test/support/hostile';
import {
  button,
  focusedHeading,
  heading,
  lastCrumb,
  mainLinks,
  notification,
} from '@test/support/screenQueries';
import { openFromProgramme } from '@test/support/filmPage';
import { renderApp } from '@test/support/renderApp';
import { currentDatabase, disturb, requestsTo, startOfTests } from '@test/support/server';
import { sumLine } from '@test/support/textMatchers';
import { pause } from '@test/support/time';
import { visit } from '@test/support/visit';

const call = 'show/getShowDetailData';

const tonight = paths.show.to({ idOrIdentifier: 301 });

const amountOf = (name: string) => screen.getByRole('textbox', { name: `Menge: ${name}` });

describe("a show's page", () => {
  const car = 'Autoticket (Stellplatz für ein Auto)';

  const plus = (name: string) => button(`Menge erhöhen: ${name}`);

  const minus = (name: string) => button(`Menge verringern: ${name}`);

  const total = () => screen.getByText(sumLine('Summe'));

  async function openTonight() {
    const app = renderApp(tonight);
    await heading('Metropolis');
    return app;
  }

  describe('a show', () => {
    it('shows name, date and location, and offers its products', async () => {
      await openTonight();
      expect(screen.getByText('Do., 16.04.2026, 20:30 Uhr')).toBeVisible();
      expect(screen.getByText('Ort: Große Leinwand')).toBeVisible();
      expect(screen.getByText(/gläserne Stadt der Reichen/)).toBeVisible();
      expect(screen.getByText('Produktion: Erich Pommer')).toBeVisible();
      expect(screen.getByText('Mit: Brigitte Helm, Gustav Fröhlich, Alfred Abel')).toBeVisible();
      expect(document.title).toContain('Metropolis');
      expect(total()).toHaveTextContent('Summe: € 17,50 inkl. USt.');
    });

    it('is also found by its identifier', async () => {
      renderApp(paths.show.to({ idOrIdentifier: 'metropolis-2026-04-16' }));
      await heading('Metropolis');
      expect(requestsTo(call).map(({ query }) => query)).toEqual([
        { showidentifier: 'metropolis-2026-04-16' },
      ]);
    });

    it('presets a mandatory product to 1 as the minimum', async () => {
      const { user } = await openTonight();
      expect(amountOf(car)).toHaveValue('1');
      expect(minus(car)).toHaveAttribute('aria-disabled', 'true');
      await user.click(minus(car));
      expect(amountOf(car)).toHaveValue('1');
      await user.clear(amountOf(car));
      await user.type(amountOf(car), '0{Enter}');
      expect(amountOf(car)).toHaveValue('1');
      expect(screen.getByText('Diese Menge geht nicht. Es bleibt bei 1.')).toBeVisible();
      expect(total()).toHaveTextContent('€ 17,50');
    });

    it('has counts that the keyboard decreases to 0, and keeps the focus', async () => {
      const { user } = await openTonight();
      await user.click(plus('Popcorn gesalzen'));
      minus('Popcorn gesalzen').focus();
      await user.keyboard('{Enter}{Enter}');
      expect(amountOf('Popcorn gesalzen')).toHaveValue('0');
      expect(minus('Popcorn gesalzen')).toHaveFocus();
    });

    it('has counts that can be increased and decreased, and updates the total', async () => {
      // Two of them earn a discount, which might be in the total on a slow machine.
      disturb(discountCall, { body: { product: null } });
      const { user } = await openTonight();
      expect(minus('Popcorn gesalzen')).toHaveAttribute('aria-disabled', 'true');
      await user.click(plus('Popcorn gesalzen'));
      await user.click(plus('Popcorn gesalzen'));
      expect(amountOf('Popcorn gesalzen')).toHaveValue('2');
      expect(total()).toHaveTextContent('€ 27,30');
      await user.click(minus('Popcorn gesalzen'));
      expect(total()).toHaveTextContent('€ 22,40');
      await user.clear(amountOf('Heißer Kakao'));
      await user.type(amountOf('Heißer Kakao'), '3');
      await user.tab();
      expect(total()).toHaveTextContent('€ 35,00');
    });
  });

  describe('adding to the cart', () => {
    it('adds one ticket and the selected products, announces it and resets the selection', async () => {
      const { user } = await openTonight();
      await user.click(plus('Popcorn gesalzen'));
      await screen.findByText('Kein Rabatt für diese Auswahl.');
      await user.click(button('In den Warenkorb'));
      await notification('Produkt wurde dem Warenkorb hinzugefügt');
      const counts = Object.values(storedCart()!).map(({ id, count }) => [id, count]);
      expect(counts).toEqual([
        [1, 1],
        [5101, 1],
        [5102, 1],
      ]);
      expect(amountOf('Popcorn gesalzen')).toHaveValue('0');
      expect(amountOf(car)).toHaveValue('1');
      const header = within(screen.getByRole('banner'));
      expect(header.getByRole('link', { name: /Warenkorb.*1 Eintrag/ })).toBeVisible();
      expect(button('In den Warenkorb')).toHaveClass('btn-outline-primary');
      expect(screen.getByRole('link', { name: 'Zum Warenkorb' })).toHaveClass('btn-primary');
    });

    it('increases existing lines', async () => {
      const { user } = await openTonight();
      await user.click(button('In den Warenkorb'));
      await user.click(button('In den Warenkorb'));
      await waitFor(() =>
        expect(storedCart()?.['301-2026-04-16']).toMatchObject({ count: 2, totalPrice: 3500 }),
      );
      expect(Object.keys(storedCart()!)).toEqual(['301-2026-04-16', '301-2026-04-16|101']);
    });
  });

  describe('a show that cannot be bought', () => {
    it('is not treated as removed after a proxy’s 404: its address stays, and it can be retried', async () => {
      disturb(call, { status: 404, raw: '<h1>404 Not Found</h1>', times: 1 });
      const { user } = renderApp(tonight);
      await heading('Diese Seite ist gerade nicht zu erreichen');
      expect(window.location.pathname).toBe(tonight);
      await user.click(button('Erneut versuchen'));
      await heading('Metropolis');
    });

    it('that is unknown leads to „Vorstellung nicht gefunden“', async () => {
      renderApp(paths.show.to({ idOrIdentifier: 99_999 }));
      await heading('Vorstellung nicht gefunden');
      expect(window.location.pathname).toBe('/vorstellung-nicht-gefunden');
    });

    it('that is over is reported', async () => {
      const past = currentDatabase().shows.find(({ end }) => end < Date.now())!;
      renderApp(paths.show.to({ idOrIdentifier: past.showId }));
      await heading('Goldrausch');
      expect(screen.getByText('Dieser Termin ist schon vorbei.')).toBeVisible();
      expect(screen.queryByRole('button', { name: 'In den Warenkorb' })).toBeNull();
    });

    it('that ends while its page is open is reported and not added', async () => {
      const { user } = await openTonight();
      vi.setSystemTime(startOfTests + 24 * 60 * 60 * 1000);
      await user.click(button('In den Warenkorb'));
      expect(screen.getByText('Dieser Termin ist schon vorbei.')).toBeVisible();
      expect(storedCart()).toBeUndefined();
    });

    it('that is sold out links to the other dates of the film', async () => {
      const { user } = renderApp(paths.show.to({ idOrIdentifier: 302 }));
      await user.click(await screen.findByRole('link', { name: 'Alle Termine des Films' }));
      await heading('Nosferatu – Eine Symphonie des Grauens');
      expect(window.location.pathname).toBe('/kinoprogramm-wien/kinofilm/nosferatu');
    });

    it('that has no date yet shows none', async () => {
      renderApp(paths.show.to({ idOrIdentifier: 381 }));
      await heading('Die Nibelungen');
      expect(screen.getByText('Termin folgt')).toBeVisible();
      expect(document.title).toMatch(/^Die Nibelungen, Termin folgt/);
      expect(document.body).not.toHaveTextContent('2099');
    });

    it('that has no date yet links to the page of the film', async () => {
      const { user } = renderApp(paths.show.to({ idOrIdentifier: 381 }));
      await user.click(await screen.findByRole('link', { name: 'Details zum Film' }));
      await screen.findByRole('heading', { name: 'Alle Termine' });
      expect(window.location.pathname).toBe('/kinoprogramm-wien/kinofilm/die-nibelungen');
    });

    it.each([
      [302, 'Ausverkauft'],
      [317, 'Verkauf startet in Kürze'],
      [381, 'Der Termin steht noch nicht fest.'],
      [13, 'Standplatzverkauf nur Vorort'],
      [174, 'GESCHLOSSEN'],
      [703, 'Vorverkauf gestoppt - Tickets an der Tageskassa ab 5:30 Uhr erhältlich'],
    ])('number %i shows „%s“ and offers nothing to select or add', async (showId, reason) => {
      renderApp(paths.show.to({ idOrIdentifier: showId }));
      expect(await screen.findByText(reason)).toBeVisible();
      const main = within(screen.getByRole('main'));
      for (const { textContent } of main.queryAllByRole('button')) {
        expect(textContent).toMatch(/^(In den Kalender|Teilen|Merken)/);
      }
      expect(main.queryAllByRole('textbox')).toEqual([]);
      expect(main.queryByText(/Summe|Paket/)).toBeNull();
    });
  });
});

describe('choosing products of a show', () => {
  function rowsUnder(title: string) {
    return within(screen.getByRole('region', { name: title })).getAllByRole('listitem');
  }

  it('does not hide the description of an event', async () => {
    renderApp(paths.event.to({ idOrIdentifier: 501 }));
    await heading('Flohmarkt Wien');
    expect(screen.getByText('Altes, Rares, Schräges')).toBeVisible();
  });

  describe('the list of products', () => {
    it.each([
      [301, 'Deine Auswahl', 'Ticket', '€ 12,50'],
      [521, 'Deine Auswahl', 'Standplatz', '€ 10,00'],
      [702, 'Deine Auswahl', 'Ticket', '€ 12,50'],
    ])('of show %i starts with its own price', async (showId, title, name, price) => {
      await openShow(showId);
      const [first] = rowsUnder(title);
      expect(first).toHaveTextContent(`${name}Die Anzahl änderst du im Warenkorb.${price}1 ×`);
      expect(within(first!).queryByRole('textbox')).toBeNull();
    });

    it.each([
      [501, 'Standplatz aussuchen'],
      [601, 'Verkaufsplatz aussuchen'],
    ])('of market %i does not start with a price of its own', async (showId, title) => {
      await openShow(showId);
      for (const row of rowsUnder(title)) expect(within(row).getByRole('textbox')).toBeVisible();
    });

    it.each([
      [301, 'Deine Auswahl', 1, 'Autoticket (Stellplatz für ein Auto) – gehört dazu'],
      [501, 'Standplatz aussuchen', 0, 'Müllpauschale – gehört dazu'],
    ])('of show %i has mandatory products before optional ones', async (showId, title, position, text) => {
      await openShow(showId);
      expect(rowsUnder(title)[position]).toHaveTextContent(text);
      expect(screen.getAllByText(/gehört dazu/)).toHaveLength(1);
    });
  });

  describe('options', () => {
    const namesIn = (list: HTMLElement) =>
      within(list)
        .getAllByRole('listitem')
        .map((row) => row.querySelector('strong')!.textContent);

    it.each([
      [
        301,
        'Deine Auswahl',
        ['Kuscheldecke zum Ausborgen', 'UKW-Radio zum Ausborgen', 'Platz in der ersten Reihe'],
      ],
      [501, 'Standplatz aussuchen', ['Tisch mieten', 'Sonnenschirm mieten']],
    ])('of show %i have their own heading, in their order', async (showId, title, names) => {
      await openShow(showId);
      const choices = within(screen.getByRole('region', { name: title }));
      const options = choices.getByRole('list', { name: 'Dazu passt' });
      expect(choices.getByRole('heading', { level: 3 })).toHaveTextContent('Dazu passt');
      expect(namesIn(options)).toEqual(names);
      const [main] = choices.getAllByRole('list');
      expect(namesIn(main!)).not.toEqual(expect.arrayContaining([names[0]]));
      expect(options.compareDocumentPosition(main!)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    });

    it('follow mandatory and optional products, independently of their position field', async () => {
      for (const product of currentDatabase().products) {
        product.sortPosition = 1000 - product.purchaseProductId;
      }
      await openShow(301);
      const [main, options] = within(screen.getByRole('region', { name: 'Deine Auswahl' })).getAllByRole(
        'list',
      );
      expect(namesIn(main!)).toEqual([
        'Ticket',
        'Autoticket (Stellplatz für ein Auto)',
        'Heißer Kakao',
        'Popcorn süß',
        'Limonade 0,5 l',
        'Nachos mit Käsesauce',
        'Popcorn gesalzen',
      ]);
      expect(namesIn(options!)[0]).toBe('Platz in der ersten Reihe');
    });

    it('have no heading when there are no other products', async () => {
      const show = currentDatabase().shows.find(({ showId }) => showId === 701)!;
      show.productIds = [221];
      show.price = 0;
      await openShow(701);
      expect(rowsUnder('Deine Auswahl')).toHaveLength(1);
      expect(screen.queryByRole('heading', { name: 'Dazu passt' })).toBeNull();
    });

    it('that are mandatory are listed with mandatory products', async () => {
      currentDatabase().products.find(({ purchaseProductId }) => purchaseProductId === 204)!.mandatory = true;
      await openShow(501);
      const [main] = within(screen.getByRole('region', { name: 'Standplatz aussuchen' })).getAllByRole(
        'list',
      );
      expect(namesIn(main!).slice(0, 2)).toEqual(['Tisch mieten', 'Müllpauschale']);
    });
  });

  describe('the button that adds a show to the cart', () => {
    it.each([
      [301, 'In den Warenkorb'],
      [501, 'Standplatz buchen'],
      [521, 'Standplatz buchen'],
      [601, 'Verkaufsplatz buchen'],
      [701, 'Ticket kaufen'],
    ])('of show %i has the label „%s“', async (showId, text) => {
      await openShow(showId);
      expect(addButton()).toHaveTextContent(text);
    });
  });

  describe('packages', () => {
    it('are selected by one click, until a count changes', async () => {
      const { user } = await openShow(301);
      await user.click(button('Übernehmen: Popcornpaket'));
      expect(screen.getByText('Popcornpaket ist ausgewählt.')).toBeVisible();
      expect(amountOf('Popcorn gesalzen')).toHaveValue('1');
      expect(amountOf('Limonade 0,5 l')).toHaveValue('2');
      expect(screen.getByText(sumLine('Summe'))).toHaveTextContent('€ 30,20');
      await user.click(minus('Limonade 0,5 l'));
      expect(screen.queryByText(/ist ausgewählt/)).toBeNull();
    });

    it('are no longer selected after they were added', async () => {
      const { user } = await openShow(301);
      await user.click(button('Übernehmen: Popcornpaket'));
      await screen.findByText('Kein Rabatt für diese Auswahl.');
      await user.click(button('In den Warenkorb'));
      expect(screen.queryByText(/ist ausgewählt/)).toBeNull();
    });

    it('without a name are numbered', async () => {
      for (const show of currentDatabase().shows) {
        show.packages = show.packages.map(({ contents }) => ({ packageName: '', contents }));
      }
      const { user } = await openShow(301);
      await user.click(button('Übernehmen: Paket 2'));
      expect(screen.getByText('Paket 2 ist ausgewählt.')).toBeVisible();
      expect(amountOf('Limonade 0,5 l')).toHaveValue('4');
    });
  });
});

describe('a market without a selected stall', () => {
  it.each([
    [501, 'Noch kein Standplatz gewählt.', 'Standplatz PKW'],
    [601, 'Noch kein Verkaufsplatz gewählt.', 'Verkaufsplatz Motorrad'],
  ])('shows a hint until one is selected: %i', async (showId, hint, spot) => {
    const { user } = await openShow(showId);
    expect(screen.getByText(hint)).toBeVisible();
    expect(addButton()).toHaveAccessibleDescription(hint);
    await user.click(plus(spot));
    expect(screen.queryByText(hint)).toBeNull();
    await user.click(minus(spot));
    expect(screen.getByText(hint)).toBeVisible();
  });

  it('shows no hint after a booking, until another booking lacks a stall', async () => {
    const { user } = await openShow(501);
    await user.click(plus('Standplatz PKW'));
    await user.click(button('Standplatz buchen'));
    expect(await screen.findByRole('link', { name: 'Zum Warenkorb' })).toBeVisible();
    expect(screen.queryByText(/^Noch kein Standplatz/)).toBeNull();
    expect(addButton()).not.toHaveAccessibleDescription();
    await user.click(button('Standplatz buchen'));
    expect(screen.getByRole('alert')).toHaveTextContent(/^Noch kein Standplatz gewählt\. Willst du ohne/);
    expect(Object.values(storedCart()!).filter(({ price }) => price === 0)).toMatchObject([{ count: 1 }]);
  });

  it('shows a hint although a rental product is selected', async () => {
    const { user } = await openShow(501);
    await user.click(plus('Tisch mieten'));
    expect(screen.getByText('Noch kein Standplatz gewählt.')).toBeVisible();
  });

  it('is added at the second click only, which is announced', async () => {
    const { user } = await openShow(501);
    await user.click(button('Standplatz buchen'));
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^Noch kein Standplatz gewählt\. Willst du ohne buchen/,
    );
    expect(storedCart()).toBeUndefined();
    await user.click(button('Standplatz buchen'));
    expect(Object.values(storedCart()!).map(({ price }) => price)).toEqual([0, 300]);
  });

  it.each([301, 521, 702])('shows no hint when the show has its own price: %i', async (showId) => {
    await openShow(showId);
    expect(screen.queryByText(/^Noch kein/)).toBeNull();
  });
});

const robots = () => document.head.querySelector('meta[name=robots]');

describe('loading a show', () => {
  it('is repeated only for another one', async () => {
    const { user } = renderApp(tonight);
    await heading('Metropolis');
    await user.click(button('In den Warenkorb'));
    await user.click(screen.getByRole('link', { name: 'Zum Warenkorb' }));
    await heading('Warenkorb');
    await user.click(screen.getByRole('link', { name: 'Metropolis' }));
    await heading('Metropolis');
    expect(requestsTo(call)).toHaveLength(1);
    await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Veranstaltungen' }));
    await user.click(await screen.findByRole('link', { name: /^Ticket kaufen: Oldtimertreffen/ }));
    await heading('Oldtimertreffen unter der Leinwand');
    expect(requestsTo(call)).toHaveLength(2);
  });

  it('can be retried when it fails', async () => {
    disturb(call, { status: 400, times: 1 });
    const { user } = renderApp(tonight);
    await heading('Diese Seite ist gerade nicht zu erreichen');
    await user.click(button('Erneut versuchen'));
    await heading('Metropolis');
  });

  it('has its own title while pending and after a failure', async () => {
    storeCart(filmTicket, carTicket);
    const { user } = renderApp(paths.cart.to());
    await heading('Warenkorb');
    expect(robots()).toHaveAttribute('content', 'noindex');
    disturb(call, { never: true, times: 1 });
    await user.click(screen.getByRole('link', { name: 'Metropolis' }));
    await heading('Termin');
    expect(document.title).toMatch(/^Termin/);
    expect(robots()).toBeNull();
    act(() => window.history.back());
    await heading('Warenkorb');
    disturb(call, { status: 400, times: 1 });
    await user.click(screen.getByRole('link', { name: 'Metropolis' }));
    await heading('Diese Seite ist gerade nicht zu erreichen');
    expect(document.title).toMatch(/^Diese Seite ist gerade nicht zu erreichen/);
    expect(lastCrumb()).toHaveTextContent(/^Termin$/);
    expect(robots()).toBeNull();
  });

  it.each([
    [tonight, ['Zum Kinoprogramm', 'Zum Flohmarktkalender']],
    [paths.flohmarktEvent.to({ idOrIdentifier: 501 }), ['Zum Flohmarktkalender']],
    [paths.automarktEvent.to({ idOrIdentifier: 502 }), ['Zu den Automärkten']],
  ])('at %s leads on to the lists where it may be, when it fails', async (address, names) => {
    disturb(call, { status: 400 });
    renderApp(address);
    await heading('Diese Seite ist gerade nicht zu erreichen');
    expect(mainLinks().map(({ textContent }) => textContent)).toEqual(names);
  });

  it('uses the name from the programme before the response', async () => {
    const { user } = renderApp(paths.program.to());
    await heading('Kinoprogramm');
    disturb(call, { never: true, times: 1 });
    const [tickets] = await screen.findAllByRole('link', { name: /^Tickets & Infos: Metropolis/ });
    await user.click(tickets!);
    await focusedHeading('Metropolis');
    expect(document.title).toMatch(/^Metropolis/);
    expect(screen.getByText('Der Termin wird geladen …')).toBeVisible();
  });

  it('shows only harmless HTML of an event', async () => {
    for (const event of currentDatabase().events) {
      event.description = [
        '<p onclick="alert(1)" style="color:red">Hallo <b>Welt</b></p>',
        '<script>alert(1)</script><img src="x" onerror="alert(1)"><svg onload="alert(1)"></svg>',
        '<math><mtext><a href="javascript:alert(1)">Falle</a></mtext></math>',
        '<form id="location"><input name="parentNode"></form>',
        '<a href="https://example.com/">Mehr</a>',
      ].join('');
    }
    renderApp(paths.event.to({ idOrIdentifier: 701 }));
    const text = await screen.findByText('Welt');
    const html = text.closest('.prose')!;
    expect(html.querySelector('script, img, svg, math, form, input, [onclick], [style]')).toBeNull();
    expect([...html.querySelectorAll('a')].map((link) => link.getAttribute('href'))).not.toContain(
      scriptAddress,
    );
    expect(screen.getByRole('link', { name: 'Mehr' })).toHaveAttribute('rel', 'noopener');
  });
});

describe('an opened show', () => {
  async function openTonight() {
    renderApp(tonight);
    await heading('Metropolis');
    expect(requestsTo(call)).toHaveLength(1);
  }

  describe('that is visited again', () => {
    it('is loaded again after another one failed', async () => {
      await openTonight();
      disturb(call, { status: 400, times: 1 });
      visit(paths.event.to({ idOrIdentifier: 701 }));
      await heading(/nicht zu erreichen|nicht geklappt/);
      visit(tonight);
      await heading('Metropolis');
      expect(requestsTo(call)).toHaveLength(2);
    });

    it('is loaded again after an order is paid, because seats are taken', async () => {
      disturb('order/paymentStatus', { body: { paymentStatus: 'paid', amount: 20, currency: 'EUR' } });
      await openTonight();
      visit(paths.paymentResult.to({}, { orderid: '7' }));
      await heading('Danke, deine Bestellung ist bezahlt!');
      visit(tonight);
      await heading('Metropolis');
      expect(requestsTo(call)).toHaveLength(2);
    });

    it('is not loaded again while the payment is open', async () => {
      disturb('order/paymentStatus', { body: { paymentStatus: 'open', amount: 20, currency: 'EUR' } });
      await openTonight();
      visit(paths.paymentResult.to({}, { orderid: '7' }));
      await heading('Deine Zahlung ist noch offen');
      visit(tonight);
      await heading('Metropolis');
      expect(requestsTo(call)).toHaveLength(1);
    });
  });

  it('replaces a picture that fails to load by a drawn one', async () => {
    await openTonight();
    const picture = document.querySelector('main img')!;
    expect(picture).toBeVisible();
    fireEvent.error(picture);
    expect(document.querySelector('main img')).toBeNull();
    expect(document.querySelector('main .picture-missing')).toBeVisible();
  });
});

const showCall = 'show/getShowDetailData';

const showAt = (idOrIdentifier: number | string) => paths.show.to({ idOrIdentifier });

const filmAt = (movieIdentifier: string) => paths.movie.to({ movieIdentifier });

/**
 * Navigates while responses overtake each other; returns the last page's name. A page never has another page's name;
 * before its own is known it has the name of its kind.
 */
async function navigateRandomly<Target>(
  seed: number,
  names: Map<Target, string>,
  { kind, addressOf }: { kind: string; addressOf: (target: Target) => string },
): Promise<string> {
  const random = seededRandom(seed);
  const targets = [...names.keys()];
  // Half of the runs start with a loaded list, half without.
  const hasList = seed % 2 === 0;
  renderApp(hasList ? paths.program.to() : paths.cart.to());
  if (hasList) await screen.findAllByRole('article');
  else await heading('Warenkorb');
  currentDatabase().random = random;
  currentDatabase().latency = [0, 30];
  let last = '';
  for (let step = 0; step < 6; step += 1) {
    const target = targets[Math.floor(random() * targets.length)]!;
    last = names.get(target)!;
    visit(addressOf(target));
    for (const shown of screen.queryAllByRole('heading', { level: 1 })) {
      expect(shown).toHaveTextContent(new RegExp(`^${kind}$|${last}`));
    }
    if (random() < 0.6) await pause(random() * 20);
  }
  return last;
}

describe('responses out of order (requirements R8)', () => {
  // One test per seed, so that each has its own timeout on a busy machine.
  const seeds = [1, 2, 3];

  it.each(seeds)('show the last requested show, with a loaded list or without (seed %i)', async (seed) => {
    const names = new Map([
      [301, 'Metropolis'],
      [303, 'Der General'],
      [312, 'Nosferatu – Eine Symphonie des Grauens'],
      [701, 'Oldtimertreffen unter der Leinwand'],
    ]);
    const name = await navigateRandomly(seed, names, { kind: 'Termin', addressOf: showAt });
    await screen.findByText(sumLine('Summe'));
    await pause(40);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name);
    expect(document.title).toContain(name);
    expect(screen.queryByText('Der Termin wird geladen …')).toBeNull();
  });

  it.each(seeds)('show the last requested film (seed %i)', async (seed) => {
    const names = new Map([
      ['metropolis', 'Metropolis'],
      ['faust', 'Faust'],
      ['goldrausch', 'Goldrausch'],
    ]);
    const name = await navigateRandomly(seed, names, { kind: 'Film', addressOf: filmAt });
    await heading(new RegExp(name));
    await waitFor(() => expect(screen.queryByText(/Der Film wird geladen/)).toBeNull());
    await pause(40);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name);
    for (const article of within(screen.getByRole('main')).getAllByRole('heading', { level: 4 })) {
      expect(article).toHaveTextContent(name);
    }
  });
});

describe('unusual addresses', () => {
  it.each([
    ['0', ['0']],
    [
      encodeURIComponent('<script>alert(1)</script>'),
      ['<script>alert(1)</script>', 'script>alert(1)</script'],
    ],
    [encodeURIComponent('a/b?c#d'), ['a/b?c#d', 'a/b']],
    ['%E0%A4%A', ['%E0%A4%A', 'E0%A4%A', 'e0%a4%a']],
  ])(
    'like /show/%s lead to „Vorstellung nicht gefunden“, and are requested in each reading',
    async (odd, readings) => {
      renderApp(`/show/${odd}`);
      await heading('Vorstellung nicht gefunden');
      await waitFor(() => expect(window.location.pathname).toBe('/vorstellung-nicht-gefunden'));
      expect(requestsTo(showCall).map(({ query }) => query['showidentifier'] ?? query['showid'])).toEqual(
        readings,
      );
    },
  );

  it('of shows with special characters are found', async () => {
    const identifier = 'größe & "mut"/50 %#1?';
    currentDatabase().shows.find(({ showId }) => showId === 301)!.urlIdentifier = identifier;
    await openFromProgramme(/^Tickets & Infos: Metropolis/);
    await screen.findByRole('button', { name: 'In den Warenkorb' });
    expect(requestsTo(showCall).at(-1)?.query).toEqual({ showidentifier: identifier });
    expect(requestsTo(showCall)).toHaveLength(1);
  });
});
