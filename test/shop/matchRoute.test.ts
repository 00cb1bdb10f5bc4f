import { describe, expect, it } from 'vitest';
import { movedAddresses, paths } from '@/shop/paths';
import { hasParameter, matchRoute, routeExpression } from '@/shop/matchRoute';
import { pages } from '@/features/infoPages/manifest';

const all = Object.entries(paths).map(([name, { pattern }]) => ({ name, pattern: pattern as string }));

describe('matchRoute', () => {
  it.each([
    ['/', 'home'],
    ['/cart', 'cart'],
    ['/cart/', 'cart'],
    ['/show/301', 'show'],
    ['/show/nosferatu', 'show'],
    ['/show/nosferatu/', 'show'],
    ['/show/M%C3%BCller%2F2', 'show'],
    ['/show/.', 'show'],
    ['/flohmarkt-wien/blog', 'flohmarktBlog'],
    ['/flohmarkt-wien/blog/packen', 'flohmarktArticle'],
    ['/bestellung-stornieren', 'storno'],
    ['/bestellung-stornieren/abc', 'stornoByIdentifier'],
  ])('finds the route of %s: %s', (path, name) => {
    expect(matchRoute(all, path)?.name).toBe(name);
  });

  it.each([
    '',
    'cart',
    '/Cart',
    '/SHOW/301',
    '/cart//',
    '/cart/x',
    '/cart.html',
    '/show',
    '/show/',
    '/show/301/2',
    '/show//301',
    '/wien/show/301',
    '/gibt-es-nicht',
  ])('finds none for „%s“', (path) => {
    expect(matchRoute(all, path)).toBeUndefined();
  });

  it('takes a point literally', () => {
    const old = [{ pattern: '/index.html' }];
    expect(matchRoute(old, '/index.html')).toBe(old[0]);
    expect(matchRoute(old, '/index-html')).toBeUndefined();
  });

  it('takes the first of several', () => {
    const routes = [{ pattern: '/a/:name' }, { pattern: '/a/b' }];
    expect(matchRoute(routes, '/a/b')).toBe(routes[0]);
    expect(matchRoute(routes.toReversed(), '/a/b')).toBe(routes[1]);
  });

  it('finds one route only for every address of the shop', () => {
    const fixed = [
      ...all.map(({ pattern }) => pattern.replace(/:\w+/, 'ein-name')),
      ...movedAddresses.map(({ from }) => from.pattern),
      ...pages.map(({ address }) => address),
    ];
    for (const address of fixed)
      expect(all.filter((route) => matchRoute([route], address)).length, address).toBeLessThanOrEqual(1);
  });
});

describe('routeExpression', () => {
  it.each([
    ['/cart', undefined, undefined, '^/cart/?$'],
    ['/index.html', undefined, '', '^/index\\.html$'],
    ['/show/:idOrIdentifier', undefined, '', '^/show/[^/]+$'],
    ['/bezahlung/:orderId', '[\\w.-]{1,9}', undefined, '^/bezahlung/[\\w.-]{1,9}/?$'],
  ])('of %s with %s and %s is %s', (pattern, parameter, end, expression) => {
    expect(routeExpression(pattern, parameter, end)).toBe(expression);
  });
});

it('a pattern with a parameter is one for many addresses', () => {
  expect(hasParameter(paths.show.pattern)).toBe(true);
  expect(hasParameter(paths.cart.pattern)).toBe(false);
});
