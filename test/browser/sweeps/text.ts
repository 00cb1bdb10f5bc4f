import type { Page } from '@playwright/test';

/** The text size that a visitor has set in the browser. */
export const setFontSize = (page: Page, size: string) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, size);

/** Text spacing of WCAG 1.4.12. A constructed stylesheet is not subject to the content security policy. */
export const spaceText = (page: Page, isSpaced: boolean) =>
  page.evaluate((isSpaced) => {
    const sheets = document.adoptedStyleSheets as (CSSStyleSheet & { isOfSweep?: boolean })[];
    document.adoptedStyleSheets = sheets.filter(({ isOfSweep }) => !isOfSweep);
    if (!isSpaced) return;
    const sheet = Object.assign(new CSSStyleSheet(), { isOfSweep: true });
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
        'p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  }, isSpaced);
