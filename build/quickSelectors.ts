import type { Plugin } from 'postcss';

/** A selector of Bootstrap that the shop does not need, because its legends do not float (`forms.scss`). */
const besideAnything = 'legend + *';

/**
 * Removes a rule that makes DOM changes expensive: `legend + *` can match any element, so browsers recalculate the styles
 * of all following siblings whenever an element is added or removed.
 */
export function quickSelectors(): Plugin {
  return {
    postcssPlugin: 'quick-selectors',
    Rule(rule) {
      if (rule.selector === besideAnything) rule.remove();
    },
  };
}
