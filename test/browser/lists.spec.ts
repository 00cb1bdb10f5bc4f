import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { addresses, heading } from './steps';

type List = {
  address: string;
  heading: string;
  title: string;
  /** What the backend is asked for. */
  query: Record<string, string>;
  /** The names of its cards' first links. */
  card: RegExp;
};

const kino = { s1: 'fetch', showtype: 'kino' };
const flohmarkt = { s1: 'fetch', showtype: 'flohmarkt' };
const tickets = /^Tickets & Infos/;
const stalls = /^Standplatz buchen/;

const lists: List[] = [
  {
    address: '/kinoprogramm-wien',
    heading: 'Kinoprogramm',
    title: 'Autokino Wien: Kinoprogramm und Tickets',
    query: kino,
    card: tickets,
  },
  {
    address: addresses.programme,
    heading: 'Kinoprogramm',
    title: 'Kinoprogramm',
    query: kino,
    card: tickets,
  },
  {
    address: '/kinoprogramm-wien/kinder-kino-kinoprogramm-fuer-kinder',
    heading: 'Kinoprogramm',
    title: 'Kinderkino: Kinoprogramm für Kinder',
    query: { ...kino, moviegenre: 'kinder' },
    card: tickets,
  },
  {
    address: addresses.fleaMarkets,
    heading: 'Flohmarktkalender',
    title: 'Flohmarktkalender',
    query: flohmarkt,
    card: stalls,
  },
  {
    address: '/flohmarkt-wien',
    heading: 'Flohmarktkalender',
    title: 'Flohmarkt Wien',
    query: flohmarkt,
    card: stalls,
  },
  {
    address: '/jetzt-flohmarktstand-buchen',
    heading: 'Flohmarktkalender',
    title: 'Flohmarktstand buchen',
    query: flohmarkt,
    card: stalls,
  },
  {
    address: '/flohmarkt-wien/flohmarkt-anmelden',
    heading: 'Flohmarktkalender',
    title: 'Flohmarkt anmelden',
    query: flohmarkt,
    card: stalls,
  },
  {
    address: '/automarkt',
    heading: 'kommende Automärkte',
    title: 'Automarkt',
    query: { ...kino, showtype: 'automarkt' },
    card: /^Verkaufsplatz buchen/,
  },
  {
    address: '/veranstaltungen',
    heading: 'Veranstaltungen',
    title: 'Veranstaltungen',
    query: { ...kino, showtype: 'publicevent' },
    card: /^Ticket kaufen/,
  },
];

const cards = (page: Page) => page.getByRole('main').getByRole('article');

async function expectList(page: Page, list: List): Promise<void> {
  await expect(heading(page, list.heading)).toBeVisible();
  await expect(page).toHaveTitle(`${list.title} – Kino wie Damals`);
  await expect(cards(page).getByRole('link', { name: list.card }).first()).toBeVisible();
  // The page's own script paints the first days ahead.
  await expect(page.locator('.first-part')).toHaveCount(0);
}

for (const list of lists) {
  test(`${list.address}: its shows, after a reload and on the way back too`, async ({ page, sandbox }) => {
    await page.goto(list.address);
    await expectList(page, list);
    const count = await cards(page).count();
    const asked = (await sandbox.state()).requests.filter(({ path }) => path === 'show/getCurrentShows');
    expect(asked[0]?.query).toEqual(list.query);

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

test('today’s films are those of today', async ({ page }) => {
  await page.goto('/kinoprogramm-wien/heute-im-kino');
  await expect(heading(page, 'Kinoprogramm')).toBeVisible();
  await expect(page).toHaveTitle('Heute im Kino – Kino wie Damals');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Metropolis']);
  await expect(page.getByText('Heute läuft kein Film.')).toHaveCount(0);
});
