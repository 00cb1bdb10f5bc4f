import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import postcss, { type Root } from 'postcss';
import type { PrerenderedPage } from '../src/prerender/render.tsx';
import { criticalCss, type Matches } from './criticalCss.ts';

/** A skeleton is taller than the window, so the footer is not in the first view. */
function removeHidden(document: Document, hasSkeleton: boolean): void {
  const hidden = hasSkeleton ? '[hidden], footer' : '[hidden]';
  for (const element of document.querySelectorAll(hidden)) element.remove();
}

/** Checks the names in a selector first, because most selectors contain a class that the page lacks. */
function matcher(document: Document): Matches {
  const names = new Set<string>();
  for (const element of document.querySelectorAll('*')) {
    names.add(element.localName);
    if (element.id) names.add(`#${element.id}`);
    for (const name of element.classList) names.add(`.${name}`);
  }
  const known = new Map<string, boolean>();
  function isMatch(selector: string): boolean {
    const plain = selector.replace(/:[\w-]+\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]/g, '');
    const required = plain.match(/[.#][\w-]+|(?<![\w.#:-])[a-z][\w-]*/g) ?? [];
    return required.every((name) => names.has(name)) && document.querySelector(selector) !== null;
  }
  return (selector) => {
    const result = known.get(selector) ?? isMatch(selector);
    known.set(selector, result);
    return result;
  };
}

export function pageStyles(folder: string) {
  const parsed = new Map<string, Root>();
  function parse(address: string): Root {
    const root = parsed.get(address) ?? postcss.parse(readFileSync(join(folder, address), 'utf8'));
    parsed.set(address, root);
    return root;
  }
  return ({ html, filledHtml, theme }: PrerenderedPage, stylesheets: readonly string[]): string => {
    const page = `<html data-bs-theme="${theme}"><body><div id="root">${html}</div><div>${filledHtml}</div></body></html>`;
    const { document } = new JSDOM(page).window;
    removeHidden(document, html.includes('skeleton'));
    return criticalCss(stylesheets.map(parse), theme, matcher(document), html);
  };
}
