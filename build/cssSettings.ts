import type { AtRule, Container, Declaration, Root, Rule } from 'postcss';

/** Where a rule stands, with its selectors. */
export const keyOf = (node: Container | undefined): string => {
  if (!node || node.type === 'root') return '';
  const own =
    node.type === 'rule'
      ? (node as Rule).selectors.join()
      : `@${(node as AtRule).name} ${(node as AtRule).params}`;
  return `${keyOf(node.parent as Container | undefined)}{${own}`;
};

/** A setting that is asked for: its name, and what counts without it. */
export const settingIn = /var\((--[\w-]+)\s*(?:,\s*([^()]*))?\)/g;
/** What stands at the root of every page. */
const ofRoot = /^(?::root|\[data-bs-theme=\w+\])(?:,(?::root|\[data-bs-theme=\w+\]))*$/;

/**
 * Says at once what a setting says that has one value, for good, for the whole page or for the very rule that asks; most
 * are shorter than their names. `html` may have settings of its own.
 */
export function resolveSettings(css: Root, html: string): void {
  const settings = new Map<string, Declaration[]>();
  css.walkDecls(/^--/, (setting) => {
    settings.set(setting.prop, [...(settings.get(setting.prop) ?? []), setting]);
  });
  function resolved(text: string, asking: Container | undefined): string {
    return text.replace(settingIn, (whole: string, name: string, otherwise?: string) => {
      const [setting, ...more] = settings.get(name) ?? [];
      if (!setting) return otherwise ?? whole;
      const rule = setting.parent as Rule;
      const isOfPage = rule.parent?.type === 'root' && ofRoot.test(rule.selector);
      const isOwn = keyOf(rule) === keyOf(asking) && !html.includes(`${name}:`);
      return more.length === 0 && (isOfPage || isOwn) ? resolved(setting.value, rule) : whole;
    });
  }
  css.walkDecls((declaration) => {
    declaration.value = resolved(declaration.value, declaration.parent);
    // Of a setting that is nowhere set, or only to nothing, nothing comes.
    const [, name] = /^var\((--[\w-]+)\)$/.exec(declaration.value) ?? [];
    const isEmpty = declaration.value.trim() === '' || (name && !settings.has(name));
    if (isEmpty && !declaration.prop.startsWith('--')) declaration.remove();
  });
}

/** Removes the settings that no kept declaration asks for, nor a drawing of the page. */
export function dropUnused(css: Root, drawn: ReadonlySet<string>): void {
  let isDone = false;
  while (!isDone) {
    isDone = true;
    const used = new Set<string>(drawn);
    css.walkDecls(({ value }) => {
      for (const [, name = ''] of value.matchAll(settingIn)) used.add(name);
    });
    css.walkDecls(/^--/, (setting) => {
      if (used.has(setting.prop)) return;
      setting.remove();
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
