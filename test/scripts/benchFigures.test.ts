import { describe, expect, it } from 'vitest';
import { readArguments } from '../../bench/arguments.mjs';
import { absolute, ratio, type Figure } from '../../bench/figures.mjs';
import { figureTable } from '../../bench/figureTable.mjs';
import { accepting, complaints, marginFor, verdictOn } from '../../bench/verdicts.mjs';
import { least, median, spreadOf } from '../../bench/statistics.mjs';

describe('a figure', () => {
  it('of several runs is their median, whatever one of them was disturbed by', () => {
    expect(median([900, 20, 30])).toBe(30);
    expect(median([40, 20, 30, 900])).toBe(35);
    expect(median([])).toBeNaN();
  });

  it('tells how far the middle half of its runs lies apart', () => {
    expect(spreadOf([10])).toBe(0);
    expect(spreadOf([90, 100, 110])).toBe(0.2);
    expect(spreadOf([1, 90, 100, 110, 9000])).toBe(0.2);
    expect(spreadOf([0, 0, 0])).toBe(0);
  });

  it('that is a ratio compares the middles, and takes its spread from the runs that stood side by side', () => {
    const figure = ratio('cart', [20, 40, 60], [10, 20, 30], median, { number: 'G9', limit: 1.4 });
    expect(figure).toEqual({ name: 'cart', value: 2, spread: 0, goal: { number: 'G9', limit: 1.4 } });
    expect(ratio('cart', [20, 40], [10, 5], least).value).toBe(4);
  });

  it('that stands by itself has a unit', () => {
    expect(absolute('heap', [6, 8, 7], 'MB')).toEqual({ name: 'heap', value: 7, unit: 'MB', spread: 2 / 7 });
  });
});

describe('what is accepted', () => {
  const figure = (value: number, more: Partial<Figure> = {}): Figure => ({ name: 'list', value, ...more });

  it('has a margin, wider where the runs lie far apart, and never beyond all bounds', () => {
    expect([marginFor(), marginFor(0.02), marginFor(0.2), marginFor(3)]).toEqual([0.15, 0.15, 0.4, 0.6]);
  });

  it.each([
    ['within its margin', 2.3, 'ok'],
    ['better than before', 0.5, 'ok'],
    ['beyond its margin', 2.31, 'worse'],
    ['no number at all', Number.NaN, 'worse'],
  ])('is held against a ratio that is %s', (_, value, verdict) => {
    expect(verdictOn(figure(value), { value: 2, margin: 0.15 })).toBe(verdict);
  });

  it('says nothing of a figure that was not there before', () => {
    expect(verdictOn(figure(100), undefined)).toBe('new');
    expect(complaints([figure(100)], {})).toEqual([]);
  });

  it('watches only the goals of what depends on the machine', () => {
    const goal = { number: 'G7', limit: 100 };
    const accepted = { value: 20, margin: 0.15, reached: true };
    expect(verdictOn(figure(99, { unit: 'ms', goal }), accepted)).toBe('ok');
    expect(verdictOn(figure(101, { unit: 'ms', goal }), accepted)).toBe('goal missed');
    expect(verdictOn(figure(101, { unit: 'ms', goal }), { ...accepted, reached: false })).toBe('ok');
  });

  it('tells a goal that was lost from a ratio that got worse, with the numbers of both', () => {
    const goal = { number: 'G8', limit: 1 };
    const baseline = {
      list: { value: 1, margin: 0.15, reached: true },
      cart: { value: 2, margin: 0.4 },
    };
    const figures = [figure(1.05, { goal }), { name: 'cart', value: 3 }];
    expect(complaints(figures, baseline)).toEqual([
      'Goal no longer reached: list: 1.050 (G8: 1).',
      'Regression: cart: 3.00 (accepted: 2.00, margin: 40 %).',
    ]);
  });

  it('is written anew for what was measured, and kept for the rest', () => {
    const before = { cart: { value: 2, margin: 0.4 }, list: { value: 9, margin: 0.15 } };
    const goal = { number: 'G8', limit: 1 };
    expect(accepting([figure(1.23456, { spread: 0.1, goal })], before)).toEqual({
      cart: { value: 2, margin: 0.4 },
      list: { value: 1.235, margin: 0.2, reached: false },
    });
  });
});

describe('the table of what is watched', () => {
  it('shows value, spread, what was accepted and the goal, each in its unit', () => {
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

describe('the command line of the benchmark', () => {
  const parts = ['startup', 'list', 'cart'];

  it('takes all parts unless it names some, in the order in which they run', () => {
    expect(readArguments(parts, []).names).toEqual(parts);
    expect(readArguments(parts, ['--only', 'cart,startup']).names).toEqual(['startup', 'cart']);
  });

  it.each([
    [['--runs', '0'], '--runs must be a positive integer.'],
    [['--runs', '2.5'], '--runs must be a positive integer.'],
    [['--only', 'cart,lists'], '--only accepts: startup, list, cart.'],
  ])('refuses %j with a reason', (given, reason) => {
    expect(() => readArguments(parts, given)).toThrow(reason);
  });
});
