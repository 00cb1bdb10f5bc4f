import type { AtRule, ChildNode, Container, Root, Rule } from 'postcss';
import { customPropertyUse, dropUnused, keyOf, resolveCustomProperties } from './customProperties.ts';

/** States that do not occur in the first view; the stylesheets contain their rules. */
const laterStates =
  /:(?:hover|active|focus|focus-visible|focus-within|target|checked|invalid|autofill|visited|popover-open|modal)\b/;
const laterMedia = /^print$|prefers-reduced-motion|hover|forced-colors/;
const laterParts = /:-|::view-transition|::placeholder|::backdrop|view-transition/;
const pseudoElement = /::?(?:before|after|marker|first-line)\b/g;
/** Properties for interaction, animation and rendering costs, and filters. */
const laterProperties =
  /^(?:content-visibility|contain-intrinsic-size|overflow-clip-margin|transition|animation|cursor|(?:-webkit-)?user-select|-webkit-tap-highlight|-webkit-appearance|pointer-events|view-transition|overscroll-behavior|filter$)/;
/** The replacement of a picture that failed to load has the same size. */
const laterPictures = /\.picture-missing\b/;
/** The drawer of narrow screens is closed at first; rules for wide screens are in a media query. */
const closedDrawer = '.menus';

export type Matches = (selector: string) => boolean;

function isVisible(selector: string, matches: Matches): boolean {
  if (laterParts.test(selector) || laterPictures.test(selector)) return false;
  if (laterStates.test(selector.replace(/:not\([^()]*\)/g, ''))) return false;
  // Elements that are empty in the prerendered page may be filled before the stylesheets are loaded.
  const subject = selector
    .replace(pseudoElement, '')
    .replace(/:not\((?::empty|\[src\])\)/g, '')
    .trim();
  return matches(subject || '*');
}

function filterNodes(container: Container, matches: Matches): void {
  for (const node of [...(container.nodes ?? [])]) filterNode(node, matches);
}

function filterNode(node: ChildNode, matches: Matches): void {
  if (node.type === 'rule') filterRule(node, matches);
  else if (node.type === 'atrule') filterAtRule(node, matches);
  else if (node.type === 'comment') node.remove();
}

function filterRule(rule: Rule, matches: Matches): void {
  const isClosed = rule.selector === closedDrawer && rule.parent?.type === 'root';
  const visible = isClosed ? [] : rule.selectors.filter((selector) => isVisible(selector, matches));
  if (visible.length === 0) {
    rule.remove();
    return;
  }
  rule.selectors = visible;
  rule.walkDecls(laterProperties, (declaration) => {
    declaration.remove();
  });
}

function filterAtRule(rule: AtRule, matches: Matches): void {
  if (/^property$|^font-face$|keyframes$/.test(rule.name)) rule.remove();
  else if (rule.name === 'media' && laterMedia.test(rule.params)) rule.remove();
  else if (rule.nodes) {
    filterNodes(rule, matches);
    if (rule.nodes.length === 0) rule.remove();
  }
}

const longhands: Record<string, readonly string[]> = { 'padding-inline': ['padding-left', 'padding-right'] };

/** Removes declarations that a later rule of the same selector, or the theme on the same element, overrides. */
function dropRepeated(css: Root, theme: string): void {
  const later = new Map<string, Set<string>>();
  const rules: Rule[] = [];
  css.walkRules((rule) => void rules.push(rule));
  for (const rule of rules.reverse()) {
    const key = keyOf(rule);
    const own = later.get(key) ?? new Set<string>();
    const ofTheme = key === '{:root' ? later.get(`{[data-bs-theme=${theme}]`) : undefined;
    rule.each((node) => {
      if (node.type !== 'decl' || node.important) return;
      if (own.has(node.prop) || (node.prop.startsWith('--') && ofTheme?.has(node.prop))) node.remove();
    });
    rule.each((node) => {
      if (node.type === 'decl')
        for (const name of [node.prop, ...(longhands[node.prop] ?? [])]) own.add(name);
    });
    later.set(key, own);
  }
}

/** Removes declarations that a rule of the page's theme overrides for the same selector. */
function dropOverridden(css: Root, theme: string): void {
  const ofTheme = `[data-bs-theme=${theme}] `;
  const overridden = new Map<string, Set<string>>();
  css.each((rule) => {
    if (rule.type !== 'rule' || !rule.selectors.every((selector) => selector.startsWith(ofTheme))) return;
    const key = rule.selectors.map((selector) => selector.slice(ofTheme.length)).join();
    const own = overridden.get(key) ?? new Set<string>();
    rule.each((node) => void (node.type === 'decl' && own.add(node.prop)));
    overridden.set(key, own);
  });
  css.each((rule) => {
    if (rule.type !== 'rule') return;
    const own = overridden.get(rule.selectors.join());
    rule.each((node) => {
      if (node.type === 'decl' && !node.important && own?.has(node.prop)) node.remove();
    });
  });
}

function joinNeighbours(css: Root): void {
  css.walkRules((rule) => {
    const before = rule.prev();
    if (before?.type !== 'rule' || before.selector !== rule.selector) return;
    before.append(rule.nodes);
    rule.remove();
  });
}

function removeWhitespace(css: Root): void {
  css.walkDecls((declaration) => {
    const isPlain = declaration.prop === 'font-family' || !/["']/.test(declaration.value);
    if (isPlain) declaration.value = declaration.value.replace(/,\s+/g, ',');
  });
  css.raws.after = '';
}

/** The rules that the first view of a page needs, without changing `stylesheets`. `html` may use custom properties too. */
export function criticalCss(
  stylesheets: readonly Root[],
  theme: string,
  matches: Matches,
  html = '',
): string {
  const [first, ...others] = stylesheets.map((stylesheet) => stylesheet.clone());
  if (!first) return '';
  for (const stylesheet of others) first.append(stylesheet.nodes);
  filterNodes(first, matches);
  dropRepeated(first, theme);
  dropOverridden(first, theme);
  resolveCustomProperties(first, html);
  dropUnused(first, new Set([...html.matchAll(customPropertyUse)].map(([, name = '']) => name)));
  joinNeighbours(first);
  removeWhitespace(first);
  return first.toString();
}
