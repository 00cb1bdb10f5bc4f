import type { AtRule, ChildNode, Container, Root, Rule } from 'postcss';

/** States that nobody sees at the first look; their rules come with the whole sheets. */
const laterStates =
  /:(?:hover|active|focus|focus-visible|focus-within|target|checked|invalid|autofill|visited|popover-open|modal)\b/;
const laterMedia = /^print$|prefers-reduced-motion|hover|forced-colors/;
/** Parts of controls that browsers draw, and what moves from page to page. */
const laterParts = /:-|::view-transition|::placeholder|::backdrop|view-transition/;
const pseudoElement = /::?(?:before|after|marker)\b/g;
/** What answers a pointer. */
const laterProperties =
  /^(?:transition|cursor|(?:-webkit-)?user-select|-webkit-tap-highlight|pointer-events|view-transition)/;

/** Whether something that a selector means is on the page. */
export type Finds = (selector: string) => boolean;

function isSeen(selector: string, finds: Finds): boolean {
  if (laterParts.test(selector)) return false;
  if (laterStates.test(selector.replace(/:not\([^()]*\)/g, ''))) return false;
  // What is empty when the page is built is filled before its sheets come.
  const place = selector
    .replace(pseudoElement, '')
    .replace(/:not\(:empty\)/g, '')
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
  const seen = rule.selectors.filter((selector) => isSeen(selector, finds));
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
  if (rule.name.endsWith('keyframes')) return;
  if (rule.name === 'font-face') {
    // Only what is on the machine already can be there at the first paint.
    if (/url\(/.test(rule.toString())) rule.remove();
    return;
  }
  if (rule.name === 'media' && laterMedia.test(rule.params)) rule.remove();
  else if (rule.nodes) {
    keepSeen(rule, finds);
    if (rule.nodes.length === 0) rule.remove();
  }
}

const keyOf = (node: Container | undefined): string => {
  if (!node || node.type === 'root') return '';
  const own =
    node.type === 'rule'
      ? (node as Rule).selectors.join()
      : `@${(node as AtRule).name} ${(node as AtRule).params}`;
  return `${keyOf(node.parent as Container | undefined)}{${own}`;
};

/**
 * Removes what a later rule of the same selector says again, and settings of the root that the page's theme, which stands
 * at the same element, has of its own.
 */
function dropRepeated(css: Root, theme: string): void {
  const later = new Map<string, Set<string>>();
  const rules: Rule[] = [];
  css.walkRules((rule) => {
    if (
      (rule.parent as AtRule | undefined)?.type !== 'atrule' ||
      !/keyframes$/.test((rule.parent as AtRule).name)
    )
      rules.push(rule);
  });
  for (const rule of rules.reverse()) {
    const key = keyOf(rule);
    const own = later.get(key) ?? new Set<string>();
    const ofTheme = key === '{:root' ? later.get(`{[data-bs-theme=${theme}]`) : undefined;
    rule.each((node) => {
      if (node.type !== 'decl' || node.important) return;
      if (own.has(node.prop) || (node.prop.startsWith('--') && ofTheme?.has(node.prop))) node.remove();
    });
    rule.each((node) => {
      if (node.type === 'decl') own.add(node.prop);
    });
    later.set(key, own);
  }
}

/** Removes what no kept declaration asks for: settings of other parts, and keyframes. */
function dropUnused(css: Root): void {
  let isDone = false;
  while (!isDone) {
    isDone = true;
    const used = new Set<string>();
    css.walkDecls(({ value }) => {
      for (const [, name = ''] of value.matchAll(/var\(\s*(--[\w-]+)/g)) used.add(name);
    });
    css.walkDecls(/^--/, (setting) => {
      if (used.has(setting.prop)) return;
      setting.remove();
      isDone = false;
    });
  }
  const animations: string[] = [];
  css.walkDecls(/^animation/, ({ value }) => void animations.push(value));
  css.walkAtRules(/keyframes$/, (rule) => {
    if (!animations.some((value) => value.split(/[\s,]+/).includes(rule.params))) rule.remove();
  });
  css.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  css.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
}

/** What of the sheets, in their order, a page needs for its first look. The sheets themselves stay as they are. */
export function criticalCss(sheets: readonly Root[], theme: string, finds: Finds): string {
  const [first, ...others] = sheets.map((sheet) => sheet.clone());
  if (!first) return '';
  for (const sheet of others) first.append(sheet.nodes);
  keepSeen(first, finds);
  dropRepeated(first, theme);
  dropUnused(first);
  return first.toString();
}
