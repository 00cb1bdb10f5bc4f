import type { Page } from '@playwright/test';
import { authDialog, openAuthDialog } from './accountSteps';
import { deferResponses } from './deferredResponses';
import { expect, test } from './fixtures';
import { addresses, button, countOf, desktop, film, heading, openCart, phone, putIntoCart } from './steps';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Records all animations and transitions that last longer than a frame. */
async function recordMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved = new Set<string>();
    const ofKeyframe = ['offset', 'computedOffset', 'easing', 'composite'];
    // One of `pointer-events` ignores double clicks.
    const isSeen = (effect: KeyframeEffect) =>
      effect
        .getKeyframes()
        .flatMap((keyframe) => Object.keys(keyframe))
        .some((name) => !ofKeyframe.includes(name) && name !== 'pointerEvents');
    Object.assign(window, { moved });
    const frame = 16;
    const record = () => {
      for (const animation of document.getAnimations()) {
        const { effect } = animation;
        if (!(effect instanceof KeyframeEffect) || Number(effect.getComputedTiming().endTime) <= frame)
          continue;
        if (!isSeen(effect)) continue;
        const { target, pseudoElement } = effect;
        // A notification's timeout is an invisible animation.
        if (!target?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const what = animation instanceof CSSAnimation ? animation.animationName : 'transition';
        moved.add(`${what} of ${target.tagName}.${target.classList}${pseudoElement ?? ''}`);
      }
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });
}

const motionOf = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { moved: Set<string> }).moved]);

test('nothing is animated under reduced motion while screens load, nor during a purchase', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const list = await deferResponses(page, 'show/getCurrentShows');
  await recordMotion(page);
  async function tryMenu(name: string): Promise<void> {
    await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('navigation', { name: 'Hauptmenü' })).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await page.goto(addresses.programme);
  await tryMenu('Menü');
  await list.release();
  await openAuthDialog(page);
  await page.keyboard.press('Escape');
  await expect(authDialog(page)).toBeHidden();
  await page.setViewportSize(desktop);
  await tryMenu('Autokino');
  await page.setViewportSize(phone);
  expect(await motionOf(page), 'programme, menus, dialog').toEqual([]);

  for (const address of ['/', '/kinoprogramm-wien', '/flohmarktprogramm-wien/501']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('geladen');
    expect(await motionOf(page), address).toEqual([]);
  }

  await page.goto(addresses.show);
  await button(page, 'Menge erhöhen: Popcorn gesalzen').click();
  await putIntoCart(page);
  // The notification closes by itself, without its animation.
  const toast = page.getByText('Produkt wurde dem Warenkorb hinzugefügt');
  await expect(toast).toBeVisible();
  await openCart(page);
  await button(page, `Menge verringern: ${film}`).click();
  await expect(countOf(page, film)).toHaveCount(0);
  await expect(button(page, 'Rückgängig machen')).toBeVisible();
  await button(page, 'Rückgängig machen').click();
  await button(page, 'Zur Kasse').click();
  await expect(heading(page, 'Kassa')).toBeVisible();
  await button(page, 'Zahlungspflichtig bestellen').click();
  await expect(page.getByText('Bitte prüfe diese Angaben:')).toBeVisible();
  await expect(toast).toBeHidden();
  expect(await motionOf(page), 'show, cart, checkout').toEqual([]);
});
