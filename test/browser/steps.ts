import { expect, type Locator, type Page } from '@playwright/test';

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };

export const addresses = {
  programme: '/kinoprogramm-wien/kinoprogramm',
  fleaMarkets: '/flohmarktprogramm-wien',
  upcoming: '/kinoprogramm-wien/demnaechst-im-kino',
  /** „Goldrausch“: always in five days, never sold out. */
  show: '/show/305',
  /** „Metropolis“: tonight. */
  tonight: '/show/301',
  /** „Orlacs Hände“ and „Sherlock Jr.“: always on sale. */
  otherShow: '/show/315',
  thirdShow: '/show/316',
  cart: '/cart',
  checkout: '/checkout',
  unknown: '/gibt/es/nicht',
};

/** The server responds with 404 and a page. */
export const notFoundResponse = /^request: 404 GET \S+\/gibt\/es\/nicht(?:\?|$)/;

export const film = 'Goldrausch';
export const mandatoryProduct = 'Autoticket (Stellplatz für ein Auto)';
/** A ticket with its mandatory product: € 12,50 and € 5,00. */
export const ticketTotal = '€ 17,50';

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
/** The header's link; its name contains the number of entries. */
export const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Warenkorb/ });
export const countOf = (page: Page, name: string) => page.getByRole('textbox', { name: `Menge: ${name}` });
/** The name of a button with a visually hidden context. */
export const labelled = (label: string, context: string) =>
  new RegExp(`^${escaped(label)}\\s*: ${escaped(context)}`);
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Matches money with non-breaking spaces. */
export const euro = (text: string) => new RegExp(escaped(text).replace(/\s/g, '\\s'));

export async function openBookableShow(page: Page): Promise<void> {
  await page.goto(addresses.programme);
  await page
    .getByRole('link', { name: labelled('Tickets & Infos', film) })
    .first()
    .click();
  await expect(heading(page, film)).toBeVisible();
}

/** The button has the label of the show's card; it is disabled while a discount is being checked. */
const add = /^(In den Warenkorb|Standplatz buchen|Verkaufsplatz buchen|Ticket kaufen)$/;

export async function putIntoCart(page: Page): Promise<void> {
  await button(page, add).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Zum Warenkorb' })).toBeVisible();
}

/** Adds a ticket in the fewest steps. */
export async function fillCart(page: Page, show = addresses.show): Promise<void> {
  await page.goto(show);
  await putIntoCart(page);
}

async function open(opener: Locator): Promise<void> {
  await opener.click();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
}

/** Follows a link of the header's menus; on a phone, they are in the drawer. */
export async function goByMenu(page: Page, menu: string, link: string): Promise<void> {
  const menus = page.getByRole('navigation', { name: 'Hauptmenü' });
  const all = menus.getByRole('button', { name: 'Menü', exact: true });
  if (await all.isVisible()) await open(all);
  await open(menus.getByRole('button', { name: menu, exact: true }));
  await menus.getByRole('link', { name: link, exact: true }).click();
}

export async function openCart(page: Page): Promise<void> {
  await cartLink(page).click();
  await expect(heading(page, 'Warenkorb')).toBeVisible();
}

export async function openCheckout(page: Page): Promise<void> {
  await button(page, 'Zur Kasse').click();
  await expect(heading(page, 'Kassa')).toBeVisible();
}

export const customer = { firstName: 'Ada', lastName: 'Huber', email: 'ada@example.com' };

/** Replaces the value by keys, as a visitor does. */
export async function type(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label);
  await field.clear();
  await field.pressSequentially(text);
}

export async function fillCheckout(page: Page): Promise<void> {
  await type(page, 'Vorname', customer.firstName);
  await type(page, 'Nachname', customer.lastName);
  await type(page, 'E-Mail-Adresse', customer.email);
  await page.getByRole('checkbox', { name: /AGB/ }).check();
}

export const orderButton = (page: Page) => button(page, 'Zahlungspflichtig bestellen');

export async function order(page: Page): Promise<void> {
  await orderButton(page).click();
  await expect(heading(page, 'Testzahlung')).toBeVisible();
}

/** From an empty cart to a completed checkout with one ticket. */
export async function goToCheckout(page: Page): Promise<void> {
  await fillCart(page);
  await openCart(page);
  await openCheckout(page);
  await fillCheckout(page);
}

/** From an empty cart to the payment page of one ticket. */
export async function goToPayment(page: Page): Promise<void> {
  await goToCheckout(page);
  await order(page);
}

export async function endPayment(page: Page, choice: string, outcome: string | RegExp): Promise<void> {
  await button(page, choice).click();
  await expect(heading(page, outcome)).toBeVisible();
}

export const paidTitle = 'Danke, deine Bestellung ist bezahlt!';

/** Ends once the browser has recorded the payment, a moment after the page shows it. */
export async function pay(page: Page): Promise<void> {
  await endPayment(page, 'Jetzt bezahlen', paidTitle);
  await page.waitForFunction(() => {
    const { paidIds } = JSON.parse(localStorage.getItem('orderHistory') ?? '{}') as { paidIds?: string[] };
    return paidIds?.some((orderId) => location.href.includes(orderId));
  });
}

export async function expectTicketInCart(page: Page): Promise<void> {
  await openCart(page);
  await expect(countOf(page, film)).toHaveValue('1');
  await expect(countOf(page, mandatoryProduct)).toHaveValue('1');
  await expect(page.getByText(euro(`Gesamtsumme: ${ticketTotal}`))).toBeVisible();
}

export async function expectEmptyCart(page: Page): Promise<void> {
  await openCart(page);
  await expect(page.getByText('Dein Warenkorb ist leer.')).toBeVisible();
}

/** Horizontal overflow in px, without the space of a scrollbar. */
export const overhang = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  // A handle, because searching the page by role at each press would take most of the time.
  const element = await target.elementHandle();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await page.evaluate((own) => own === document.activeElement, element)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key does not lead to the element.');
}

/** Waits for the first paint. Before it a page has a layout, too, but possibly without the web fonts. */
export const painted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

/** Lets the page render what it has: in the first frame what was changed before, in the second what follows from that. */
export const rendered = (page: Page, frames = 2) =>
  page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
  }, frames);
