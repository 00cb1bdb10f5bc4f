import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { slowAnswerAfter } from '@/shared/config/constants';
import { paths } from '@/shared/config/paths';
import { createPageMarket } from '@/features/infoPages/live/pageMarket';
import { marketShow } from '@test/domain/examples';
import { total as cartTotal } from '@test/support/cartScreen';
import { storedCart } from '@test/support/carts';
import { minus, plus, total } from '@test/support/showPage';
import { externalNavigations } from '@test/support/externalNavigations';
import { hostileWords } from '@test/support/hostile';
import {
  button,
  focusedHeading,
  heading,
  listed,
  notification,
  unfitText,
} from '@test/support/screenQueries';
import { fillIn, orderButton } from '@test/support/checkoutPage';
import { renderApp } from '@test/support/renderApp';
import {
  answerOf,
  currentDatabase,
  disturb,
  deferResponses,
  requestsTo,
  startOfTests,
  startWinter,
} from '@test/support/server';
import { passTime, flushPending, stopTime } from '@test/support/time';
import { visit } from '@test/support/visit';

const listCall = 'show/getCurrentShows';

const detailCall = 'show/getShowDetailData';

describe('an information page', () => {
  const breadcrumbs = () => screen.findByRole('navigation', { name: 'Du bist hier' });

  it('has a title and breadcrumbs', async () => {
    renderApp('/flohmarkt-wien/wechselgeld');
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent('Wechselgeld');
    expect(document.title).toMatch(/^Wechselgeld.* – Kino wie Damals$/);
    const crumbs = within(await breadcrumbs()).getAllByRole('listitem');
    expect(crumbs.map(({ textContent }) => textContent)).toEqual(['Startseite', 'Flohmarkt', 'Wechselgeld']);
    expect(crumbs.at(-1)).toHaveAttribute('aria-current', 'page');
  });

  it('navigates by a link in its text without a reload, and focuses the heading', async () => {
    const { user } = renderApp('/flohmarkt-wien/wechselgeld');
    const main = within(await screen.findByRole('article'));
    await user.click(await main.findByRole('link', { name: 'Diebstahl vorbeugen' }));
    const heading = await screen.findByRole('heading', { level: 1, name: /Diebstahl|Dieb/ });
    expect(window.location.pathname).toBe('/flohmarkt-wien/diebstahl');
    expect(heading).toHaveFocus();
  });

  it('is also found with a trailing slash', async () => {
    renderApp('/kino/haustiere/');
    expect(await screen.findByRole('heading', { level: 1, name: /Haustier|Hund/ })).toBeVisible();
    expect(document.head.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${window.location.origin}/kino/haustiere`,
    );
  });

  it.each([
    '/flohmarkt-wien/gibt-es-nicht',
    '/kino',
    '/../kino/faqs.mdx',
    '/constructor',
    '/flohmarkt-wien/',
  ])('is not shown at %s', async (address) => {
    renderApp(address);
    const heading = await screen.findByRole('heading', { level: 1 });
    if (address === '/flohmarkt-wien/') expect(heading).toHaveTextContent('Flohmarktkalender');
    else expect(heading).toHaveTextContent('Seite nicht gefunden');
  });
});

/** A page with dates of cinema and market. */
const bothPage = '/kino/ausflugsziel-wien';

const grease = '/kino/film/grease';

const toFuture = '/kino/film/zurueck-in-die-zukunft';

const requestedTypes = () => requestsTo(listCall).map(({ query }) => query['showtype']);

const repeatedRequests = () => requestedTypes().slice(2);

const failed = 'Die Termine sind gerade nicht zu erreichen';

const dateLinks = () =>
  screen.getAllByRole('link').filter(({ textContent }) => /\d\d\.\d\d\.\d{4}/.test(textContent ?? ''));

function rename(movieName: string): void {
  const tonight = currentDatabase().shows.find(({ showId }) => showId === 301)!;
  const movie = currentDatabase().movies.find(({ movieId }) => movieId === tonight.movieId)!;
  movie.movieName = movieName;
}

async function press(name: string, index: number): Promise<void> {
  fireEvent.click(screen.getAllByRole('button', { name })[index]!);
  await flushPending();
}

/** Retries both failed lists; the first `times` calls get no response, and the cinema's dates wait for the market's. */
async function openPending(times: number): Promise<void> {
  disturb(listCall, { status: 400, times: 2 });
  renderApp(bothPage);
  await waitFor(() => expect(screen.getAllByText(failed)).toHaveLength(2));
  stopTime();
  disturb(listCall, { never: true, times });
  await press('Erneut versuchen', 0);
  await press('Erneut versuchen', 0);
  await passTime(slowAnswerAfter);
}

describe('dates within a text', () => {
  it('are the next six on sale, with a link to all of them', async () => {
    renderApp(paths.flohmarktArrival.to());
    await screen.findByText(/^Nächster Termin: So\., 19\.04\.2026, 5:30\sUhr\. Ort: Marktgelände\.$/);
    // Location and dates are separate lazy components, which load in any order.
    await waitFor(() => expect(dateLinks()).toHaveLength(6));
    expect(dateLinks()[0]).toHaveTextContent(/^Flohmarkt.*So\., 19\.04\.2026, 5:30\sUhr ?Marktgelände/);
    expect(dateLinks()[0]!.getAttribute('href')).toMatch(/^\/flohmarktprogramm-wien\//);
    for (const link of dateLinks()) expect(link).not.toHaveTextContent(/GESCHLOSSEN|gestoppt|Vorort/);
    expect(screen.getByRole('link', { name: 'Alle Termine im Flohmarktkalender' })).toHaveAttribute(
      'href',
      paths.flohmarktProgram.to(),
    );
  });

  it('are requested once for several parts of a page', async () => {
    renderApp(paths.flohmarktArrival.to());
    await screen.findByText(/^Nächster Termin/);
    await waitFor(() => expect(dateLinks()).not.toHaveLength(0));
    expect(requestsTo(listCall)).toHaveLength(1);
  });

  it('of two kinds are requested one after the other, and all of them are used', async () => {
    const release = deferResponses(listCall);
    renderApp(bothPage);
    expect(await screen.findAllByText('Die Termine werden geladen …')).toHaveLength(2);
    release();
    await waitFor(() => expect(screen.queryByText('Die Termine werden geladen …')).toBeNull());
    expect(dateLinks()).toHaveLength(12);
    expect(requestedTypes()).toEqual(['kino', 'flohmarkt']);
  });

  it('that a list has already loaded need no request', async () => {
    renderApp(paths.flohmarktProgram.to());
    await screen.findAllByRole('article');
    visit(paths.flohmarktArrival.to());
    await screen.findByText(/^Nächster Termin/);
    expect(requestsTo(listCall)).toHaveLength(1);
  });

  it('that fail do not affect the text and the other dates, and can be retried', async () => {
    disturb(listCall, { status: 400, times: 1 });
    const { user } = renderApp(bothPage);
    await screen.findByText('Die Termine sind gerade nicht zu erreichen');
    await waitFor(() => expect(dateLinks()).toHaveLength(6));
    expect(requestedTypes()).toEqual(['kino', 'flohmarkt']);
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await waitFor(() => expect(dateLinks()).toHaveLength(12));
    expect(screen.queryByText('Die Termine sind gerade nicht zu erreichen')).toBeNull();
    expect(requestedTypes()).toEqual(['kino', 'flohmarkt', 'kino']);
  });

  it('that never arrive leave no loading flag', async () => {
    disturb(listCall, { never: true });
    const { store } = renderApp(bothPage);
    await screen.findAllByText('Die Termine werden geladen …');
    await waitFor(() => expect(requestsTo(listCall)).toHaveLength(1));
    visit(paths.cart.to());
    await heading('Warenkorb');
    expect(store.getState().loadingBar.active).toEqual({});
  });

  it('that wait for others can be given up and requested before them', async () => {
    await openPending(3);
    await press('Abbrechen', 0);
    expect(screen.getByText('Laden abgebrochen')).toBeVisible();
    expect(screen.getAllByText('Die Termine werden geladen …')).toHaveLength(1);
    await press('Erneut versuchen', 1);
    expect(repeatedRequests()).toEqual(['kino', 'flohmarkt', 'flohmarkt']);
    await press('Erneut versuchen', 0);
    expect(dateLinks()).toHaveLength(12);
    expect(repeatedRequests()).toEqual(['kino', 'flohmarkt', 'flohmarkt', 'kino', 'flohmarkt']);
  });

  it('that are given up no longer block others', async () => {
    await openPending(2);
    await press('Abbrechen', 1);
    expect(screen.getByText('Laden abgebrochen')).toBeVisible();
    expect(dateLinks()).toHaveLength(6);
    expect(repeatedRequests()).toEqual(['kino', 'flohmarkt', 'kino']);
  });

  it('are replaced by a message for each kind in the off-season', async () => {
    startWinter();
    renderApp(bothPage);
    expect(await screen.findByText(/^Die Kinosaison 2025 ist vorbei\. Im Frühling 2026/)).toBeVisible();
    expect(await screen.findByText('Gerade ist kein Termin eingetragen.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Alle Termine im Kinoprogramm' })).toBeVisible();
  });

  it('that are all sold out are not reported as missing', async () => {
    for (const { showId } of currentDatabase().shows) currentDatabase().stock[`${showId}`] = 0;
    renderApp(paths.flohmarktArrival.to());
    expect(await screen.findByText('Gerade ist kein Termin online buchbar.')).toBeVisible();
  });
});

describe('the dates of a film', () => {
  it.each([
    ['GREASE (OmU)', grease],
    ['ZURUECK IN DIE ZUKUNFT', toFuture],
    ['Zurück in die Zukunft – Spezialabend', toFuture],
  ])('called %s are found by its title', async (name, address) => {
    rename(name);
    renderApp(address);
    await screen.findByRole('link', { name: 'Alle Termine des Films' });
    expect(dateLinks()).toHaveLength(3);
    expect(dateLinks()[0]).toHaveTextContent(`${name}Do., 16.04.2026`);
  });

  it.each(['Grease 2', 'Greasepaint', 'Ein Abend mit Grease'])('are not those of „%s“', async (name) => {
    rename(name);
    renderApp(grease);
    expect(await screen.findByText('Gerade nicht im Programm.')).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('link', { name: 'Demnächst im Kino' })[0]).toHaveAttribute(
      'href',
      paths.upcoming.to(),
    );
    expect(main.getByRole('link', { name: 'Zum Kinoprogramm' })).toHaveAttribute('href', paths.program.to());
  });

  it('mark the sold-out ones', async () => {
    rename('Grease');
    currentDatabase().stock['301'] = 0;
    renderApp(grease);
    await screen.findByRole('link', { name: 'Alle Termine des Films' });
    expect(dateLinks()[0]).toHaveTextContent(/Ausverkauft$/);
  });
});

describe('the directions', () => {
  it('are a named drawing, with a route planner for the next location', async () => {
    currentDatabase().shows.find(({ showId }) => showId === 501)!.location = 'Halle 1 & 2, Wien?';
    renderApp(paths.flohmarktArrival.to());
    expect(await screen.findByRole('img', { name: /^Skizze: .*Ständen\.$/ })).toBeVisible();
    const link = await screen.findByRole('link', { name: /^Route zu diesem Ort planen/ });
    expect(link).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/search?query=Halle%201%20%26%202%2C%20Wien%3F',
    );
    expect(link).toHaveAttribute('rel', 'noopener');
  });

  it('are only a drawing when no date has a location', async () => {
    startWinter();
    renderApp(paths.cinemaArrival.to());
    expect(await screen.findByText(/^Gerade ist kein Termin mit Ort eingetragen\./)).toBeVisible();
    expect(screen.getByRole('img', { name: /Leinwand\.$/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Route zu diesem Ort planen/ })).toBeNull();
  });
});

const advantages = paths.advantages.to();

const requestedShows = () => requestsTo(detailCall).map(({ query }) => query['showid']);

const table = () => screen.findByRole('table', { name: /^Flohmarkt.*, So\., 19\.04\.2026, 5:30\sUhr$/ });

async function priceOf(name: RegExp) {
  const row = within(await table())
    .getByRole('rowheader', { name })
    .closest('tr')!;
  return within(row).getByRole('cell').textContent?.replaceAll('\u00a0', ' ');
}

/** Removes the products from lists, as another backend may respond. */
async function removeProducts(): Promise<void> {
  const { dataEntries } = (await answerOf(`${listCall}?s1=fetch&showtype=flohmarkt`)) as {
    dataEntries: object[];
  };
  disturb(listCall, { body: { dataEntries: dataEntries.map((show) => ({ ...show, products: [] })) } });
}

describe('the prices of the next market', () => {
  it('are in a table, with a link to the date', async () => {
    const { user } = renderApp(advantages);
    expect(await priceOf(/^Müllpauschale – gehört dazu$/)).toBe('€ 3,00');
    expect(await priceOf(/^Standplatz PKW$/)).toBe('€ 25,00');
    expect(await priceOf(/^Tisch mieten$/)).toBe('€ 8,00');
    expect(screen.getByRole('columnheader', { name: 'Preis inkl. USt.' })).toBeVisible();
    expect(requestsTo(detailCall)).toHaveLength(0);
    await user.click(screen.getByRole('link', { name: 'Diesen Termin buchen' }));
    await focusedHeading(/^Flohmarkt/);
  });

  it('are those of the first market that can be booked', async () => {
    for (const showId of [501, 521]) currentDatabase().stock[`${showId}`] = 0;
    renderApp(advantages);
    expect(await screen.findByRole('table', { name: /So\., 26\.04\.2026/ })).toBeVisible();
  });

  it('include the price of the stall itself', async () => {
    currentDatabase().stock['501'] = 0;
    renderApp(advantages);
    const prices = within(await screen.findByRole('table', { name: /So\., 19\.04\.2026/ }));
    const row = prices.getByRole('rowheader', { name: 'Standplatz' }).closest('tr')!;
    expect(within(row).getByRole('cell')).toHaveTextContent(/^€\s10,00$/);
  });

  it('can be retried when they fail', async () => {
    disturb(listCall, { status: 400, times: 1 });
    const { user } = renderApp(advantages);
    await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
    await table();
    expect(requestsTo(listCall)).toHaveLength(2);
  });

  it('are loaded from the market when its list has none', async () => {
    await removeProducts();
    disturb(detailCall, { status: 400, times: 1 });
    const { user } = renderApp(advantages);
    await screen.findByText('Die Preise sind gerade nicht zu erreichen');
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await priceOf(/^Standplatz PKW$/)).toBe('€ 25,00');
    expect(requestedShows()).toEqual(['501', '501']);
  });

  it('include mandatory products when the list has only the price of the stall itself', async () => {
    currentDatabase().shows.find(({ showId }) => showId === 501)!.price = 1000;
    await removeProducts();
    renderApp(advantages);
    expect(await priceOf(/^Standplatz$/)).toBe('€ 10,00');
    expect(await priceOf(/^Müllpauschale – gehört dazu$/)).toBe('€ 3,00');
    expect(requestedShows()).toEqual(['501']);
  });

  it('are those of the calculator’s market, from one response for both', async () => {
    await removeProducts();
    const { user } = renderApp(paths.stallFees.to());
    expect(await priceOf(/^Standplatz PKW$/)).toBe('€ 25,00');
    expect(requestedShows()).toEqual(['501']);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Markttag' }), '522');
    await screen.findByText(/^1\s×\sStandplatz$/);
    expect(await screen.findByRole('table', { name: /So\., 03\.05\.2026/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Diesen Termin buchen' }).getAttribute('href')).toMatch(
      /kinderflohmarkt/,
    );
    expect(requestedShows()).toEqual(['501', '522']);
  });

  it('are shown when another date is selected before the first response', async () => {
    await removeProducts();
    const release = deferResponses(detailCall);
    const { user } = renderApp(paths.stallFees.to());
    const field = await screen.findByRole('combobox', { name: 'Markttag' });
    await screen.findAllByText('Die Preise werden geladen …');
    await user.selectOptions(field, '522');
    expect(screen.queryByRole('table', { name: /2026/ })).toBeNull();
    release();
    expect(await screen.findByRole('table', { name: /So\., 03\.05\.2026/ })).toBeVisible();
    await screen.findByText(/^1\s×\sStandplatz$/);
    expect(requestedShows()).toEqual(['501', '522']);
  });

  it('are retried with one request for table and calculator after both failed', async () => {
    await removeProducts();
    const { user } = renderApp(paths.stallFees.to());
    await table();
    disturb(detailCall, { status: 400, times: 1 });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Markttag' }), '522');
    await screen.findByText('Die Preise sind gerade nicht zu erreichen');
    await user.click(screen.getAllByRole('button', { name: 'Erneut versuchen' })[1]!);
    expect(await screen.findByRole('table', { name: /So\., 03\.05\.2026/ })).toBeVisible();
    await screen.findByText(/^1\s×\sStandplatz$/);
    expect(requestedShows()).toEqual(['501', '522', '522']);
  });

  it('are replaced by a message in the off-season', async () => {
    startWinter();
    renderApp(advantages);
    expect(await screen.findByText('Gerade ist kein Termin eingetragen.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('table', { name: /2026/ })).toBeNull());
  });
});

describe('the shared market of a page', () => {
  it('does not let a later calculator request the table’s market again', () => {
    const market = createPageMarket();
    const follow = vi.fn();
    market.subscribe(follow);
    market.setTableRequest(7);
    expect(market.choose(marketShow({ showId: 7 }))).toBe(true);
    expect(market.chosen()?.showId).toBe(7);
    expect(follow).toHaveBeenCalledOnce();
    expect(market.choose(marketShow({ showId: 8 }))).toBe(false);
    expect(market.choose(marketShow({ showId: 7 }))).toBe(false);
  });
});

describe('ratings on a page', () => {
  it.each([
    ['/kino/testsieger', /^4,6 von 5 Sternen, aus 1\.448\sBewertungen$/],
    [
      '/flohmarkt-wien/kundenliebe-oesterreichs-bester-flohmarkt',
      /^4,4 von 5 Sternen, aus 577\sBewertungen$/,
    ],
    ['/kinderflohmarkt', /^4,9 von 5 Sternen, aus 118\sBewertungen$/],
  ])('are shown at %s', async (address, words) => {
    renderApp(address);
    expect((await screen.findAllByText(words))[0]).toBeVisible();
  });
});

const address = '/flohmarkt-wien/packliste';

const key = 'haken-packliste';

const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox');

const wordsOf = (box: HTMLElement) => box.closest('li')?.textContent;

const clearAll = 'Alle Haken entfernen';

const ticked = () => boxes().filter(({ checked }) => checked);

async function openList() {
  const app = renderApp(address);
  await screen.findAllByRole('checkbox');
  return app;
}

describe('a checklist', () => {
  it('keeps its ticks over a reload, and clears them by a button', async () => {
    const { user, close } = await openList();
    await user.click(boxes()[0]!);
    await user.click(boxes()[3]!);
    await user.click(boxes()[3]!);
    await user.click(boxes()[5]!);
    close();

    const again = await openList();
    expect(ticked()).toEqual([boxes()[0], boxes()[5]]);
    await again.user.click(screen.getByRole('button', { name: clearAll }));
    expect(ticked()).toEqual([]);
    expect(screen.getByText('Alle Haken sind entfernt.')).toHaveAttribute('role', 'status');
    expect(screen.queryByRole('button', { name: clearAll })).toBeNull();
    expect(document.querySelector('.tick-list')).toHaveFocus();
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('has labels, and is named by its heading', async () => {
    const { user } = await openList();
    const list = boxes()[0]!.closest('ul')!;
    const name = list.previousElementSibling?.textContent ?? '';
    expect(name).not.toBe('');
    expect(screen.getByRole('list', { name })).toBe(list);
    const [first] = within(list).getAllByRole('listitem');
    await user.click(within(first!).getByText(first!.textContent));
    expect(ticked()).toEqual([boxes()[0]]);
  });

  it('shows the ticks of another tab', async () => {
    await openList();
    const words = boxes()[2]!.closest('li')!.textContent;
    localStorage.setItem(key, JSON.stringify([words]));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    expect(ticked()).toEqual([boxes()[2]]);
  });

  it('offers to clear only visible ticks, and clears outdated ones with them', async () => {
    localStorage.setItem(key, JSON.stringify(['So hieß es früher']));
    const { user } = await openList();
    expect(screen.queryByRole('button', { name: clearAll })).toBeNull();
    await user.click(boxes()[0]!);
    await user.click(screen.getByRole('button', { name: clearAll }));
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('is printed', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue();
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: 'Liste drucken' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it.each([
    ['cut JSON', '["Tisch'],
    ['null', 'null'],
    ['a number', '1e309'],
    ['an object', '{"__proto__":["Tisch"],"length":3}'],
    ['a text', '"Tisch"'],
    ['a list of other values', JSON.stringify([null, 7, {}, [], { toString: 1 }])],
    ['hostile words', JSON.stringify(hostileWords)],
    ['a far too long list', JSON.stringify(Array.from({ length: 50_000 }, (_, index) => `Sache ${index}`))],
  ])('is complete when %s was stored', async (_, text) => {
    const clean = await openList();
    const words = boxes().map(wordsOf);
    clean.close();
    localStorage.setItem(key, text);
    const { user } = await openList();
    await heading(/./);
    expect(boxes().map(wordsOf)).toEqual(words);
    expect(ticked()).toEqual([]);
    expect(screen.queryByRole('button', { name: clearAll })).toBeNull();
    await user.click(boxes()[1]!);
    expect(ticked()).toEqual([boxes()[1]]);
    await user.click(screen.getByRole('button', { name: clearAll }));
    expect(ticked()).toEqual([]);
    expect(localStorage.getItem(key)).toBeNull();
    expect(unfitText()).toBeUndefined();
  });
});

const day = 24 * 60 * 60 * 1000;

const calculator = async () => within(await screen.findByRole('region', { name: 'Standrechner' }));

const field = async () =>
  (await calculator()).findByRole<HTMLSelectElement>('combobox', { name: 'Markttag' });

const lines = () =>
  within(screen.getByRole('list', { name: 'Das kostet es im Einzelnen' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

const plain = ({ textContent }: HTMLElement) => textContent?.replaceAll('\u00a0', ' ');

type Offered = { mandatory: boolean };

/** Limits the products of the next market. */
async function offer(isOffered: (product: Offered) => boolean): Promise<void> {
  const market = (await answerOf(`${detailCall}?showid=501`)) as { products: Offered[] };
  const products = market.products.filter(isOffered);
  disturb(detailCall, { body: { ...market, products, productPackages: [] } });
}

async function openCalculator() {
  const app = renderApp(paths.stallFees.to());
  await screen.findByRole('button', { name: 'Menge erhöhen: Standplatz PKW' });
  return app;
}

describe('the stall calculator', () => {
  it('starts with the next market and its mandatory products', async () => {
    await openCalculator();
    expect(await field()).toHaveDisplayValue(/^So\., 19\.04\.2026, 5:30\sUhr, Flohmarkt.*, Marktgelände$/);
    expect(lines()).toEqual(['1 × Müllpauschale € 3,00']);
    expect(minus('Müllpauschale')).toHaveAttribute('aria-disabled', 'true');
    expect(plain(total())).toBe('Summe: € 3,00 inkl. USt.');
  });

  it('sums up the selection, which is added to the cart and ordered', async () => {
    const { user } = await openCalculator();
    await user.click(plus('Standplatz PKW'));
    for (let times = 0; times < 3; times += 1) await user.click(plus('Tisch mieten'));
    expect(lines()).toEqual([
      '1 × Standplatz PKW € 25,00',
      '3 × Tisch mieten € 24,00',
      '1 × Müllpauschale € 3,00',
    ]);
    expect(plain(total())).toBe('Summe: € 52,00 inkl. USt.');

    await user.click(button('In den Warenkorb'));
    await notification('Produkt wurde dem Warenkorb hinzugefügt');
    const counts = Object.values(storedCart()!).map(({ product, count }) => [product?.productName, count]);
    expect(counts).toEqual([
      [undefined, 1],
      ['Standplatz PKW', 1],
      ['Tisch mieten', 3],
      ['Müllpauschale', 1],
    ]);
    await user.click((await calculator()).getByRole('link', { name: 'Zum Warenkorb' }));
    await heading('Warenkorb');
    expect(plain(cartTotal())).toContain('€ 52,00');
    await user.click(button('Zur Kasse'));
    await heading('Kassa');
    await fillIn(user);
    await user.click(orderButton());
    await waitFor(() => expect(externalNavigations).toHaveLength(1));
    expect(currentDatabase().orders).toMatchObject([{ total: 5200 }]);
  });

  it('hints at a missing stall before it books without one', async () => {
    const { user } = await openCalculator();
    await user.click(button('In den Warenkorb'));
    expect(screen.getByText(/^Noch kein Standplatz gewählt\. Willst du/)).toHaveAttribute('role', 'alert');
    expect(storedCart()).toBeUndefined();
    await user.click(button('In den Warenkorb'));
    await notification('Produkt wurde dem Warenkorb hinzugefügt');
  });

  it('carries the selection over to another date', async () => {
    const { user } = await openCalculator();
    await user.click(plus('Standplatz PKW'));
    await user.click(plus('Müllpauschale'));
    await user.selectOptions(await field(), '503');
    await waitFor(() => expect(requestsTo(detailCall).at(-1)?.query['showid']).toBe('503'));
    await waitFor(() => expect(lines()).toEqual(['1 × Standplatz PKW € 25,00', '2 × Müllpauschale € 6,00']));
    await user.click(button('In den Warenkorb'));
    await waitFor(() => expect(Object.values(storedCart()!)[0]?.showId).toBe(503));
  });

  it('shows the price of the stall itself when a market has one', async () => {
    const { user } = await openCalculator();
    await user.selectOptions(await field(), '521');
    await waitFor(() => expect(lines()[0]).toBe('1 × Standplatz € 10,00'));
  });

  it('requests one list and one market, together with the table of prices', async () => {
    await openCalculator();
    await screen.findByRole('table', { name: /^Flohmarkt.*, So\., 19\.04\.2026/ });
    expect(requestsTo(listCall)).toHaveLength(1);
    expect(requestsTo(detailCall)).toHaveLength(1);
  });

  it('offers other dates when one was sold out', async () => {
    const { user } = await openCalculator();
    currentDatabase().stock['522'] = 0;
    await user.selectOptions(await field(), '522');
    await waitFor(async () => expect(await field()).toBeInvalid());
    expect(await field()).toHaveAccessibleDescription(/Bitte wähl einen anderen Termin\.$/);
    expect(screen.queryByRole('button', { name: 'In den Warenkorb' })).toBeNull();
    await user.selectOptions(await field(), '503');
    await screen.findByRole('button', { name: 'In den Warenkorb' });
    expect(await field()).toBeValid();
  });

  it('reports a market that has ended at the field for the date', async () => {
    const { user } = await openCalculator();
    await user.click(plus('Standplatz PKW'));
    vi.setSystemTime(startOfTests + 4 * day);
    await user.click(button('In den Warenkorb'));
    expect(await field()).toHaveFocus();
    expect(await field()).toBeInvalid();
    expect(screen.queryByRole('button', { name: 'In den Warenkorb' })).toBeNull();
    expect(storedCart()).toBeUndefined();
  });

  it('shows no lines without a selection and without mandatory products', async () => {
    await offer(({ mandatory }) => !mandatory);
    const { user } = await openCalculator();
    expect(screen.queryByText('Das kostet es im Einzelnen')).toBeNull();
    await user.click(plus('Standplatz PKW'));
    expect(lines()).toEqual(['1 × Standplatz PKW € 25,00']);
  });

  it('is empty when a market has nothing to book', async () => {
    await offer(() => false);
    renderApp(paths.stallFees.to());
    const part = await calculator();
    await part.findByText('Für diesen Termin sind noch keine Preise eingetragen.');
    expect(part.queryByRole('button', { name: 'In den Warenkorb' })).toBeNull();
    expect(part.queryByText('Das kostet es im Einzelnen')).toBeNull();
  });

  it('reports a failure, and can be retried', async () => {
    disturb(detailCall, { status: 400, times: 1 });
    const { user } = renderApp(paths.stallFees.to());
    const part = await calculator();
    await part.findByText('Der Rechner ist gerade nicht zu erreichen');
    await user.click(part.getByRole('button', { name: 'Erneut versuchen' }));
    await part.findByRole('button', { name: 'In den Warenkorb' });
    expect(part.queryByText('Der Rechner ist gerade nicht zu erreichen')).toBeNull();
  });

  it('links to the calendar when there is no market', async () => {
    startWinter();
    renderApp(paths.stallFees.to());
    const part = await calculator();
    await part.findByText('Gerade ist kein Termin eingetragen.');
    expect(part.getByRole('link', { name: 'Zum Flohmarktkalender' })).toHaveAttribute(
      'href',
      paths.flohmarktProgram.to(),
    );
  });

  it('reports that no market is on sale', async () => {
    const database = currentDatabase();
    for (const { showId } of database.shows) database.stock[`${showId}`] = 0;
    renderApp(paths.stallFees.to());
    await (await calculator()).findByText('Gerade ist kein Termin online buchbar.');
  });

  it('accepts a typed count, and rejects an invalid one', async () => {
    await openCalculator();
    const count = screen.getByRole('textbox', { name: 'Menge: Standplatz PKW' });
    fireEvent.change(count, { target: { value: '2' } });
    fireEvent.blur(count);
    await waitFor(() => expect(lines()).toContain('2 × Standplatz PKW € 50,00'));
    fireEvent.change(count, { target: { value: '-7' } });
    fireEvent.blur(count);
    expect(count).toHaveAccessibleDescription('Diese Menge geht nicht. Es bleibt bei 2.');
    expect(lines()).toContain('2 × Standplatz PKW € 50,00');
  });
});

describe('the flea market guide', () => {
  const region = (name: string) => screen.findByRole('region', { name });

  const leadsTo = (section: HTMLElement) =>
    within(section)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));

  it('is below the dates of the flea market, with links for sellers, visitors and families', async () => {
    renderApp(paths.flohmarkt.to());
    const selling = await region('Verkaufen');
    expect(leadsTo(selling)).toContain(paths.bookStall.to());
    expect(leadsTo(selling)).toContain(paths.stallFees.to());
    expect(leadsTo(await region('Besuchen'))).toContain(paths.visitorTips.to());
    expect(leadsTo(await region('Kinderflohmarkt'))).toContain(paths.kinderflohmarkt.to());
    await listed('Flohmarktkalender');
    const [lastCard] = screen.getAllByRole('article').slice(-1);
    expect(lastCard!.compareDocumentPosition(selling) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('shows rating and season, also in the off-season', async () => {
    startWinter();
    renderApp(paths.flohmarkt.to());
    expect(await region('So habt ihr uns bewertet')).toHaveTextContent(/Flohmarkt4,4 von 5 Sternen/);
    expect(await region('Die Marktsaison')).toHaveTextContent(/Im Jänner geschlossen, im Februar/);
    expect(await screen.findByText('Empty events')).toBeVisible();
  });

  it('is not on other lists of the market', async () => {
    renderApp(paths.flohmarkt.to());
    await region('Verkaufen');
    visit(paths.flohmarktProgram.to());
    await listed('Flohmarktkalender');
    expect(document.title).toMatch(/^Flohmarktkalender/);
    expect(screen.queryByRole('region', { name: 'Verkaufen' })).toBeNull();
  });
});
