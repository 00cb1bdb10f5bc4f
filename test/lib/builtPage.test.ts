import { expect, it } from 'vitest';
import { isBuiltPage } from '@/lib/builtPage';

function rootOf(dataset: Record<string, string>): HTMLElement {
  const root = document.createElement('div');
  Object.assign(root.dataset, dataset);
  return root;
}

function isTakenOver(address: string, dataset: Record<string, string>): boolean {
  window.history.replaceState(null, '', address);
  return isBuiltPage(rootOf(dataset));
}

const list = { address: '/kinoprogramm-wien' };
const result = { address: '/pspresult', query: 'orderid' };

it.each([
  ['/kinoprogramm-wien', list],
  ['/kinoprogramm-wien/', list],
  ['/', { address: '/' }],
  ['/kinoprogramm-wien?utm_source=post&fbclid=1', list],
  ['/kino/faqs?suche=x', { address: '/kino/faqs', query: 'free' }],
  ['/show/301', { pattern: '^/show/[^/]+/?$' }],
  ['/show/der-film/?utm_source=post', { pattern: '^/show/[^/]+/?$' }],
  ['/pspresult?orderid=A-42&status=paid', result],
])('%s is taken over as it was built', (address, dataset) => {
  expect(isTakenOver(address, dataset)).toBe(true);
});

it.each([
  ['/show/301', { address: '/' }],
  ['/kinoprogramm-wien', {}],
  ['/show/301/mehr', { pattern: '^/show/[^/]+/?$' }],
  ['/show/301?anzahl=2', { pattern: '^/show/[^/]+/?$' }],
  ['/kinoprogramm-wien?suche=x', list],
  ['/kinoprogramm-wien?utm_source=post&tag=2026-04-16', list],
  ['/kinoprogramm-wien/heute-im-kino', list],
  ['/pspresult', result],
  ['/pspresult?status=paid', result],
  ['/pspresult?orderid=', result],
  ['/pspresult?orderid=%20', result],
  [`/pspresult?orderid=${'1'.repeat(101)}`, result],
])('%s is not what was built', (address, dataset) => {
  expect(isTakenOver(address, dataset)).toBe(false);
});
