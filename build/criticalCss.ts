import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import postcss, { type Container, type Root } from 'postcss';
import type { PrerenderedPage } from '../src/prerender/render.tsx';

type Page = Pick<PrerenderedPage, 'html' | 'filledHtml' | 'theme'>;
type Matches = (selector: string) => boolean;

/** The stylesheets have them: what is registered twice makes browsers lay the page out again. */
const definitions = /^(?:property|font-face)$|keyframes$/;
/** Preferences of few visitors, for whom the stylesheets follow at once. */
const laterMedia = /forced-colors|prefers-contrast/;
/** Motion and interaction. */
const laterProperties =
  /^(?:transition|animation|cursor|(?:-webkit-)?user-select|-webkit-tap|touch-action|overscroll)/;
/** Scripts may fill elements and set addresses of pictures before the stylesheets are loaded. */
const undecided = /::?(?:before|after|marker|placeholder|first-line)\b|:not\((?::empty|\[src\])\)/g;

/** Both renderings of a page. A skeleton is taller than the window, so the footer is not in the first view. */
function documentOf({ html, filledHtml, theme }: Page): Document {
  const page = `<html data-bs-theme="${theme}"><body><div id="root">${html}</div><div>${filledHtml}</div></body></html>`;
  const { document } = new JSDOM(page).window;
  if (html.includes('skeleton')) for (const footer of document.querySelectorAll('footer')) footer.remove();
  return document;
}

/** Whether a selector matches an element that is not hidden. */
function matcher(document: Document): Matches {
  const names = new Set<string>();
  for (const element of document.querySelectorAll(':not([hidden], [hidden] *)')) {
    names.add(element.localName);
    if (element.id) names.add(`#${element.id}`);
    for (const name of element.classList) names.add(`.${name}`);
  }
  const known = new Map<string, boolean>();
  function isMatch(subject: string): boolean {
    // Parts of controls and transitions.
    if (/::|:-/.test(subject)) return false;
    // Most selectors contain a class that the page lacks, and a query is slow.
    const plain = subject.replace(/:[\w-]+\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]/g, '');
    const required = plain.match(/[.#][\w-]+|(?<![\w.#:-])[a-z][\w-]*/g) ?? [];
    if (!required.every((name) => names.has(name))) return false;
    return [...document.querySelectorAll(subject)].some((element) => !element.closest('[hidden]'));
  }
  return (selector) => {
    const subject = selector.replace(undecided, ':is(*)');
    const result = known.get(subject) ?? isMatch(subject);
    known.set(subject, result);
    return result;
  };
}

function keepMatching(css: Root, matches: Matches): void {
  css.walkAtRules(definitions, (rule) => {
    rule.remove();
  });
  css.walkAtRules('media', (rule) => {
    if (laterMedia.test(rule.params)) rule.remove();
  });
  css.walkRules((rule) => {
    const matching = rule.selectors.filter(matches);
    if (matching.length > 0) rule.selectors = matching;
    else rule.remove();
  });
}

function filterDeclarations(css: Root, html: string): void {
  const uses = `${css.toString()}${html}`.matchAll(/var\((--[\w-]+)/g);
  const used = new Set([...uses].map(([, name]) => name));
  css.walkDecls((declaration) => {
    const isUnused = declaration.variable && !used.has(declaration.prop);
    if (isUnused || laterProperties.test(declaration.prop)) declaration.remove();
  });
}

function removeEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}

/** The rules of `stylesheets` whose selectors match an element of the page. */
export function criticalCss(page: Page, stylesheets: readonly Root[]): string {
  // `root` copies the nodes.
  const css = postcss.root({ nodes: stylesheets.flatMap(({ nodes }) => nodes) });
  keepMatching(css, matcher(documentOf(page)));
  filterDeclarations(css, page.html + page.filledHtml);
  removeEmpty(css);
  return css.toString();
}

/** For the stylesheets of a built site, by their addresses. */
export function criticalCssOf(folder: string) {
  const parsed = new Map<string, Root>();
  function parse(address: string): Root {
    const root = parsed.get(address) ?? postcss.parse(readFileSync(join(folder, address), 'utf8'));
    parsed.set(address, root);
    return root;
  }
  return (page: Page, stylesheets: readonly string[]): string => criticalCss(page, stylesheets.map(parse));
}
