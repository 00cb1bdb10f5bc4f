import type { Plugin } from 'postcss';

/** Of Bootstrap's base styles; our legends do not float (`forms.scss`), so that nothing has to stand clear of them. */
const besideAnything = 'legend + *';

/**
 * Drops a rule that makes every change of a page dear: because anything may stand beside a legend, browsers reckon the
 * styles of all that follows anew whenever an element comes or goes, whatever it is.
 */
export function quickSelectors(): Plugin {
  return {
    postcssPlugin: 'quick-selectors',
    Rule(rule) {
      if (rule.selector === besideAnything) rule.remove();
    },
  };
}
