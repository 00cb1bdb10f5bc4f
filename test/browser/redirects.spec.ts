import { expect, test } from './fixtures';
import { addresses, heading } from './steps';

/** Addresses of earlier times (specification 2.1) and where they lead. */
const moved = [
  ...['/programm', '/booking', '/home', '/index', '/index.html', '/index.php', '/home.php', '/home.html'].map(
    (address) => ({ address, target: '/', title: 'Autokino und Flohmarkt in Wien' }),
  ),
  { address: '/giftcard', target: '/kinogutschein', title: /[Gg]utschein/ },
];

for (const { address, target, title } of moved) {
  test(`${address} leads to ${target}, keeps what a campaign put behind it and lets nobody run into a loop`, async ({
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

test('a query cannot send an old address elsewhere', async ({ page, baseURL }) => {
  for (const address of [
    '/home?to=//evil.example.test',
    '/index.php?url=https://evil.example.test/',
    '/home#//evil.example.test',
    '/giftcard?redirect=javascript:alert(1)',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(new URL(page.url()).origin, address).toBe(baseURL);
  }
});
