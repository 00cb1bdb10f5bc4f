import type { Page } from '@playwright/test';

/** Writes into text nodes that the translation removed from the page. */
type Noted = { staleTexts?: string[] };

/**
 * Simulates a browser's translation from the moment when the selector matches: replaces every text node, also later
 * ones, by elements with the same words. Records writes into replaced text nodes, which have no visible effect.
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

export const hydratedPage = 'html[data-hydrated]';

/** Changes without a visible effect. */
export const staleTexts = (page: Page) => page.evaluate(() => (window as Noted).staleTexts);
