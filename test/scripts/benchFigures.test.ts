import { describe, expect, it } from 'vitest';
import {
  absolute,
  comparisonTable,
  figureTable,
  goalTable,
  ratio,
  type Figure,
} from '../../bench/figures.mjs';
import { minimum, median, spreadOf } from '../../bench/statistics.mjs';

describe('statistics and figures', () => {
  it('median ignores a single outlier', () => {
    expect(median([900, 20, 30])).toBe(30);
    expect(median([40, 20, 30, 900])).toBe(35);
    expect(median([])).toBeNaN();
  });

  it('spreadOf returns the range of the middle half as a share of the median', () => {
    expect(spreadOf([10])).toBe(0);
    expect(spreadOf([90, 100, 110])).toBe(0.2);
    expect(spreadOf([1, 90, 100, 110, 9000])).toBe(0.2);
    expect(spreadOf([0, 0, 0])).toBe(0);
  });

  it('ratio compares medians or minimums, and takes the spread of the ratios of paired runs', () => {
    const figure = ratio('cart', [20, 40, 60], [10, 20, 30], median, { number: 'G9', limit: 1.4 });
    expect(figure).toMatchObject({ name: 'cart', value: 2, spread: 0, goal: { number: 'G9', limit: 1.4 } });
    expect(ratio('cart', [20, 40], [10, 5], minimum).value).toBe(4);
  });

  it('absolute returns a figure with a unit', () => {
    const figure = { name: 'heap', value: 7, unit: 'MB', spread: 2 / 7, own: [6, 8, 7] };
    expect(absolute('heap', [6, 8, 7], 'MB')).toEqual(figure);
  });
});

describe('the tables of figures', () => {
  const paint = { number: 'G1', limit: 1.05 };

  it('show values with their units and the spread', () => {
    const figures: Figure[] = [
      { name: 'list', value: 0.954, spread: 0.03 },
      { name: 'heap', value: 8.51, unit: 'MB' },
      { name: 'CLS', value: 0.0071, unit: 'number' },
    ];
    expect(figureTable(figures).rows).toEqual([
      ['list', '0.95 ×', '3 %'],
      ['heap', '8.5 MB', ''],
      ['CLS', '0.0071', ''],
    ]);
  });

  it('show the worst figure of each metric of a goal, in the order of the goals', () => {
    const figures: Figure[] = [
      { name: 'heap: 500 shows', value: 8, unit: 'MB', goal: { number: 'G10', limit: 8 } },
      { name: 'start, home: first paint', value: 1.02, goal: paint },
      { name: 'start, cart: first paint', value: 1.06, goal: paint },
      { name: 'start, show: first paint', value: 1.01, goal: paint },
      { name: 'start, show: something without a goal', value: 9 },
    ];
    expect(goalTable(figures).rows).toEqual([
      ['G1: first paint', 'start, cart', '1.05 ×', '1.06 ×', 'missed'],
      ['G10: 500 shows', 'heap', '8.0 MB', '8.0 MB', 'reached'],
    ]);
  });

  it.each([
    [Number.NaN, 1],
    [1, Number.NaN],
  ])('count a value that is not a number as missed: %d, %d', (first, second) => {
    const figures = [first, second].map((value, index) => ({ name: `${index}: paint`, value, goal: paint }));
    expect(goalTable(figures).rows[0]?.at(-1)).toBe('missed');
  });

  it('compare all runs of two builds, by medians or minimums', () => {
    const cpu = (...own: number[]) => ratio('list: CPU', own, [], minimum);
    const heap = (value: number): Figure => ({ name: 'heap: 500 shows', value, unit: 'MB' });
    const blocking = absolute('start, home: blocking files', [0], 'number');
    const own = [
      [cpu(40), heap(6), blocking],
      [cpu(20), heap(8), blocking],
    ];
    const other = [
      [cpu(40), heap(7), blocking],
      [cpu(50), heap(7), blocking],
    ];
    expect(comparisonTable(own, other).rows).toEqual([
      ['list: CPU', '20', '40', '0.50 ×', '86 %'],
      ['heap: 500 shows', '7', '7', '1.00 ×', '29 %'],
      ['start, home: blocking files', '0', '0', '1.00 ×', ''],
    ]);
  });
});
