import { expect, test } from './fixtures';
import {
  addresses,
  button,
  cartLink,
  expectTicketInCart,
  fillCart,
  film,
  goByMenu,
  goToCheckout,
  heading,
  openBookableShow,
  order,
  orderButton,
  overhang,
  unknownAnswer,
} from './steps';

test('a change of route sets the title and puts the focus on the heading', async ({ page }) => {
  await page.goto('/');
  await expect(heading(page, 'Autokino und Flohmarkt in Wien')).toBeVisible();
  await expect(page).toHaveTitle('Kino wie Damals – Autokino & Flohmarkt Wien');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-AT');

  await goByMenu(page, 'Kinoprogramm', 'Kinoprogramm');
  await expect(heading(page, 'Kinoprogramm')).toBeFocused();
  await expect(page).toHaveTitle('Kinoprogramm – Kino wie Damals');
  await goByMenu(page, 'Flohmarkt', 'Flohmarkt Wien');
  await expect(heading(page, 'Flohmarktkalender')).toBeFocused();
  await expect(page).toHaveTitle('Flohmarkt Wien – Kino wie Damals');
  await cartLink(page).click();
  await expect(heading(page, 'Warenkorb')).toBeFocused();
  await expect(page).toHaveTitle('Warenkorb – Kino wie Damals');
  await page.goBack();
  await expect(heading(page, 'Flohmarktkalender')).toBeFocused();
});

test('a visitor who moves on before the first screen is there finds the focus on the heading', async ({
  page,
}) => {
  await page.route(/\/HomeScreen[-.].*(?:js|tsx)/, () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  // Before its styles are there, the page built for every width shows the menu's button of the narrow ones.
  await page.waitForLoadState('domcontentloaded');
  await goByMenu(page, 'Kinoprogramm', 'Kinoprogramm');
  await expect(heading(page, 'Kinoprogramm')).toBeFocused();
});

test('every screen has one h1 and one main, and what no search engine should list says so', async ({
  page,
}) => {
  const robots = page.locator('meta[name="robots"]');
  for (const { address, title, isListed } of [
    { address: '/', title: 'Autokino und Flohmarkt in Wien', isListed: true },
    { address: addresses.programme, title: 'Kinoprogramm', isListed: true },
    { address: addresses.show, title: film, isListed: true },
    { address: addresses.cart, title: 'Warenkorb', isListed: false },
    { address: addresses.checkout, title: 'Kassa', isListed: false },
    { address: '/pspresult', title: 'Welche Bestellung meinst du?', isListed: false },
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([title]);
    await expect(page.getByRole('main')).toHaveCount(1);
    if (isListed) await expect(robots).toHaveCount(0);
    else await expect(robots).toHaveAttribute('content', 'noindex');
  }
});

test('the first Tab offers to skip to the content', async ({ page }) => {
  await page.goto(addresses.programme);
  await expect(heading(page, 'Kinoprogramm')).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Zum Inhalt springen' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();
});

test('an unknown address keeps its name and is not indexed', async ({ page, allowProblems }) => {
  allowProblems(unknownAnswer);
  await page.goto('/gibt/es/nicht?wirklich=nicht');
  await expect(heading(page, 'Seite nicht gefunden')).toBeVisible();
  await expect(page).toHaveURL(/\/gibt\/es\/nicht\?wirklich=nicht$/);
  await expect(page).toHaveTitle('Seite nicht gefunden – Kino wie Damals');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'Zum Kinoprogramm' }).click();
  await expect(heading(page, 'Kinoprogramm')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});

test('an unknown show leads to "show not found"', async ({ page }) => {
  await page.goto('/show/999999');
  await expect(heading(page, 'Vorstellung nicht gefunden')).toBeVisible();
  await expect(page).toHaveURL(/\/vorstellung-nicht-gefunden$/);
});

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('nothing scrolls sideways', async ({ page }) => {
    await page.goto(addresses.programme);
    await expect(page.getByRole('heading', { level: 3, name: film }).first()).toBeVisible();
    expect(await overhang(page), 'programme').toBe(0);
    await page.goto(addresses.fleaMarkets);
    await expect(page.getByRole('heading', { level: 3, name: 'Flohmarkt Wien' }).first()).toBeVisible();
    expect(await overhang(page), 'flea markets').toBe(0);
    await fillCart(page);
    expect(await overhang(page), 'show').toBe(0);
    await expectTicketInCart(page);
    expect(await overhang(page), 'cart').toBe(0);
    await page.goto(addresses.checkout);
    await orderButton(page).click();
    await expect(page.getByText('Bitte prüfe diese Angaben:')).toBeVisible();
    expect(await overhang(page), 'checkout').toBe(0);
  });
});

test('a screen whose code fails to load, and again when the page is loaded anew, says so', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/CartScreen/, /^console: /);
  // The built file, and the module that the dev server sends; it is asked for ahead of the click, too.
  await page.route(/\/CartScreen[-.]/, (route) => route.abort());
  await openBookableShow(page);
  await cartLink(page).click();
  await expect(heading(page, 'Diese Seite konnte nicht geladen werden')).toBeVisible();
  await page.unroute(/\/CartScreen[-.]/);
  await button(page, 'Seite neu laden').click();
  await expect(heading(page, 'Warenkorb')).toBeVisible();
});

test('where storage is forbidden, the shop sells from memory', async ({ page, sandbox }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await goToCheckout(page);
  await order(page);
  expect((await sandbox.state()).orders.map(({ total }) => total)).toEqual([1750]);
});
