import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { deferResponses } from './deferredResponses';
import { addresses, desktop, phone } from './steps';

/** Selectors of a screen's first entry, as a skeleton and loaded. */
const screens = [
  { address: addresses.show, call: 'show/getShowDetailData', parts: ['.picture', 'h1'], isInPlace: true },
  {
    address: '/kinoprogramm-wien/kinofilm/nosferatu',
    call: 'movie/getMovieDetailData',
    parts: ['.picture'],
    isInPlace: true,
  },
  { address: addresses.programme, call: 'show/getCurrentShows', parts: ['.days > *'] },
  { address: '/kinogutschein-kaufen', call: 'voucher/getAvailableVouchers', parts: ['.gift-cards > *'] },
  { address: '/flohmarkt-wien/blog', call: 'blog/getBlogs', parts: ['.articles > *'] },
];

/** Edges in px, without the lower one: the final height is unknown. */
async function edgesOf(page: Page, first: string) {
  const box = await page.locator(`main ${first}`).first().boundingBox();
  expect(box, 'it is visible').not.toBeNull();
  expect(box!.height, 'it is high enough').toBeGreaterThan(20);
  return { left: Math.round(box!.x), right: Math.round(box!.x + box!.width), top: Math.round(box!.y) };
}

for (const viewport of [phone, desktop]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const { address, call, parts, isInPlace = false } of screens) {
      test(`${parts.join(' and ')} of ${address}: the skeleton is at the position of the content`, async ({
        page,
      }) => {
        const deferred = await deferResponses(page, call);
        await page.goto(address);
        await expect(page.getByRole('main').getByText(/w(ird|erden) geladen …$/)).toBeVisible();
        const skeletons = await Promise.all(parts.map((part) => edgesOf(page, part)));
        await deferred.release();
        await expect(page.getByRole('main').getByText(/w(ird|erden) geladen …$/)).toHaveCount(0);
        for (const [index, part] of parts.entries()) {
          const { left, right, top } = await edgesOf(page, part);
          expect(skeletons[index], part).toMatchObject(part === 'h1' ? { left } : { left, right });
          if (isInPlace) expect(skeletons[index]!.top, part).toBe(top);
        }
      });
    }
  });
}
