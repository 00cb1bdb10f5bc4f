import { expect, test } from './fixtures';
import { button, cartLink, heading, labelled } from './steps';

const upcoming = '/kinoprogramm-wien/demnaechst-im-kino';
const title = 'Demnächst im Kino';
const film = 'Die Nibelungen';

test('shows the announced films, after a reload and on the way back too', async ({ page }) => {
  await page.goto(upcoming);
  await expect(heading(page, title)).toBeVisible();
  await expect(page).toHaveTitle(/^Demnächst im Kino/);
  const undated = page.getByRole('region', { name: 'Termin folgt' });
  await expect(undated.getByRole('heading', { level: 3, name: film })).toBeVisible();
  await page.reload();
  await expect(undated.getByRole('heading', { level: 3, name: film })).toBeVisible();
  await undated.getByRole('link', { name: film }).click();
  await expect(heading(page, film)).toBeFocused();
  await page.goBack();
  await expect(heading(page, title)).toBeVisible();
  await expect(undated.getByRole('heading', { level: 3, name: film })).toBeVisible();
});

test('remembers a film by the keyboard alone; Esc closes and leads back', async ({ page, sandbox }) => {
  await page.goto(upcoming);
  const opener = button(page, labelled('Vormerken', film));
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Meine Filme vormerken' });
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByLabel('E-Mail-Adresse').fill('ada@example.com');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  expect((await sandbox.state()).outbox.map(({ to }) => to)).toEqual(['ada@example.com']);
});

test('remembers genres', async ({ page, sandbox }) => {
  await page.goto(upcoming);
  await button(page, 'Nach Genre vormerken').click();
  const dialog = page.getByRole('dialog', { name: 'Nach Genre vormerken' });
  await dialog.getByRole('button', { name: 'Vormerken' }).click();
  await expect(dialog.getByText(/mind\. ein Genre/)).toBeVisible();
  await expect(dialog.getByLabel('E-Mail-Adresse')).toBeFocused();
  await dialog.getByRole('checkbox', { name: 'Komödie' }).check();
  await dialog.getByLabel('E-Mail-Adresse').fill('ada@example.com');
  await dialog.getByRole('button', { name: 'Vormerken' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/wenn Filme aus deinen Lieblingsgenres kommen/)).toBeVisible();
  const saved = (await sandbox.state()).requests.filter(({ path }) => path.endsWith('MovieReminder'));
  expect(saved.map(({ body }) => body)).toEqual([{ email: 'ada@example.com', genres: ['Komödie'] }]);
});

test('a list that fails says so, and a retry brings it', async ({ page, sandbox, allowProblems }) => {
  allowProblems(/^request: 503 GET .*getUpcomingMovies/);
  await sandbox.control({ faults: [{ path: 'movie/getUpcomingMovies', status: 503 }] });
  await page.goto(upcoming);
  await expect(heading(page, 'Die Vorschau ist gerade nicht zu erreichen')).toBeVisible();
  await sandbox.control({ faults: [] });
  await button(page, 'Erneut versuchen').click();
  await expect(page.getByRole('heading', { level: 3, name: film })).toBeVisible();
});

test('an answer that never comes leaves no loading bar behind', async ({ page, sandbox }) => {
  await sandbox.control({ faults: [{ path: 'movie/getUpcomingMovies', never: true }] });
  await page.goto(upcoming);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await cartLink(page).click();
  await expect(heading(page, 'Warenkorb')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});
