import type { Locator, Page } from '@playwright/test';
import type { Driver } from './driver';
import { elementState } from './elementState';
import type { Target } from './target';

type Role = Parameters<Page['getByRole']>[0];

function locate(page: Page, target: Target): Locator {
  const root = target.inside ? locate(page, target.inside) : page;
  if ('label' in target) return root.getByLabel(target.label, { exact: true });
  const { role, name, level } = target;
  return root.getByRole(role as Role, {
    ...(name === undefined ? {} : { name, exact: true }),
    ...(level === undefined ? {} : { level }),
  });
}

/** Chromium and Firefox. */
export function playwrightDriver(page: Page): Driver {
  const first = (target: Target) => locate(page, target).first();
  return {
    async open(address) {
      await page.goto(address);
    },
    async reload() {
      await page.reload();
    },
    async back() {
      await page.goBack();
    },
    address: () => Promise.resolve(page.url()),
    evaluate: (run, argument) => page.evaluate(run as never, argument),
    async states(target) {
      // Firefox crashes if `evaluateAll` is repeated while a page loads.
      const matches = await locate(page, target).all();
      return Promise.all(matches.map((match) => match.evaluate(elementState, undefined, { timeout: 2000 })));
    },
    frameTexts() {
      const frames = page.mainFrame().childFrames();
      return Promise.all(frames.map((frame) => frame.evaluate(() => document.body.innerText)));
    },
    click: (target) => first(target).click(),
    async type(target, text) {
      await first(target).clear();
      // React does not notice `fill` in Firefox.
      await first(target).pressSequentially(text);
    },
    press: (key) => page.keyboard.press(key),
    screenshot: () => page.screenshot(),
  };
}
