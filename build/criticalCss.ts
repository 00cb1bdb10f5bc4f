import type { AtRule, ChildNode, Container, Root, Rule } from 'postcss';
import { dropUnused, keyOf, resolveSettings, settingIn } from './cssSettings.ts';

/** States that nobody sees at the first look; their rules come with the whole sheets. */
const laterStates =
  /:(?:hover|active|focus|focus-visible|focus-within|target|checked|invalid|autofill|visited|popover-open|modal)\b/;
const laterMedia = /^print$|prefers-reduced-motion|hover|forced-colors/;
/** Parts of controls that browsers draw, and what moves from page to page. */
const laterParts = /:-|::view-transition|::placeholder|::backdrop|view-transition/;
const pseudoElement = /::?(?:before|after|marker|first-line)\b/g;
/** What answers a pointer or a finger, moves, spares work out of sight, and the last touch of a shadow's edge. */
const laterProperties =
  /^(?:content-visibility|contain-intrinsic-size|overflow-clip-margin|transition|animation|cursor|(?:-webkit-)?user-select|-webkit-tap-highlight|-webkit-appearance|pointer-events|view-transition|overscroll-behavior|filter$)/;
/** A picture that is drawn in another's stead comes as late as that would, in the same place. */
const laterPictures = /\.picture-missing\b/;
/** The drawer that a narrow screen's menus open in: closed at first. A wide screen's rules for it stand elsewhere. */
const closed = '.menus';

/** Whether something that a selector means is on the page. */
export type Finds = (selector: string) => boolean;

function isSeen(selector: string, finds: Finds): boolean {
  if (laterParts.test(selector) || laterPictures.test(selector)) return false;
  if (laterStates.test(selector.replace(/:not\([^()]*\)/g, ''))) return false;
  // What is empty when the page is built is filled before its sheets come, and by pictures without an address at first.
  const place = selector
    .replace(pseudoElement, '')
    .replace(/:not\((?::empty|\[src\])\)/g, '')
    .trim();
  return finds(place || '*');
}

function keepSeen(container: Container, finds: Finds): void {
  for (const node of [...(container.nodes ?? [])]) keepNode(node, finds);
}

function keepNode(node: ChildNode, finds: Finds): void {
  if (node.type === 'rule') keepRule(node, finds);
  else if (node.type === 'atrule') keepAtRule(node, finds);
  else if (node.type === 'comment') node.remove();
}

function keepRule(rule: Rule, finds: Finds): void {
  const isClosed = rule.selector === closed && rule.parent?.type === 'root';
  const seen = isClosed ? [] : rule.selectors.filter((selector) => isSeen(selector, finds));
  if (seen.length === 0) {
    rule.remove();
    return;
  }
  rule.selectors = seen;
  rule.walkDecls(laterProperties, (declaration) => {
    declaration.remove();
  });
}

function keepAtRule(rule: AtRule, finds: Finds): void {
  if (/^property$|^font-face$|keyframes$/.test(rule.name)) rule.remove();
  else if (rule.name === 'media' && laterMedia.test(rule.params)) rule.remove();
  else if (rule.nodes) {
    keepSeen(rule, finds);
    if (rule.nodes.length === 0) rule.remove();
  }
}

/** What else a declaration settles, on pages that are read from left to right. */
const settles: Record<string, readonly string[]> = { 'padding-inline': ['padding-left', 'padding-right'] };

/**
 * Removes what a later rule of the same selector says again, and settings of the root that the page's theme, which stands
 * at the same element, has of its own.
 */
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
      if (node.type === 'decl') for (const name of [node.prop, ...(settles[node.prop] ?? [])]) own.add(name);
    });
    later.set(key, own);
  }
}

/** Removes from a rule what the one for the page's theme, of the same selector, says instead, wherever that stands. */
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

/** Makes one of rules of the same selector that follow each other. */
function joinNeighbours(css: Root): void {
  css.walkRules((rule) => {
    const before = rule.prev();
    if (before?.type !== 'rule' || before.selector !== rule.selector) return;
    before.append(rule.nodes);
    rule.remove();
  });
}

/** Without the spaces that mean nothing. */
function tighten(css: Root): void {
  css.walkDecls((declaration) => {
    const isPlain = declaration.prop === 'font-family' || !/["']/.test(declaration.value);
    if (isPlain) declaration.value = declaration.value.replace(/,\s+/g, ',');
  });
  css.raws.after = '';
}

/**
 * What of the sheets, in their order, a page needs for its first look; `html` may ask for settings, too. The sheets
 * themselves stay as they are.
 */
export function criticalCss(sheets: readonly Root[], theme: string, finds: Finds, html = ''): string {
  const [first, ...others] = sheets.map((sheet) => sheet.clone());
  if (!first) return '';
  for (const sheet of others) first.append(sheet.nodes);
  keepSeen(first, finds);
  dropRepeated(first, theme);
  dropOverridden(first, theme);
  resolveSettings(first, html);
  dropUnused(first, new Set([...html.matchAll(settingIn)].map(([, name = '']) => name)));
  joinNeighbours(first);
  tighten(first);
  return first.toString();
}
