import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from 'css-select';
import { isTag, type ChildNode, type Element, type Node } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import postcss, { type Container, type Root } from 'postcss';
import type { PrerenderedPage } from '../src/prerender/render.tsx';

type Page = Pick<PrerenderedPage, 'html' | 'filledHtml' | 'theme'>;
type Matches = (selector: string) => boolean;

/** The stylesheets have them: what is registered twice makes browsers lay the page out again. */
const definitions = /^(?:property|font-face)$|keyframes$/;
/** Preferences of few visitors, and paper: the stylesheets follow at once. */
const laterMedia = /forced-colors|prefers-contrast|print/;
/** Motion and interaction. */
const laterProperties =
  /^(?:transition|animation|cursor|(?:-webkit-)?user-select|-webkit-tap|touch-action|overscroll)/;
/** Pseudo-classes of what the visitor does. css-select throws for one that it does not know. */
const laterStates = Object.fromEntries(
  ['focus', 'focus-visible', 'focus-within', 'invalid', 'valid', 'placeholder-shown', 'indeterminate'].map(
    (name) => [name, () => false],
  ),
);
/** Scripts may fill elements and set addresses of pictures before the stylesheets are loaded. */
const undecided =
  /::?(?:before|after|marker|placeholder|first-line)\b|:not\((?::empty|\[src\])\)|\[data-filled\]/g;

/** Visible elements of both renderings. A skeleton is taller than the window, so the footer is not in the first view. */
function elementsOf({ html, filledHtml, theme }: Page): Element[] {
  const page = parseDocument(
    `<html data-bs-theme="${theme}"><body><div id="root">${html}</div><div>${filledHtml}</div></body></html>`,
  );
  const isLong = html.includes('skeleton');
  const isLater = ({ name, attribs }: Element) => 'hidden' in attribs || (isLong && name === 'footer');
  function visible(nodes: readonly ChildNode[]): Element[] {
    return nodes
      .filter(isTag)
      .flatMap((element) => (isLater(element) ? [] : [element, ...visible(element.children)]));
  }
  return visible(page.children);
}

/** Whether a selector matches a visible element. */
function matcher(elements: readonly Element[]): Matches {
  const names = new Set<string>();
  for (const { name, attribs } of elements) {
    names.add(name);
    if (attribs['id']) names.add(`#${attribs['id']}`);
    for (const className of attribs['class']?.split(/\s+/) ?? []) names.add(`.${className}`);
  }
  const known = new Map<string, boolean>();
  function isMatch(subject: string): boolean {
    // Parts of controls and transitions.
    if (/::|:-/.test(subject)) return false;
    // Most selectors contain a class that the page lacks, and a query is slow.
    const plain = subject.replace(/:[\w-]+\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]/g, '');
    const required = plain.match(/[.#][\w-]+|(?<![\w.#:-])[a-z][\w-]*/g) ?? [];
    if (!required.every((name) => names.has(name))) return false;
    return elements.some(compile<Node, Element>(subject, { pseudos: laterStates }));
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
  keepMatching(css, matcher(elementsOf(page)));
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
