import type { BrowserContext, Page } from '@playwright/test';
import { accountButton, accountMenu, openAccountMenu, signInBefore } from './accountSteps';
import { expect, test } from './fixtures';
import { recordShifts, shiftsOf } from './recordShifts';
import {
  addresses,
  button,
  cartLink,
  fillCheckout,
  heading,
  labelled,
  notFoundResponse,
  openCart,
  openCheckout,
  order,
  orderButton,
  pay,
  putIntoCart,
} from './steps';

const sizes = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

/** One page per component that loads data or opens late. A group shares the cache. */
const screens: Record<string, string[]> = {
  'home and landing pages': ['/', '/kinoprogramm-wien', '/flohmarkt-wien'],
  lists: [
    addresses.programme,
    `${addresses.programme}?ansicht=monat`,
    addresses.upcoming,
    addresses.fleaMarkets,
    '/automarkt',
  ],
  'shows, films and stalls': [
    addresses.show,
    '/show/302',
    '/kinoprogramm-wien/kinofilm/metropolis',
    '/flohmarktprogramm-wien/501',
  ],
  'vouchers, cart and orders': [
    '/kinogutschein-kaufen',
    addresses.cart,
    addresses.checkout,
    '/pspresult',
    '/bestellung-stornieren/unbekannt',
    '/meine-bestellungen',
  ],
  'search, favourites and articles': [
    '/suche?q=flohmarkt',
    '/favoriten',
    '/blog-autokino',
    '/blog-autokino/mit-hund-ins-kino',
  ],
  'forms and information pages': [
    '/feedback',
    '/flohmarkt-wien/faqs-flohmarkt-wien-sonntag',
    '/flohmarkt-wien/packliste',
    '/flohmarkt-wien/anfahrt',
    '/flohmarkt-wien/flohmarkt-standplaetze-standgebuehren-platzmiete',
    '/kino/film/grease',
    addresses.unknown,
  ],
};

type Size = (typeof sizes)[number];

/** The film of tonight. */
const tonight = 'Metropolis';

async function openWindow(context: BrowserContext, size: Size): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize(size);
  await recordShifts(page);
  return page;
}

test.beforeEach(async ({ sandbox }) => sandbox.control({ latency: 250 }));

for (const [name, group] of Object.entries(screens)) {
  test(`${name}: the pages load without layout shifts`, async ({ context, allowProblems }) => {
    test.setTimeout(90_000);
    allowProblems(notFoundResponse);
    // In parallel, because both windows mostly wait.
    const windows = await Promise.all(sizes.map((size) => openWindow(context, size)));
    for (const address of group) {
      const check = async (page: Page): Promise<string[]> => {
        await page.goto(address);
        const shifts = await shiftsOf(page);
        return shifts.map((shift) => `${page.viewportSize()?.width} px: ${shift}`);
      };
      expect((await Promise.all(windows.map(check))).flat(), address).toEqual([]);
    }
  });
}

test('there are no layout shifts during a purchase, nor on the home page with its ticket', async ({
  context,
}) => {
  const page = await openWindow(context, sizes[0]!);
  await page.goto(addresses.programme);
  const card = page.getByRole('main').getByRole('link', { name: labelled('Tickets & Infos', tonight) });
  await card.first().click();
  // Cart screens repeat their requests, and the code of each screen loads when it opens.
  await expect(heading(page, tonight)).toBeVisible();
  await shiftsOf(page);
  await putIntoCart(page);
  // It moves with the bottom bar of each screen, on a busy machine later than half a second after the click.
  await page.locator('.Toastify__toast').dispatchEvent('click');
  await expect(page.locator('.Toastify__toast')).toHaveCount(0);
  await shiftsOf(page);
  await openCart(page);
  await shiftsOf(page);
  await openCheckout(page);
  await expect(orderButton(page)).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);

  await fillCheckout(page);
  await order(page);
  await pay(page);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Heute Abend' })).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
});

test('the header does not shift when the session is loaded', async ({ context, page }) => {
  await signInBefore(page);
  // The narrowest screen, the narrowest with a row of menus, and the widest on which it is tight.
  const widths = [320, 992, 1199];
  const windows = await Promise.all(widths.map((width) => openWindow(context, { width, height: 700 })));
  for (const [address, title] of [
    [addresses.programme, 'Kinoprogramm'],
    ['/flohmarkt-wien/jobs', /Flohmarkt/],
  ] as const) {
    await Promise.all(
      windows.map(async (window) => {
        await window.goto(address);
        await expect(heading(window, title)).toBeVisible();
        await expect(accountMenu(window)).toBeAttached();
        await expect(accountButton(window)).toHaveCount(0);
        await expect(cartLink(window)).toHaveCount(1);
        expect(await shiftsOf(window), `${window.viewportSize()?.width} px`).toEqual([]);
      }),
    );
  }
  const [window] = windows;
  await openAccountMenu(window!);
  await button(window!, 'Abmelden').click();
  await expect(accountButton(window!)).toBeVisible();
  await expect(accountMenu(window!)).toHaveCount(0);
  await expect(heading(window!, /Flohmarkt/)).toBeFocused();
});

test('search results do not shift when the programme loads late', async ({ context, sandbox }) => {
  await sandbox.control({ latency: 3000 });
  const page = await openWindow(context, sizes[1]!);
  await page.goto('/suche?q=flohmarkt');
  await expect(page.getByText(/hier die besten 20$/)).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
  await expect(page.getByText('Flohmarkt, im Programm').first()).toBeAttached();
});
