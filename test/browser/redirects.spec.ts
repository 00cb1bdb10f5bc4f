import { expect, test } from './fixtures';
import { addresses, heading } from './steps';

/** Old addresses (requirements 2.1), one of each target. */
const moved = [
  { address: '/index.html', target: '/', title: 'Autokino und Flohmarkt in Wien' },
  { address: '/giftcard', target: '/kinogutschein', title: /[Gg]utschein/ },
];

for (const { address, target, title } of moved) {
  test(`${address} redirects to ${target}, keeps campaign parameters and does not loop`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(addresses.cart);
    await expect(heading(page, 'Warenkorb')).toBeVisible();
    await page.goto(`${address}?utm_source=brief&x=a%20b#unten`);
    await expect(heading(page, title)).toBeVisible();
    await expect(page).toHaveURL(`${baseURL}${target}?utm_source=brief&x=a%20b#unten`);
    await page.goBack();
    await expect(heading(page, 'Warenkorb')).toBeVisible();
    await expect(page).toHaveURL(`${baseURL}${addresses.cart}`);
  });
}
