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

test('each skeleton is at the position of its content, on a phone and a desktop', async ({ page }) => {
  const loading = page.getByRole('main').getByText(/w(ird|erden) geladen …$/);
  for (const { address, call, parts, isInPlace = false } of screens) {
    await test.step(address, async () => {
      const measure = async () => {
        const edges: Awaited<ReturnType<typeof edgesOf>>[][] = [];
        for (const viewport of [phone, desktop]) {
          await page.setViewportSize(viewport);
          await page.evaluate(() => scrollTo(0, 0));
          edges.push(await Promise.all(parts.map((part) => edgesOf(page, part))));
        }
        return edges;
      };
      const deferred = await deferResponses(page, call);
      await page.goto(address);
      await expect(loading).toBeVisible();
      const skeletons = await measure();
      await deferred.release();
      await expect(loading).toHaveCount(0);
      const contents = await measure();
      for (const [size, edges] of contents.entries()) {
        for (const [index, part] of parts.entries()) {
          const { left, right, top } = edges[index]!;
          const skeleton = skeletons[size]![index]!;
          const at = `${part}, ${size === 0 ? 'phone' : 'desktop'}`;
          expect(skeleton, at).toMatchObject(part === 'h1' ? { left } : { left, right });
          if (isInPlace) expect(skeleton.top, at).toBe(top);
        }
      }
      await page.unrouteAll();
    });
  }
});
