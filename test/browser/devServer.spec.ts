import { expect, test } from './fixtures';
import { button, openBookableShow } from './steps';

test('the development server shows the programme, and a show with the answer to its request', async ({
  page,
}) => {
  await openBookableShow(page);
  await expect(button(page, 'In den Warenkorb')).toBeEnabled();
});
