import { describe, expect, it } from 'vitest';
import { sortedItems } from '@/domain/cart';
import { readStoredCart } from '@/domain/storedCart';
import { readArguments } from '../../bench/arguments.mjs';
import { assertSameContent } from '../../bench/sameContent.mjs';
import { storedCart } from '../../bench/storedCarts.mjs';
import { folderWith } from './folders';

describe('assertSameContent', () => {
  const page = { headings: ['Kinoprogramm'], cards: ['Faust', 'Metropolis'], nodes: 29, height: 900 };

  it('accepts equal texts and heights, regardless of the number of nodes', () => {
    expect(() => assertSameContent('filter it', page, { ...page, nodes: 12, height: 900.5 })).not.toThrow();
  });

  it.each([
    ['a missing card', { ...page, cards: ['Faust'] }, '2 cards in the app, 1 in the reference'],
    ['a different text', { ...page, cards: ['Faust', 'Sherlock Jr.'] }, 'cards differ at 1'],
    ['a different heading', { ...page, headings: ['Termine'] }, 'headings differ at 0'],
    ['missing texts', { height: 900 }, 'the reference has no headings'],
    ['a different height', { ...page, height: 902 }, '900 px high in the app, 902 px in the reference'],
  ])('throws an error with the name of the step for %s', (_, reference, complaint) => {
    expect(() => assertSameContent('filter it', page, reference)).toThrow(`filter it: ${complaint}`);
  });
});

describe('storedCart', () => {
  it.each([1, 2, 50, 500])('returns a cart of %d lines that the shop accepts unchanged', (count) => {
    const { lines } = storedCart(count);
    expect(Object.keys(lines)).toHaveLength(count);
    const read = readStoredCart(JSON.stringify(lines)) ?? {};
    expect(read).toEqual(lines);
    expect(sortedItems(read).map(({ key }) => key)).toEqual(Object.keys(lines));
  });
});

describe('readArguments', () => {
  const parts = ['start', 'list', 'cart'];

  it('returns all parts or the named ones, in their order', () => {
    expect(readArguments(parts, []).names).toEqual(parts);
    expect(readArguments(parts, ['--only', 'cart,start']).names).toEqual(['start', 'cart']);
  });

  it.each([
    [['--runs', '0'], '--runs must be a positive integer.'],
    [['--runs', '2.5'], '--runs must be a positive integer.'],
    [['--only', 'cart,lists'], '--only accepts: start, list, cart.'],
    [['--against', 'no-such-folder'], 'no-such-folder has no index.html.'],
  ])('rejects %j with a reason', (args, reason) => {
    expect(() => readArguments(parts, args)).toThrow(reason);
  });

  it('accepts the folder of another build, but writes no comparison', () => {
    const build = folderWith({ 'index.html': '<main>home</main>' });
    expect(readArguments(parts, ['--against', build]).against).toBe(build);
    expect(() => readArguments(parts, ['--against', build, '--write'])).toThrow('leave out --against');
  });
});
