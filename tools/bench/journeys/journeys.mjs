import { storedCart } from '../storedCarts.mjs';

/** @typedef {import('./visit.mjs').Visitor} Visitor */
/** @typedef {{ name: string, path: string, cart?: object, act: (visitor: Visitor) => Promise<unknown> }} Journey */

const programme = '/kinoprogramm-wien/kinoprogramm';
/** A show of the sandbox that is never sold out. */
const show = '/show/305';

/**
 * @param {Visitor} visitor
 * @param {string | RegExp} name
 */
const button = ({ page }, name) => page.getByRole('button', { name, exact: typeof name === 'string' });

/** @param {Visitor} visitor */
const dialog = ({ page }) => page.getByRole('dialog');

/**
 * @param {Visitor} visitor
 * @param {import('@playwright/test').Locator} opener
 * @param {string} close name of the closing button
 */
async function openAndClose(visitor, opener, close) {
  await visitor.tap(opener, dialog(visitor));
  await visitor.tap(dialog(visitor).getByRole('button', { name: close, exact: true }));
}

/** @param {Visitor} visitor */
async function buyTicket(visitor) {
  await visitor.tap(button(visitor, /^In den Warenkorb/));
  await visitor.open(visitor.page.locator('header a[href="/cart"]'), 'Warenkorb');
}

/**
 * Presses plus and minus of the first stepper of a page, and of the last one in the middle of the list.
 * @param {Visitor} visitor
 */
async function changeCounts(visitor) {
  const plus = button(visitor, /^Menge erhöhen/);
  const minus = button(visitor, /^Menge verringern/);
  const middle = Math.floor((await plus.count()) / 2);
  for (const line of [0, middle]) {
    for (const target of [plus, plus, plus, minus]) await visitor.tap(target.nth(line));
  }
}

/** @param {Visitor} visitor */
async function useMenus(visitor) {
  const { page, tap, open } = visitor;
  const menu = button(visitor, 'Menü');
  await tap(menu, button(visitor, 'Menü schließen'));
  await tap(button(visitor, 'Flohmarkt'));
  await tap(button(visitor, 'Menü schließen'));
  await tap(menu, button(visitor, 'Menü schließen'));
  await tap(button(visitor, 'Flohmarkt'));
  const link = page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Jobs' });
  await open(link, 'Flohmarkt');
}

/** @param {Visitor} visitor */
async function filterProgramme(visitor) {
  const { page, press, tap, type } = visitor;
  await tap(button(visitor, 'Termin finden'), page.locator('#finden-suche'));
  await tap(page.locator('#finden-suche'));
  await type('go');
  await press(() => page.keyboard.press('Enter'));
  await tap(button(visitor, 'Filter zurücksetzen'));
  for (const field of ['#finden-genre', '#finden-tag', '#finden-art']) {
    await page.locator(field).focus();
    await press(() => page.keyboard.press('ArrowDown'));
    if (field !== '#finden-art') await tap(button(visitor, 'Filter zurücksetzen'));
  }
}

/** @param {Visitor} visitor */
async function useMonthView(visitor) {
  const { page, tap } = visitor;
  await tap(button(visitor, 'Termin finden'), page.locator('#finden-suche'));
  await tap(button(visitor, 'Monatsansicht'), page.locator('.month'));
  await tap(page.locator('.month [role="gridcell"][aria-disabled="false"]').first());
  await tap(button(visitor, 'Filter zurücksetzen'));
  await tap(button(visitor, 'Nächster Monat'));
  await tap(button(visitor, 'Voriger Monat'));
  await tap(button(visitor, 'Monatsansicht'));
}

/** @param {Visitor} visitor */
async function openCards(visitor) {
  const { page, open, goBack } = visitor;
  const cards = page.locator('.show-card:has(a[href^="/show/"])');
  for (const index of [0, 4, 12]) {
    const card = cards.nth(index);
    const title = (await card.locator('h3').textContent()) ?? '';
    const link = card.locator('a[href^="/show/"]').last();
    await open(link, title);
    await goBack('Kinoprogramm');
  }
}

/** @param {Visitor} visitor */
async function redeemVoucher(visitor) {
  const { page, tap, type } = visitor;
  await buyTicket(visitor);
  await tap(page.getByLabel('Gutscheincode'));
  await type('will');
  await page.getByLabel('Gutscheincode').fill('WILLKOMMEN10');
  await tap(button(visitor, 'Gutschein einlösen'), page.getByText('Code WILLKOMMEN10'));
  await tap(button(visitor, /^Menge erhöhen/).first());
}

/** @param {Visitor} visitor */
async function useDialogs(visitor) {
  const { page, tap } = visitor;
  await openAndClose(visitor, button(visitor, 'Kurzinformation'), 'Schliessen');
  const signIn = page.getByRole('banner').getByRole('button', { name: 'Anmelden oder registrieren' });
  await tap(signIn, dialog(visitor));
  await tap(page.getByRole('tab', { name: 'Register' }));
  await tap(page.getByRole('tabpanel').getByLabel('E-Mail-Adresse'));
  await visitor.type('ad');
  await tap(dialog(visitor).getByRole('button', { name: 'Schließen' }));
  await openAndClose(visitor, button(visitor, 'Cookie-Einstellungen'), 'Schließen');
}

/** @param {Visitor} visitor */
async function searchPages(visitor) {
  const { page, open, tap, type } = visitor;
  await tap(page.locator('#suche'));
  await type('standgeb');
  await open(page.locator('.found a').first(), 'tandgeb');
}

/** @param {Visitor} visitor */
async function order(visitor) {
  const { page, open, tap, type } = visitor;
  // The payment page would replace the shop, and with it what was recorded.
  await page.route(/saveOrder/, () => new Promise(() => undefined));
  await buyTicket(visitor);
  await open(button(visitor, 'Zur Kasse'), 'Kassa');
  for (const [label, text] of [
    ['Vorname', 'Ada'],
    ['Nachname', 'Hu'],
    ['E-Mail-Adresse', 'a@example.com'],
  ]) {
    await tap(page.getByLabel(label ?? ''));
    await type(text ?? '');
  }
  await tap(page.getByRole('checkbox', { name: /AGB/ }));
  await tap(button(visitor, 'Zahlungspflichtig bestellen'));
}

/** @type {Journey[]} */
export const journeys = [
  { name: 'menus', path: programme, act: useMenus },
  { name: 'filters of the programme', path: programme, act: filterProgramme },
  { name: 'month view', path: programme, act: useMonthView },
  { name: 'cards to shows, and Back', path: programme, act: openCards },
  { name: 'quantities on a show', path: show, act: changeCounts },
  ...[1, 30, 500].map((count) => ({
    name: `quantities in a cart, lines: ${count}`,
    path: '/cart',
    cart: storedCart(count).lines,
    act: changeCounts,
  })),
  { name: 'voucher', path: show, act: redeemVoucher },
  { name: 'dialogs', path: programme, act: useDialogs },
  { name: 'search', path: '/suche', act: searchPages },
  { name: 'checkout and order', path: show, act: order },
];
