import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { heading } from './steps';

type List = {
  address: string;
  heading: string;
  title: string;
  /** Query of the request. */
  query: Record<string, string>;
  /** Names of the cards' first links. */
  card: RegExp;
};

/** One list of films and one of events; the others use the same screens. */
const lists: List[] = [
  {
    address: '/kinoprogramm-wien/kinder-kino-kinoprogramm-fuer-kinder',
    heading: 'Kinoprogramm',
    title: 'Kinderkino: Kinoprogramm für Kinder',
    query: { s1: 'fetch', showtype: 'kino', moviegenre: 'kinder' },
    card: /^Tickets & Infos/,
  },
  {
    address: '/flohmarkt-wien',
    heading: 'Flohmarktkalender',
    title: 'Flohmarkt Wien',
    query: { s1: 'fetch', showtype: 'flohmarkt' },
    card: /^Standplatz buchen/,
  },
];

const cards = (page: Page) => page.getByRole('main').getByRole('article');

async function expectList(page: Page, list: List): Promise<void> {
  await expect(heading(page, list.heading)).toBeVisible();
  await expect(page).toHaveTitle(`${list.title} – Kino wie Damals`);
  await expect(cards(page).getByRole('link', { name: list.card }).first()).toBeVisible();
  // The first days are prehydrated.
  await expect(page.locator('.prehydrated')).toHaveCount(0);
}

for (const list of lists) {
  test(`${list.address} lists its shows, also after a reload and Back`, async ({ page, sandbox }) => {
    await page.goto(list.address);
    await expectList(page, list);
    const count = await cards(page).count();
    const requested = (await sandbox.state()).requests.filter(({ path }) => path === 'show/getCurrentShows');
    expect(requested[0]?.query).toEqual(list.query);

    await page.reload();
    await expectList(page, list);
    await expect(cards(page)).toHaveCount(count);

    await cards(page).getByRole('link', { name: list.card }).first().click();
    await expect(heading(page, list.heading)).toHaveCount(0);
    await page.goBack();
    await expectList(page, list);
    await expect(cards(page)).toHaveCount(count);
  });
}
