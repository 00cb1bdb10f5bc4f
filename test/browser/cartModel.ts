import type { Page } from '@playwright/test';
import { addresses, mandatoryProduct } from './steps';

export const code = { text: 'WILLKOMMEN10', name: 'Willkommensrabatt' };
export const films = [
  { name: 'Goldrausch', address: addresses.show },
  { name: 'Orlacs Hände', address: addresses.otherShow },
  { name: 'Sherlock Jr.', address: addresses.thirdShow },
] as const;

export type Film = (typeof films)[number];

/** Tickets and cars per film, and whether the code is redeemed. */
export type Model = { families: Map<string, { tickets: number; cars: number }>; isRedeemed: boolean };

/** What a cart page shows. `total` is in cents. */
export type Shown = { lines: Record<string, number>; total: number };

const carsOf = (film: string) => `${film}, ${mandatoryProduct}`;

export function expectedOf({ families, isRedeemed }: Model, prices: Record<string, number>): Shown {
  const lines: Record<string, number> = {};
  for (const [film, { tickets, cars }] of families) {
    lines[film] = tickets;
    lines[carsOf(film)] = cars;
  }
  if (isRedeemed) lines[code.name] = 1;
  const total = Object.entries(lines).reduce((sum, [name, count]) => sum + count * (prices[name] ?? NaN), 0);
  return { lines, total: Math.max(0, total) };
}

type Row = { name: string; count: string; price: string };

/** Cents of a formatted amount: „−€ 10,00“ is -1000. */
const cents = (text: string) => Number(text.replace(/\D/g, '')) * (/^\s*[−-]/.test(text) ? -1 : 1);

async function readRows(page: Page): Promise<{ rows: Row[]; total: string }> {
  return page.evaluate(() => {
    const textOf = (element: Element | null | undefined) => element?.textContent ?? '';
    const rows = [...document.querySelectorAll('main table tbody tr')].map((row) => {
      const [price, count] = row.querySelectorAll('td');
      return {
        name: textOf(row.querySelector('th p')),
        count: count?.querySelector('input')?.value ?? textOf(count?.querySelector('.redeemed')),
        price: textOf(price).replace(/^[^−\d€-]+/, ''),
      };
    });
    return { rows, total: textOf(document.querySelector('main .total-price')) };
  });
}

/** An add-on's row follows its film's. */
function namedRows(rows: Row[]): (Row & { fullName: string })[] {
  let film = '';
  return rows.map((row) => {
    const isCar = row.name === mandatoryProduct;
    if (!isCar) film = row.name;
    return { ...row, fullName: isCar ? carsOf(film) : row.name };
  });
}

export async function shownOn(page: Page): Promise<Shown> {
  const { rows, total } = await readRows(page);
  const lines = namedRows(rows).map(({ fullName, count }) => [fullName, Number.parseInt(count, 10)]);
  return { lines: Object.fromEntries(lines) as Record<string, number>, total: cents(total) };
}

/** Unit prices in cents, by name. */
export async function shownPrices(page: Page): Promise<Record<string, number>> {
  const { rows } = await readRows(page);
  return Object.fromEntries(namedRows(rows).map(({ fullName, price }) => [fullName, cents(price)]));
}
