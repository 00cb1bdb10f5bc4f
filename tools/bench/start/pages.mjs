import { storedCart } from '../storedCarts.mjs';

/**
 * A measured page of the shop.
 * @typedef {object} VisitedPage
 * @property {string} name
 * @property {string} path
 * @property {string} content selector of what is shown first; it matches nothing with text before that
 * @property {string} [cart] stored cart as JSON
 * @property {string} [first] what the content is, if it is not in the HTML
 */

/** The button of the menu. Every page has it in its HTML. */
export const menu = 'header button[aria-expanded]';

/** @type {VisitedPage} */
export const programme = {
  name: 'programme',
  path: '/kinoprogramm-wien/kinoprogramm',
  content: '.show-card',
  first: 'cards',
};

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @returns {Promise<VisitedPage[]>} with a show of the programme
 */
export async function findPages(browser, origin) {
  const page = await browser.newPage();
  await page.goto(origin + programme.path);
  const show = await page.locator('.show-card a[href^="/show/"]').first().getAttribute('href');
  await page.close();
  return [
    { name: 'home', path: '/', content: '.section-date', first: 'dates' },
    programme,
    { name: 'show', path: show ?? '', content: '.detail-when', first: 'show' },
    { name: 'advice', path: '/kino/faqs', content: 'main h1' },
    {
      name: 'cart',
      path: '/cart',
      content: '.cart-table tbody tr',
      cart: JSON.stringify(storedCart(3).lines),
      first: 'cart',
    },
  ];
}
