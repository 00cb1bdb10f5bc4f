import { storedCart } from '../storedCarts.mjs';

/**
 * A page of the shop that is measured.
 * @typedef {object} VisitedPage
 * @property {string} name
 * @property {string} path
 * @property {string} content what the visitor comes for; it has a text once it is there
 * @property {boolean} hasData whether it comes from the backend
 * @property {string} [cart] that lies in the browser's storage, as JSON
 */

/** @type {VisitedPage} */
export const programme = {
  name: 'programme',
  path: '/kinoprogramm-wien/kinoprogramm',
  content: '.show-card',
  hasData: true,
};

/**
 * @param {string} show the address of one
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
