import { expect } from '@playwright/test';
import type { Driver, Key, Size } from './driver';
import type { ElementState } from './elementState';
import type { FrontServer } from './frontServer';
import { main, nameOf, type Target } from './target';

type Expected = Partial<Omit<ElementState, 'text' | 'isVisible'>>;

/** Runs in the page. */
const isHydrated = () => document.documentElement.hasAttribute('data-hydrated');

/** Runs in the page. */
const loadingParts = () => [
  ...[...document.querySelectorAll('main [aria-busy=true], [role=status]')]
    .map(({ textContent }) => textContent)
    .filter((text) => text.includes('geladen')),
  ...[...document.fonts].filter(({ status }) => status === 'loading').map(({ family }) => family),
];

/** Runs in the page. No engine but Chromium can be told to show the styles for paper. */
function applyPrintStyles(): void {
  const replaceMedia = (media: MediaList) => {
    if (media.mediaText === 'print') media.mediaText = 'all';
    else if (media.mediaText === 'screen') media.mediaText = 'not all';
  };
  const replaceIn = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) replaceMedia(rule.media);
      if (rule instanceof CSSGroupingRule) replaceIn(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) {
    replaceMedia(sheet.media);
    replaceIn(sheet.cssRules);
  }
}

export type Visitor = ReturnType<typeof createVisitor>;

/** What a person does in the shop, in any engine. Every step waits for its element, at most until the test's limit. */
export function createVisitor(driver: Driver, shop: FrontServer, size: Size) {
  const visible = async (target: Target) =>
    (await driver.states(target)).filter(({ isVisible }) => isVisible);

  /** A page may change while a step runs, so a failed step is repeated. */
  const until = (message: string, step: () => Promise<void>) =>
    expect(step, message).toPass({ intervals: [100] });

  async function ready(): Promise<void> {
    await until('hydrated page', async () => expect(await driver.evaluate(isHydrated, undefined)).toBe(true));
  }

  /** A driver refuses what it cannot reach, without doing anything; then the step is repeated. */
  const act = (target: Target, step: () => Promise<void>) =>
    until(nameOf(target), async () => {
      const [state] = await driver.states(target);
      expect(state).toMatchObject({ isVisible: true, isDisabled: false });
      await step();
    });

  return {
    size,
    shop,
    driver,

    async open(path: string): Promise<void> {
      await driver.open(new URL(path, shop.origin).href);
      await ready();
    },
    /** Waits until nothing is loading. */
    settle: () =>
      until('loaded page', async () => expect(await driver.evaluate(loadingParts, undefined)).toEqual([])),
    /** Opens a page that does not belong to the shop. */
    openForeign: (path: string) => driver.open(new URL(path, shop.origin).href),
    async reload(): Promise<void> {
      await driver.reload();
      await ready();
    },
    back: () => driver.back(),

    press: (target: Target) => act(target, () => driver.click(target)),
    type: (target: Target, text: string) =>
      act(target, async () => {
        await driver.type(target, text);
        expect((await driver.states(target))[0]?.value).toBe(text);
      }),
    key: (key: Key) => driver.press(key),

    /** Expects a visible match, whose state contains the expected one. */
    see: (target: Target, state: Expected = {}) =>
      until(nameOf(target), async () => expect((await visible(target))[0]).toMatchObject(state)),
    /** Expects that nothing visible matches. */
    miss: (target: Target) =>
      until(`no ${nameOf(target)}`, async () => expect(await visible(target)).toEqual([])),
    isVisible: async (target: Target) => (await visible(target)).length > 0,
    count: async (target: Target) => (await visible(target)).length,

    /** Expects a text on the page, or in a part of it. */
    read: (text: string | RegExp, part: Target = main) =>
      until(`${String(text)} in ${nameOf(part)}`, async () => {
        const texts = (await visible(part)).map((state) => state.text).join(' ');
        if (text instanceof RegExp) expect(texts).toMatch(text);
        else expect(texts).toContain(text);
      }),
    /** Applies the styles for paper to the screen. */
    showAsPrinted: () => driver.evaluate(applyPrintStyles, undefined),
    expectAddress: (pattern: RegExp) =>
      until(`address ${String(pattern)}`, async () => expect(await driver.address()).toMatch(pattern)),
    /** Expects that a value becomes the expected one. */
    expect: (read: () => unknown, expected: unknown, message: string) =>
      until(message, async () => expect(await read()).toEqual(expected)),
  };
}
