import { expect, it } from 'vitest';
import { absolute, goalTable, ratio } from '../../tools/bench/figures.mjs';
import { goals } from '../../tools/bench/goals.mjs';
import { median } from '../../tools/bench/statistics.mjs';

const content = (page: string, own: number) => ratio(page, [own], [1], median, goals.content);
const requests = (count: number) => absolute('requests', [count], 'number', goals.requests);
const row = (...figures: Parameters<typeof goalTable>[0]) => goalTable(figures).rows[0];

it('the table of goals tells what is missed from what is only beyond the aim, by the worst figure', () => {
  const measured = row(content('home', 1.02), content('cart', 1.12), content('show', 1.05));
  expect(measured?.slice(2)).toEqual(['1.15 ×', '1.05 ×', '1.12 ×', 'must reached, aim + 0.07 ×', 'cart']);
  expect(row(requests(6))?.at(-2)).toBe('aim reached');
  expect(row(requests(9))?.at(-2)).toBe('must reached, aim + 3');
  expect(row(requests(10))?.at(-2)).toBe('missed');
  expect(row(requests(6), requests(Number.NaN))?.at(-2)).toBe('missed');
});

it('no goal aims at less than what must hold', () => {
  expect(Object.values(goals).filter(({ must, aim }) => aim > must)).toEqual([]);
});
