import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import postcss, { type Root } from 'postcss';
import type { PrerenderedPage } from '../src/prerender/render.tsx';
import { criticalCss, type Finds } from './criticalCss.ts';

/** What is not in sight at the first look, however tall the screen is: the footer waits below the fold of an outline. */
function withoutHidden(document: Document, hasSkeleton: boolean): void {
  const hidden = hasSkeleton ? '[hidden], footer' : '[hidden]';
  for (const part of document.querySelectorAll(hidden)) part.remove();
}

/** Most selectors name a class that is not there, which is told sooner than by looking for them. */
function finder(document: Document): Finds {
  const names = new Set<string>();
  for (const element of document.querySelectorAll('*')) {
    names.add(element.localName);
    if (element.id) names.add(`#${element.id}`);
    for (const name of element.classList) names.add(`.${name}`);
  }
  const known = new Map<string, boolean>();
  function isThere(selector: string): boolean {
    const plain = selector.replace(/:[\w-]+\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]/g, '');
    const wanted = plain.match(/[.#][\w-]+|(?<![\w.#:-])[a-z][\w-]*/g) ?? [];
    return wanted.every((name) => names.has(name)) && document.querySelector(selector) !== null;
  }
  return (selector) => {
    const result = known.get(selector) ?? isThere(selector);
    known.set(selector, result);
    return result;
  };
}

/** Tells the rules of a page's first look from the sheets of the build in `folder`. */
export function pageStyles(folder: string) {
  const parsed = new Map<string, Root>();
  function sheet(address: string): Root {
    const root = parsed.get(address) ?? postcss.parse(readFileSync(join(folder, address), 'utf8'));
    parsed.set(address, root);
    return root;
  }
  return ({ html, filledHtml, theme }: PrerenderedPage, sheets: readonly string[]): string => {
    const page = `<html data-bs-theme="${theme}"><body><div id="root">${html}</div><div>${filledHtml}</div></body></html>`;
    const { document } = new JSDOM(page).window;
    withoutHidden(document, html.includes('skeleton'));
    return criticalCss(sheets.map(sheet), theme, finder(document), html);
  };
}
