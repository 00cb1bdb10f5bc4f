import { expect, test } from './fixtures';
import { button, openBookableShow } from './steps';

test('the development server shows the programme, and a show with the response to its request', async ({
  page,
}) => {
  await openBookableShow(page);
  await expect(button(page, 'In den Warenkorb')).toBeEnabled();
});

test('the development server leads a POST to a page to the same address by GET', async ({ page }) => {
  const response = await page.request.post('/pspresult?orderid=17', { form: { a: 'b' }, maxRedirects: 0 });
  expect([response.status(), response.headers()['location']]).toEqual([303, '/pspresult?orderid=17']);
});
