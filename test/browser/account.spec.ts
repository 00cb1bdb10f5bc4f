import {
  accountButton,
  accountMenu,
  authDialog,
  authField,
  authSubmit,
  authTab,
  favouritesLink,
} from './accountSteps';
import { expect, test } from './fixtures';
import { pressOn, typeInto } from './keyboard';
import { addresses, button, cartLink, film, heading } from './steps';

const newcomer = { username: 'Ada', email: 'ada@example.com', password: 'ganz-geheim-1' };

test('a visitor registers, signs out and logs in by the keyboard alone', async ({ page, sandbox }) => {
  await page.goto(addresses.cart);
  await expect(heading(page, 'Warenkorb')).toBeVisible();
  await pressOn(page, accountButton(page));
  await expect(authDialog(page)).toBeVisible();
  await pressOn(page, authTab(page, 'Login'), 'ArrowRight');
  await expect(authTab(page, 'Register')).toBeFocused();
  await expect(authTab(page, 'Register')).toHaveAttribute('aria-selected', 'true');
  await expect(authSubmit(page)).toBeDisabled();
  await typeInto(page, authField(page, 'Benutzername'), newcomer.username);
  await typeInto(page, authField(page, 'E-Mail-Adresse'), newcomer.email);
  await typeInto(page, authField(page, 'Passwort'), newcomer.password);
  await typeInto(page, authField(page, 'Passwort wiederholen'), newcomer.password);
  await expect(authSubmit(page)).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(authDialog(page)).toHaveCount(0);
  await expect(cartLink(page)).toBeFocused();

  await pressOn(page, accountMenu(page));
  await pressOn(page, favouritesLink(page));
  await expect(heading(page, 'Deine Favoriten')).toBeFocused();
  await pressOn(page, button(page, 'Abmelden'));
  await expect(accountButton(page)).toBeVisible();
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();

  await pressOn(page, accountButton(page));
  await expect(authDialog(page)).toBeVisible();
  await typeInto(page, authField(page, 'E-Mail-Adresse'), newcomer.email);
  await typeInto(page, authField(page, 'Passwort'), newcomer.password);
  await pressOn(page, authSubmit(page));
  await expect(authDialog(page)).toHaveCount(0);
  await expect(accountMenu(page)).toBeVisible();

  const { requests } = await sandbox.state();
  const sent = requests.filter(({ method, path }) => method === 'POST' && path.startsWith('auth/'));
  expect(sent.map(({ path }) => path)).toEqual(['auth/register', 'auth/logout', 'auth/login']);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
  );
  expect(kept).not.toContain(newcomer.password);
});

test('the page behind the sign-in dialog does not scroll, and keeps its position', async ({ page }) => {
  await page.goto(addresses.programme);
  await button(page, `Merken: ${film}`).first().click();
  const opener = page.getByRole('main').getByRole('button', { name: 'Anmelden' });
  await opener.click();
  await expect(authDialog(page)).toBeVisible();
  const scrolled = () => page.evaluate(() => window.scrollY);
  const scrollY = await scrolled();
  await page.mouse.move(5, 300);
  await page.mouse.wheel(0, 400);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Escape');
  await expect(authDialog(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect(await scrolled()).toBe(scrollY);
  // Not a px of the turn before is left over.
  await page.mouse.wheel(0, 200);
  await expect.poll(scrolled).toBe(scrollY + 200);
});
