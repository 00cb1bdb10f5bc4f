import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { holdAnswers } from './heldAnswers';
import { addresses, desktop, phone } from './steps';

/** Where the first of what a screen is about stands, as an outline and when it has come. */
const screens = [
  { address: addresses.show, call: 'show/getShowDetailData', first: '.picture', isInPlace: true },
  { address: addresses.show, call: 'show/getShowDetailData', first: 'h1', isInPlace: true },
  {
    address: '/kinoprogramm-wien/kinofilm/nosferatu',
    call: 'movie/getMovieDetailData',
    first: '.picture',
    isInPlace: true,
  },
  { address: addresses.programme, call: 'show/getCurrentShows', first: '.days > *' },
  { address: '/kinogutschein-kaufen', call: 'voucher/getAvailableVouchers', first: '.gift-cards > *' },
  { address: '/flohmarkt-wien/blog', call: 'blog/getBlogs', first: '.articles > *' },
];

/** Its edges in px; the lower one is left out, for nobody knows yet how much there will be. */
async function placeOf(page: Page, first: string) {
  const box = await page.locator(`main ${first}`).first().boundingBox();
  expect(box, 'there is something to be seen').not.toBeNull();
  expect(box!.height, 'which is high enough to be seen').toBeGreaterThan(20);
  return { left: Math.round(box!.x), right: Math.round(box!.x + box!.width), top: Math.round(box!.y) };
}

for (const viewport of [phone, desktop]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const { address, call, first, isInPlace = false } of screens) {
      test(`${first} of ${address} is drawn where it will stand`, async ({ page }) => {
        const held = await holdAnswers(page, call);
        await page.goto(address);
        await expect(page.getByRole('main').getByText(/w(ird|erden) geladen …$/)).toBeVisible();
        const outline = await placeOf(page, first);
        await held.release();
        await expect(page.getByRole('main').getByText(/w(ird|erden) geladen …$/)).toHaveCount(0);
        const { left, right, top } = await placeOf(page, first);
        expect(outline).toMatchObject(first === 'h1' ? { left } : { left, right });
        if (isInPlace) expect(outline.top).toBe(top);
      });
    }
  });
}
