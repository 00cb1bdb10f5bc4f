import { expect, test } from './fixtures';

/** Pages whose breadcrumbs fill most of a line on a phone. */
const pages = [
  '/show/305',
  '/flohmarktprogramm-wien/501',
  '/kinoprogramm-wien/kinofilm/metropolis',
  '/kinderflohmarkt/taschengeld',
];

/** A classic scrollbar, as in Firefox on a desktop, takes 12 px. */
for (const width of [390, 378])
  for (const address of pages)
    test(`${address} at ${width} px: the breadcrumbs leave out the page itself and do not wrap`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(address);
      const crumbs = page.locator('.breadcrumbs li');
      await expect(crumbs.last()).toHaveAttribute('aria-current', 'page');
      const boxes = await crumbs.evaluateAll((items) => items.map((item) => item.getBoundingClientRect()));
      expect(boxes.at(-1)!.width).toBe(1);
      expect(new Set(boxes.slice(0, -1).map(({ top }) => top)).size).toBe(1);
    });
