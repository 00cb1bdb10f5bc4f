import { expect, test } from './fixtures';
import { depth, go } from './historySteps';
import { button, customer, film, goToCheckout, heading, phone } from './steps';

test('Back from a filled checkout asks for confirmation and keeps the input, also after a menu and quick steps', async ({
  page,
}) => {
  const firstName = page.getByLabel('Vorname');
  const question = page.getByRole('dialog', { name: 'Kassa verlassen?' });
  const menus = page.getByRole('navigation', { name: 'Hauptmenü' });
  async function expectAsked(): Promise<void> {
    await expect(question).toBeVisible();
    await expect(page).toHaveURL(/\/checkout$/);
    await expect.poll(() => depth(page)).toBe(1);
  }
  async function expectLeft(target: string): Promise<void> {
    await button(page, /^Verlassen$/).click();
    await expect(heading(page, target)).toBeFocused();
  }
  await page.setViewportSize(phone);
  await goToCheckout(page);

  await menus.getByRole('button', { name: 'Menü', exact: true }).click();
  await menus.getByRole('button', { name: 'Flohmarkt', exact: true }).click();
  await expect.poll(() => depth(page)).toBe(1);
  await go(page, -1);
  await expect(menus.getByRole('link').first()).toBeHidden();
  await expect(firstName).toHaveValue(customer.firstName);

  for (const stay of [() => button(page, 'Hier bleiben').click(), () => go(page, -1)]) {
    await go(page, -1);
    await expectAsked();
    await stay();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(/\/checkout$/);
    await expect(firstName).toHaveValue(customer.firstName);
  }
  await go(page, -1);
  await expectAsked();
  await expectLeft('Warenkorb');
  await expect(page).toHaveURL(/\/cart$/);
  // Forward still works, and an empty form asks for no confirmation.
  await go(page, 1);
  await expect(heading(page, 'Kassa')).toBeVisible();
  await expect(firstName).toHaveValue('');
  await go(page, -1);
  await expect(heading(page, 'Warenkorb')).toBeVisible();

  // Two steps are asked about like one: at once, one after the other, over two entries.
  for (const [steps, pause, target] of [
    [[-1, -1], 0, 'Warenkorb'],
    [[-1, -1], 10, 'Warenkorb'],
    [[-2], 0, film],
  ] as const) {
    await go(page, 1);
    await firstName.fill(customer.firstName);
    await page.evaluate(
      ([first, second, wait]) => {
        window.history.go(first);
        if (second && wait === 0) window.history.go(second);
        if (second && wait > 0) setTimeout(() => window.history.go(second), wait);
      },
      [steps[0], steps[1] as number | undefined, pause] as const,
    );
    await expectAsked();
    await expectLeft(target);
  }
  await go(page, 1);
  await expect(heading(page, 'Warenkorb')).toBeVisible();
});
