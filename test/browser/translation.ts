import type { Page } from '@playwright/test';

/** What was written into texts that the translation took out of the page. */
type Noted = { staleTexts?: string[] };

/**
 * Does to the page what a browser's translation does, from the moment on in which the selector is found: every text
 * node, also one that is added or changed later, is replaced by elements that hold the translated text. The words stay
 * the same here. What is written into a replaced text node is seen by nobody, and noted.
 */
export async function translateFrom(page: Page, selector: string): Promise<void> {
  await page.addInitScript((start) => {
    const staleWrites: string[] = [];
    Object.assign(window, { staleTexts: staleWrites });
    const untranslated = 'script, style, textarea, [translate=no], font font';
    const stale = new MutationObserver((records) => {
      for (const { target, oldValue } of records) {
        if (!target.isConnected) staleWrites.push(`${oldValue} → ${target.nodeValue}`);
      }
    });
    function translate(text: Text) {
      if (!text.data.trim() || text.parentElement?.closest(untranslated)) return;
      const inner = document.createElement('font');
      inner.textContent = text.data;
      const outer = document.createElement('font');
      outer.append(inner);
      text.replaceWith(outer);
      stale.observe(text, { characterData: true, characterDataOldValue: true });
    }
    function translateAll(root: Node) {
      if (root instanceof Text) translate(root);
      if (!(root instanceof Element)) return;
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      found.forEach(translate);
    }
    function begin() {
      translateAll(document.body);
      new MutationObserver((records) => {
        for (const { type, target, addedNodes } of records) {
          if (type === 'characterData') translateAll(target);
          else addedNodes.forEach(translateAll);
        }
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    }
    const waiting = new MutationObserver(() => {
      if (!document.body || !document.querySelector(start)) return;
      waiting.disconnect();
      begin();
    });
    waiting.observe(document, { childList: true, attributes: true, subtree: true });
  }, selector);
}

/** The page as soon as it is the app's. */
export const hydratedPage = 'html[data-hydrated]';

/** What nobody saw change. */
export const staleTexts = (page: Page) => page.evaluate(() => (window as Noted).staleTexts);
