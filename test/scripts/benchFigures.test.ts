import { describe, expect, it } from 'vitest';
import { readArguments } from '../../bench/arguments.mjs';
import { absolute, ratio, type Figure } from '../../bench/figures.mjs';
import { figureTable } from '../../bench/figureTable.mjs';
import { acceptedBaseline, findRegressions, marginFor, verdictOn } from '../../bench/verdicts.mjs';
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
    expect(figure).toEqual({ name: 'cart', value: 2, spread: 0, goal: { number: 'G9', limit: 1.4 } });
    expect(ratio('cart', [20, 40], [10, 5], minimum).value).toBe(4);
  });

  it('absolute returns a figure with a unit', () => {
    expect(absolute('heap', [6, 8, 7], 'MB')).toEqual({ name: 'heap', value: 7, unit: 'MB', spread: 2 / 7 });
  });
});

describe('the baseline', () => {
  const figure = (value: number, more: Partial<Figure> = {}): Figure => ({ name: 'list', value, ...more });

  it('has a margin that grows with the spread, between 15 % and 60 %', () => {
    expect([marginFor(), marginFor(0.02), marginFor(0.2), marginFor(3)]).toEqual([0.15, 0.15, 0.4, 0.6]);
  });

  it.each([
    ['within the margin', 2.3, 'ok'],
    ['better than before', 0.5, 'ok'],
    ['beyond the margin', 2.31, 'worse'],
    ['not a number', Number.NaN, 'worse'],
  ])('is compared with a ratio that is %s', (_, value, verdict) => {
    expect(verdictOn(figure(value), { value: 2, margin: 0.15 })).toBe(verdict);
  });

  it('accepts a new figure', () => {
    expect(verdictOn(figure(100), undefined)).toBe('new');
    expect(findRegressions([figure(100)], {})).toEqual([]);
  });

  it('checks only the goal of a figure with a unit', () => {
    const goal = { number: 'G7', limit: 100 };
    const accepted = { value: 20, margin: 0.15, reached: true };
    expect(verdictOn(figure(99, { unit: 'ms', goal }), accepted)).toBe('ok');
    expect(verdictOn(figure(101, { unit: 'ms', goal }), accepted)).toBe('goal missed');
    expect(verdictOn(figure(101, { unit: 'ms', goal }), { ...accepted, reached: false })).toBe('ok');
  });

  it('findRegressions distinguishes missed goals from worse ratios, with their numbers', () => {
    const goal = { number: 'G8', limit: 1 };
    const baseline = {
      list: { value: 1, margin: 0.15, reached: true },
      cart: { value: 2, margin: 0.4 },
    };
    const figures = [figure(1.05, { goal }), { name: 'cart', value: 3 }];
    expect(findRegressions(figures, baseline)).toEqual([
      'Goal no longer reached: list: 1.050 (G8: 1).',
      'Regression: cart: 3.00 (accepted: 2.00, margin: 40 %).',
    ]);
  });

  it('is replaced for measured figures and kept for the others', () => {
    const before = { cart: { value: 2, margin: 0.4 }, list: { value: 9, margin: 0.15 } };
    const goal = { number: 'G8', limit: 1 };
    expect(acceptedBaseline([figure(1.23456, { spread: 0.1, goal })], before)).toEqual({
      cart: { value: 2, margin: 0.4 },
      list: { value: 1.235, margin: 0.2, reached: false },
    });
  });
});

describe('figureTable', () => {
  it('shows value, spread, accepted value and goal with units', () => {
    const { rows } = figureTable(
      [
        { name: 'list', value: 0.954, spread: 0.03, goal: { number: 'G8', limit: 1 } },
        { name: 'heap', value: 8.51, unit: 'MB', goal: { number: 'G10', limit: 8 } },
        { name: 'start', value: 0.0071, unit: 'number' },
      ],
      { list: { value: 1, margin: 0.15 }, heap: { value: 7.9, margin: 0.15, reached: true } },
    );
    expect(rows).toEqual([
      ['list', '0.95 ×', '3 %', '1.00 ×', '15 %', 'ok', 'G8: 1.00 ×', 'reached'],
      ['heap', '8.5 MB', '', '7.9 MB', '', 'goal missed', 'G10: 8.0 MB', 'missed'],
      ['start', '0.0071', '', '', '', 'new', '', ''],
    ]);
  });
});

describe('readArguments', () => {
  const parts = ['startup', 'list', 'cart'];

  it('returns all parts or the named ones, in their order', () => {
    expect(readArguments(parts, []).names).toEqual(parts);
    expect(readArguments(parts, ['--only', 'cart,startup']).names).toEqual(['startup', 'cart']);
  });

  it.each([
    [['--runs', '0'], '--runs must be a positive integer.'],
    [['--runs', '2.5'], '--runs must be a positive integer.'],
    [['--only', 'cart,lists'], '--only accepts: startup, list, cart.'],
  ])('rejects %j with a reason', (args, reason) => {
    expect(() => readArguments(parts, args)).toThrow(reason);
  });
});
