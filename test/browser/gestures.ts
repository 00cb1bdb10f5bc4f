import type { Locator, Page } from '@playwright/test';
import { phone } from './steps';

/** For `test.use`: a phone, on which nothing hovers. */
export const touchPhone = { viewport: phone, hasTouch: true, isMobile: true };

type Point = { x: number; y: number };

/** One finger, which has left the glass after `up`; `leave` ends the control of it. */
async function finger(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    down: (point: Point) => send('touchStart', [point]),
    move: (point: Point) => send('touchMove', [point]),
    up: () => send('touchEnd', []),
    leave: () => session.detach(),
  };
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
  const touch = await finger(target.page());
  await touch.down({ x, y });
  for (const part of steps) await touch.move({ x: x + right * part, y: y + down * part });
  await touch.up();
  await touch.leave();
}

/** Taps the place of the target twice, whatever is there at the second tap. */
export async function doubleTap(target: Locator): Promise<void> {
  const centre = await centreOf(target);
  const touch = await finger(target.page());
  // The second tap does not wait for the first: on a busy machine it would come after the guard has ended.
  await Promise.all([touch.down(centre), touch.up(), touch.down(centre), touch.up()]);
  await touch.leave();
}

type Insets = { top?: number; right?: number; bottom?: number; left?: number };

/** Sets the part of the window at each side that a notch or the bar for gestures covers, until the page is closed. */
export async function setInsets(page: Page, insets: Insets): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
}
