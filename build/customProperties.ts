import type { AtRule, Container, Declaration, Root, Rule } from 'postcss';

export const keyOf = (node: Container | undefined): string => {
  if (!node || node.type === 'root') return '';
  const own =
    node.type === 'rule'
      ? (node as Rule).selectors.join()
      : `@${(node as AtRule).name} ${(node as AtRule).params}`;
  return `${keyOf(node.parent as Container | undefined)}{${own}`;
};

/** `var(…)`: name and fallback. */
export const customPropertyUse = /var\((--[\w-]+)\s*(?:,\s*([^()]*))?\)/g;
const rootSelector = /^(?::root|\[data-bs-theme=\w+\])(?:,(?::root|\[data-bs-theme=\w+\]))*$/;

/**
 * Replaces `var(…)` with its value, which is mostly shorter, where the custom property is defined once, on the root or in
 * the same rule, and not in `html`.
 */
export function resolveCustomProperties(css: Root, html: string): void {
  const definitions = new Map<string, Declaration[]>();
  css.walkDecls(/^--/, (definition) => {
    definitions.set(definition.prop, [...(definitions.get(definition.prop) ?? []), definition]);
  });
  function resolved(text: string, user: Container | undefined): string {
    return text.replace(customPropertyUse, (whole: string, name: string, fallback?: string) => {
      const [definition, ...more] = definitions.get(name) ?? [];
      if (!definition) return fallback ?? whole;
      const rule = definition.parent as Rule;
      const isOfPage = rule.parent?.type === 'root' && rootSelector.test(rule.selector);
      const isOwn = keyOf(rule) === keyOf(user) && !html.includes(`${name}:`);
      return more.length === 0 && (isOfPage || isOwn) ? resolved(definition.value, rule) : whole;
    });
  }
  css.walkDecls((declaration) => {
    declaration.value = resolved(declaration.value, declaration.parent);
    // A declaration is invalid where its custom property is empty or not defined.
    const [, name] = /^var\((--[\w-]+)\)$/.exec(declaration.value) ?? [];
    const isEmpty = declaration.value.trim() === '' || (name && !definitions.has(name));
    if (isEmpty && !declaration.prop.startsWith('--')) declaration.remove();
  });
}

/** Removes custom properties that neither `css` nor `usedInHtml` uses, and empty rules. */
export function dropUnused(css: Root, usedInHtml: ReadonlySet<string>): void {
  let isDone = false;
  while (!isDone) {
    isDone = true;
    const used = new Set<string>(usedInHtml);
    css.walkDecls(({ value }) => {
      for (const [, name = ''] of value.matchAll(customPropertyUse)) used.add(name);
    });
    css.walkDecls(/^--/, (definition) => {
      if (used.has(definition.prop)) return;
      definition.remove();
      isDone = false;
    });
  }
  css.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  css.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
}
