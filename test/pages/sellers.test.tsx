import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '@/shop/paths';
import { arriveAt } from '@test/support/arriveAt';
import { total as cartTotal } from '@test/support/cartScreen';
import { storedCart } from '@test/support/carts';
import { fillIn, orderButton } from '@test/support/checkoutPage';
import { externalNavigations } from '@test/support/externalNavigations';
import { hostileWords } from '@test/support/hostile';
import { car, linesOf } from '@test/support/otherDates';
import { addButton, minus, plus, total } from '@test/support/showPage';
import { button, focusedHeading, heading, notification, unfitText } from '@test/support/screenQueries';
import { dispatchStorage } from '@test/support/otherTab';
import { renderApp } from '@test/support/renderApp';
import {
  currentDatabase,
  deferResponses,
  disturb,
  requestsTo,
  responseOf,
  startOfTests,
} from '@test/support/server';
import { visit } from '@test/support/visit';

const listCall = 'show/getCurrentShows';
const detailCall = 'show/getShowDetailData';
const day = 24 * 60 * 60 * 1000;

const back = () => window.history.back();
const requestedShows = () => requestsTo(detailCall).map(({ query }) => query['showid']);
const plain = ({ textContent }: HTMLElement) => textContent?.replaceAll('\u00a0', ' ');
const calculator = async () => within(await screen.findByRole('region', { name: 'Standrechner' }));
const marketField = async () =>
  (await calculator()).findByRole<HTMLSelectElement>('combobox', { name: 'Markttag' });
const countOf = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Menge: ${name}` }).value;
const lines = () =>
  within(screen.getByRole('list', { name: 'Das kostet es im Einzelnen' }))
    .getAllByRole('listitem')
    .map(plain);
const table = (date: RegExp) => screen.findByRole('table', { name: date });
const april19 = /^Flohmarkt.*, So\., 19\.04\.2026, 5:30\sUhr$/;
const may3 = /So\., 03\.05\.2026/;
const pricesFailed = 'Die Preise sind gerade nicht zu erreichen';

async function priceOf(name: RegExp, date = april19) {
  const row = within(await table(date))
    .getByRole('rowheader', { name })
    .closest('tr')!;
  return plain(within(row).getByRole('cell'));
}

/** Removes the products from lists, as another backend may respond. */
async function removeProducts(): Promise<void> {
  const { dataEntries } = (await responseOf(`${listCall}?s1=fetch&showtype=flohmarkt`)) as {
    dataEntries: object[];
  };
  disturb(listCall, { body: { dataEntries: dataEntries.map((show) => ({ ...show, products: [] })) } });
}

type Offered = { mandatory: boolean };

/** Limits the products of the next market. */
async function offer(isOffered: (product: Offered) => boolean): Promise<void> {
  const market = (await responseOf(`${detailCall}?showid=501`)) as { products: Offered[] };
  const products = market.products.filter(isOffered);
  disturb(detailCall, { body: { ...market, products, productPackages: [] } });
}

const canChoose = () => screen.findByRole('button', { name: `Menge erhöhen: ${car}` });

async function open(address = paths.stallFees.to()) {
  const app = renderApp(address);
  await canChoose();
  return app;
}

describe('the prices of the next market', () => {
  it('are in a table, with a link to the date, and can be retried when they fail', async () => {
    disturb(listCall, { status: 400, times: 1 });
    const { user } = renderApp(paths.advantages.to());
    await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
    expect(await priceOf(/^Müllpauschale – gehört dazu$/)).toBe('€ 3,00');
    expect(await priceOf(/^Standplatz PKW$/)).toBe('€ 25,00');
    expect(await priceOf(/^Tisch mieten$/)).toBe('€ 8,00');
    expect(screen.getByRole('columnheader', { name: 'Preis inkl. USt.' })).toBeVisible();
    expect(requestsTo(listCall)).toHaveLength(2);
    expect(requestsTo(detailCall)).toHaveLength(0);
    await user.click(screen.getByRole('link', { name: 'Diesen Termin buchen' }));
    await focusedHeading(/^Flohmarkt/);
  });

  it('are those of the first market that can be booked, with the price of the stall itself', async () => {
    currentDatabase().stock['501'] = 0;
    const { close } = renderApp(paths.advantages.to());
    expect(await priceOf(/^Standplatz$/, /So\., 19\.04\.2026/)).toBe('€ 10,00');
    close();
    currentDatabase().stock['521'] = 0;
    renderApp(paths.advantages.to());
    expect(await table(/So\., 26\.04\.2026/)).toBeVisible();
  });

  it('are loaded from the market when its list has none, which can be retried', async () => {
    await removeProducts();
    disturb(detailCall, { status: 400, times: 1 });
    const { user } = renderApp(paths.advantages.to());
    await screen.findByText(pricesFailed);
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await priceOf(/^Standplatz PKW$/)).toBe('€ 25,00');
    expect(requestedShows()).toEqual(['501', '501']);
  });

  it('include mandatory products when the list has only the price of the stall itself', async () => {
    currentDatabase().shows.find(({ showId }) => showId === 501)!.price = 1000;
    await removeProducts();
    renderApp(paths.advantages.to());
    expect(await priceOf(/^Standplatz$/)).toBe('€ 10,00');
    expect(await priceOf(/^Müllpauschale – gehört dazu$/)).toBe('€ 3,00');
    expect(requestedShows()).toEqual(['501']);
  });

  it('are those of the calculator’s market, from one response for both, also of a retry', async () => {
    await removeProducts();
    const { user } = renderApp(paths.stallFees.to());
    expect(await priceOf(/^Standplatz PKW$/)).toBe('€ 25,00');
    expect(requestedShows()).toEqual(['501']);
    await user.selectOptions(await marketField(), '502');
    expect(await table(/So\., 26\.04\.2026/)).toBeVisible();
    expect(requestedShows()).toEqual(['501', '502']);

    disturb(detailCall, { status: 400, times: 1 });
    await user.selectOptions(await marketField(), '522');
    await screen.findByText(pricesFailed);
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await table(may3)).toBeVisible();
    await screen.findByText(/^1\s×\sStandplatz$/);
    expect(screen.getByRole('link', { name: 'Diesen Termin buchen' }).getAttribute('href')).toMatch(
      /kinderflohmarkt/,
    );
    expect(requestedShows()).toEqual(['501', '502', '522', '522']);
  });

  it('are shown when another date is selected before the first response', async () => {
    await removeProducts();
    const release = deferResponses(detailCall);
    const { user } = renderApp(paths.stallFees.to());
    const field = await marketField();
    await screen.findAllByText('Die Preise werden geladen …');
    await user.selectOptions(field, '522');
    expect(screen.queryByRole('table', { name: /2026/ })).toBeNull();
    release();
    expect(await table(may3)).toBeVisible();
    await screen.findByText(/^1\s×\sStandplatz$/);
    expect(requestedShows()).toEqual(['501', '522']);
  });
});

describe('the stall calculator', () => {
  it('starts with the next market and carries the selection over to another, unless it is sold out', async () => {
    const { user } = await open();
    expect(await marketField()).toHaveDisplayValue(
      /^So\., 19\.04\.2026, 5:30\sUhr, Flohmarkt.*, Marktgelände$/,
    );
    expect(lines()).toEqual(['1 × Müllpauschale € 3,00']);
    expect(minus('Müllpauschale')).toHaveAttribute('aria-disabled', 'true');
    expect(plain(total())).toBe('Summe: € 3,00 inkl. USt.');
    await table(/^Flohmarkt.*, So\., 19\.04\.2026/);
    expect(requestsTo(listCall)).toHaveLength(1);
    expect(requestedShows()).toEqual(['501']);

    const count = screen.getByRole('textbox', { name: `Menge: ${car}` });
    fireEvent.change(count, { target: { value: '2' } });
    fireEvent.blur(count);
    await waitFor(() => expect(lines()).toContain('2 × Standplatz PKW € 50,00'));
    fireEvent.change(count, { target: { value: '-7' } });
    fireEvent.blur(count);
    expect(count).toHaveAccessibleDescription('Diese Menge geht nicht. Es bleibt bei 2.');
    expect(lines()).toContain('2 × Standplatz PKW € 50,00');

    currentDatabase().stock['522'] = 0;
    await user.selectOptions(await marketField(), '522');
    await waitFor(async () => expect(await marketField()).toBeInvalid());
    expect(await marketField()).toHaveAccessibleDescription(/Bitte wähl einen anderen Termin\.$/);
    expect(screen.queryByRole('button', { name: 'In den Warenkorb' })).toBeNull();

    await user.selectOptions(await marketField(), '503');
    await screen.findByRole('button', { name: 'In den Warenkorb' });
    expect(await marketField()).toBeValid();
    await user.click(minus(car));
    await user.click(plus('Müllpauschale'));
    await user.selectOptions(await marketField(), '502');
    await waitFor(() => expect(requestedShows().at(-1)).toBe('502'));
    await waitFor(() => expect(lines()).toEqual(['1 × Standplatz PKW € 25,00', '2 × Müllpauschale € 6,00']));
    await user.click(button('In den Warenkorb'));
    await waitFor(() => expect(Object.values(storedCart()!)[0]?.showId).toBe(502));

    // A market with a price of the stall itself.
    await user.selectOptions(await marketField(), '521');
    await waitFor(() => expect(lines()[0]).toBe('1 × Standplatz € 10,00'));
  });

  it('hints at a missing stall, then sums up what is added to the cart and ordered', async () => {
    const { user } = await open();
    await user.click(button('In den Warenkorb'));
    expect(screen.getByText(/^Noch kein Standplatz gewählt\. Willst du/)).toHaveAttribute('role', 'alert');
    expect(storedCart()).toBeUndefined();
    await user.click(plus(car));
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
      [car, 1],
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

  it('books without a stall after its hint, and reports a market that has ended at the field for the date', async () => {
    const { user } = await open();
    await user.click(button('In den Warenkorb'));
    await screen.findByText(/^Noch kein Standplatz gewählt\. Willst du/);
    await user.click(button('In den Warenkorb'));
    await notification('Produkt wurde dem Warenkorb hinzugefügt');
    expect(storedCart()).not.toEqual({});

    await user.click(plus(car));
    vi.setSystemTime(startOfTests + 4 * day);
    await user.click(button('In den Warenkorb'));
    expect(await marketField()).toHaveFocus();
    expect(await marketField()).toBeInvalid();
    expect(screen.queryByRole('button', { name: 'In den Warenkorb' })).toBeNull();
    // Nothing is added, and what was added before is over too.
    await waitFor(() => expect(storedCart()).toEqual({}));
  });

  it('reports a failure, can be retried, and shows no lines without a selection and mandatory products', async () => {
    await offer(({ mandatory }) => !mandatory);
    currentDatabase().faults.unshift({ path: detailCall, status: 400, times: 1 });
    const { user } = renderApp(paths.stallFees.to());
    const part = await calculator();
    await part.findByText('Der Rechner ist gerade nicht zu erreichen');
    await user.click(part.getByRole('button', { name: 'Erneut versuchen' }));
    await part.findByRole('button', { name: 'In den Warenkorb' });
    expect(part.queryByText('Der Rechner ist gerade nicht zu erreichen')).toBeNull();
    expect(screen.queryByText('Das kostet es im Einzelnen')).toBeNull();
    await user.click(plus(car));
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

  it('keeps counts and date on the way to the booking and back, and over a reload, until it is reset', async () => {
    const { user, close } = await open();
    expect(screen.queryByRole('button', { name: 'Zurücksetzen' })).toBeNull();
    await user.selectOptions(await marketField(), '502');
    await screen.findByRole('link', { name: 'Mit dieser Auswahl zum Termin' });
    await user.click(plus(car));
    await user.click(plus('Tisch mieten'));
    await user.click(screen.getByRole('link', { name: 'Mit dieser Auswahl zum Termin' }));
    await screen.findByText(/^So\., 26\.04\.2026/, { selector: 'p' });
    await waitFor(() => expect(countOf(car)).toBe('1'));
    expect(countOf('Tisch mieten')).toBe('1');
    await user.click(plus('Tisch mieten'));
    back();
    expect(await marketField()).toHaveDisplayValue(/26\.04\.2026/);
    await waitFor(() => expect(countOf('Tisch mieten')).toBe('2'));
    close();

    const again = await open();
    expect(await marketField()).toHaveDisplayValue(/26\.04\.2026/);
    await waitFor(() => expect(countOf('Tisch mieten')).toBe('2'));
    expect(countOf(car)).toBe('1');
    await again.user.click(button('Zurücksetzen'));
    expect(await marketField()).toHaveDisplayValue(/19\.04\.2026/);
    expect(await marketField()).toHaveFocus();
    expect(screen.getByText('Der Rechner ist zurückgesetzt.')).toHaveAttribute('role', 'status');
    await waitFor(() => expect(countOf(car)).toBe('0'));
    expect(localStorage.getItem('stallDraft')).toBeNull();
    again.close();

    await open();
    expect(await marketField()).toHaveDisplayValue(/19\.04\.2026/);
    expect(countOf(car)).toBe('0');
  });

  it('hands its counts to a booking that is opened anew, but not once they are in the cart', async () => {
    const { user, close } = await open();
    await user.click(plus(car));
    close();
    const booking = await open(paths.event.to({ idOrIdentifier: 501 }));
    expect(countOf(car)).toBe('1');
    expect(screen.getByText('Deine letzte Auswahl für diesen Markt ist wieder da.')).toBeVisible();
    booking.close();

    const again = await open();
    await waitFor(() => expect(countOf(car)).toBe('1'));
    await again.user.click(button('In den Warenkorb'));
    expect(countOf(car)).toBe('1');
    await again.user.click(screen.getByRole('link', { name: 'Zum Warenkorb' }));
    await heading('Warenkorb');
    await again.user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Standrechner' }));
    await canChoose();
    await waitFor(() => expect(countOf(car)).toBe('1'));
    again.close();
    await open(paths.event.to({ idOrIdentifier: 501 }));
    expect(countOf(car)).toBe('0');
    expect(linesOf(501)).toContainEqual([car, 1, 2500]);
  });

  it('starts afresh when no draft was stored, and carries one of a market that is over to the next', async () => {
    renderApp(paths.cart.to());
    for (const [name, text, count] of [
      ['cut JSON', '{"showId":501,"selec', '0'],
      ['another show', '{"showId":99999,"selection":{"201":700}}', '0'],
      ['hostile keys', '{"showId":501,"selection":{"__proto__":{"201":5}}}', '0'],
      ['numbers that are no counts', '{"showId":501,"selection":{"201":-3,"204":1.5}}', '0'],
      ['a list', '[501]', '0'],
      ['a market that is over', '{"showId":99999,"selection":{"201":1}}', '1'],
    ] as const) {
      visit(paths.cart.to());
      await heading('Warenkorb');
      localStorage.setItem('stallDraft', text);
      await arriveAt(paths.stallFees.to());
      await canChoose();
      expect(await marketField(), name).toHaveDisplayValue(/19\.04\.2026/);
      await waitFor(() => expect(countOf(car), name).toBe(count));
    }
  });
});

const key = 'haken-packliste';
const clearAll = 'Alle Haken entfernen';
const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox');
const wordsOf = (box: HTMLElement) => box.closest('li')?.textContent.trim();
const ticked = () => boxes().filter(({ checked }) => checked);
const noClearButton = () => expect(screen.queryByRole('button', { name: clearAll })).toBeNull();

async function openList() {
  const app = renderApp(paths.packingList.to());
  await screen.findAllByRole('checkbox');
  return app;
}

function storeInOtherTab(text: string): void {
  localStorage.setItem(key, text);
  dispatchStorage(key);
}

describe('a checklist', () => {
  it('is named by its heading, is printed, keeps its ticks over a reload, and clears them by a button', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue();
    const { user, close } = await openList();
    await user.click(screen.getByRole('button', { name: 'Liste drucken' }));
    expect(print).toHaveBeenCalledOnce();
    const list = boxes()[0]!.closest('ul')!;
    const name = list.previousElementSibling?.textContent ?? '';
    expect(name).not.toBe('');
    expect(screen.getByRole('list', { name })).toBe(list);
    const [first] = within(list).getAllByRole('listitem');
    await user.click(within(first!).getByText(first!.textContent.trim()));
    expect(ticked()).toEqual([boxes()[0]]);
    await user.click(boxes()[3]!);
    await user.click(boxes()[3]!);
    await user.click(boxes()[5]!);
    close();

    const again = await openList();
    expect(ticked()).toEqual([boxes()[0], boxes()[5]]);
    await again.user.click(screen.getByRole('button', { name: clearAll }));
    expect(ticked()).toEqual([]);
    expect(screen.getByText('Alle Haken sind entfernt.')).toHaveAttribute('role', 'status');
    noClearButton();
    expect(document.querySelector('.tick-list')).toHaveFocus();
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('keeps a tick by its id, whatever its text is, and forgets those that were stored by text', async () => {
    localStorage.setItem(key, JSON.stringify(['tisch', 'Klappsessel']));
    await openList();
    expect(ticked().map(wordsOf)).toEqual(['Tisch oder Tapeziertisch']);
  });

  it('shows the ticks of another tab, and is complete whatever was stored', async () => {
    // Outdated ticks are cleared with the visible ones.
    localStorage.setItem(key, JSON.stringify(['So hieß es früher']));
    const { user } = await openList();
    const words = boxes().map(wordsOf);
    for (const [name, text] of Object.entries({
      'an outdated tick': JSON.stringify(['So hieß es früher']),
      'cut JSON': '["Tisch',
      null: 'null',
      'a number': '1e309',
      'an object': '{"__proto__":["Tisch"],"length":3}',
      'a text': '"Tisch"',
      'a list of other values': JSON.stringify([null, 7, {}, [], { toString: 1 }]),
      'hostile words': JSON.stringify(hostileWords),
      'a far too long list': JSON.stringify(Array.from({ length: 50_000 }, (_, index) => `Sache ${index}`)),
    })) {
      storeInOtherTab(text);
      await heading(/./);
      expect(boxes().map(wordsOf), name).toEqual(words);
      expect(ticked(), name).toEqual([]);
      noClearButton();
      await user.click(boxes()[1]!);
      expect(ticked(), name).toEqual([boxes()[1]]);
      await user.click(screen.getByRole('button', { name: clearAll }));
      expect(ticked(), name).toEqual([]);
      expect(localStorage.getItem(key), name).toBeNull();
      expect(unfitText(), name).toBeUndefined();
    }
    storeInOtherTab(JSON.stringify(['klappsessel']));
    expect(ticked().map(wordsOf)).toEqual(['Klappsessel']);
  });

  it('links to the booking of the next market, and keeps its ticks until the visitor returns', async () => {
    const { user } = renderApp(paths.cart.to());
    for (const address of [
      '/flohmarkt-wien/packliste',
      '/flohmarkt-wien/checklist-fuer-flohmarkt-verkaufer',
      '/kinderflohmarkt/packliste',
    ]) {
      await arriveAt(address);
      const [first] = await screen.findAllByRole<HTMLInputElement>('checkbox');
      await user.click(first!);
      const part = within(await screen.findByRole('region', { name: 'Standplatz buchen' }));
      expect(await part.findByText(/, So\., 19\.04\.2026, 5:30\sUhr, Marktgelände$/)).toBeVisible();
      await user.click(part.getByRole('link', { name: 'Standplatz buchen' }));
      await canChoose();
      back();
      const [again] = await screen.findAllByRole<HTMLInputElement>('checkbox');
      expect(again, address).toBeChecked();
    }
  });
});

it('the links of sellers are on the page of a flea market and in a cart with a stall, but not beside a film', async () => {
  const links = () =>
    within(screen.getByRole('navigation', { name: 'Für deinen Stand' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  const all = [paths.packingList.to(), paths.sellerChecklist.to(), paths.stallFees.to()];
  const noLinks = () => expect(screen.queryByRole('navigation', { name: 'Für deinen Stand' })).toBeNull();
  const { user } = renderApp(paths.show.to({ idOrIdentifier: 301 }));
  await screen.findByRole('button', { name: 'In den Warenkorb' });
  noLinks();
  await user.click(addButton());
  await user.click(screen.getByRole('link', { name: 'Zum Warenkorb' }));
  await heading('Warenkorb');
  noLinks();

  visit(paths.event.to({ idOrIdentifier: 501 }));
  await canChoose();
  expect(links()).toEqual(all);
  await user.click(plus(car));
  await user.click(addButton());
  await user.click(screen.getByRole('link', { name: 'Zum Warenkorb' }));
  await heading('Warenkorb');
  expect(links()).toEqual(all);
});
