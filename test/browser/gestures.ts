import type { Locator, Page } from '@playwright/test';
import { phone } from './steps';

/** For `test.use`: a phone, on which nothing hovers. */
export const touchPhone = { viewport: phone, hasTouch: true, isMobile: true };

type Point = { x: number; y: number };

/** Puts one finger down at the first point, moves it over the others and lifts it. */
async function drag(page: Page, [start, ...moves]: [Point, ...Point[]]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [start]);
  for (const point of moves) await send('touchMove', [point]);
  await send('touchEnd', []);
  await session.detach();
}

async function centreOf(target: Locator): Promise<Point> {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** Moves a finger by `right` and `down` px, from the centre of the target. */
export async function swipe(target: Locator, { right = 0, down = 0 }): Promise<void> {
  const { x, y } = await centreOf(target);
  const steps = [1, 2, 3, 4, 5, 6, 7, 8].map((step) => step / 8);
  await drag(target.page(), [
    { x, y },
    ...steps.map((part) => ({ x: x + right * part, y: y + down * part })),
  ]);
}

/** Taps the place of the target twice, whatever is there at the second tap. */
export async function doubleTap(target: Locator): Promise<void> {
  const centre = await centreOf(target);
  await drag(target.page(), [centre]);
  await drag(target.page(), [centre]);
}

type Insets = { top?: number; right?: number; bottom?: number; left?: number };

/** Sets the part of the window at each side that a notch or the bar for gestures covers, until the page is closed. */
export async function setInsets(page: Page, insets: Insets): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
}
