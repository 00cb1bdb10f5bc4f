import { storedCart } from '../storedCarts.mjs';

/**
 * A measured page of the shop.
 * @typedef {object} VisitedPage
 * @property {string} name
 * @property {string} path
 * @property {string} content selector of the main content, which has text as soon as it is shown
 * @property {boolean} hasData whether the content comes from the backend
 * @property {string} [cart] stored cart as JSON
 */

/** @type {VisitedPage} */
export const programme = {
  name: 'programme',
  path: '/kinoprogramm-wien/kinoprogramm',
  content: '.show-card',
  hasData: true,
};

/**
 * @param {string} show address of a show
 * @returns {VisitedPage[]}
 */
export function visitedPages(show) {
  return [
    { name: 'home', path: '/', content: '.section-date', hasData: true },
    programme,
    { name: 'show', path: show, content: '.detail-head h1', hasData: true },
    { name: 'advice', path: '/kino/faqs', content: 'main h1', hasData: false },
    {
      name: 'cart',
      path: '/cart',
      content: '.cart-table tbody tr',
      hasData: false,
      cart: JSON.stringify(storedCart(3).lines),
    },
  ];
}
