/** The visitor's colours, while these are forced. */
const systemColours = ['Canvas', 'GrayText', 'Highlight', 'HighlightText'];
/** A token of `src/shared/styles/_tokens.scss`, or a custom property of a theme or component. */
const token = String.raw`-?(?:\$[\w-]+|#\{-?\$[\w-]+\}|var\(--[\w-]+(?:, ?(?:0|\$[\w-]+|#\{\$[\w-]+\}))?\))`;
const keyword = '0|auto|inherit|initial|unset|revert';
/** A calculation with tokens, the safe area and percentages, but without literal lengths. */
const sum = String.raw`-?(?:calc|min|max|clamp|env)\((?!.*\d(?:px|r?em|ch|pt)\b).+\)`;

/** One or more values, each of which matches one of the patterns. */
const listOf = (...patterns) => {
  const one = `(?:${patterns.join('|')})`;
  return `/^${one}(?:,?\\s+${one})*$/`;
};

/** Relative to the window or the parent. */
const share = String.raw`-?[\d.]+(?:%|d?vh|vw)`;
const spacing = listOf(token, keyword, sum, share);
/** One pixel is the thinnest line. */
const shadow = listOf(token, 'none', 'inherit', 'inset', 'currentcolor', '0', '1px', sum);
/** `1ms` is no visible motion, but fires the end event. */
const time = listOf(token, '0s', '1ms');
/** Properties, times and easing. */
const motion = listOf(token, String.raw`(?!\d)[\w-]+`, String.raw`(?:cubic-bezier|steps)\(.+\)`, '0', '1ms');

/** @type {import('stylelint').Config} */
module.exports = {
  customSyntax: 'postcss-scss',
  plugins: ['stylelint-declaration-strict-value'],
  reportDescriptionlessDisables: true,
  reportInvalidScopeDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'color-no-hex': true,
    // The colours of a mask mean opacity.
    'color-named': ['never', { ignoreProperties: ['/mask/'] }],
    'declaration-no-important': true,
    // With such selectors, each added or removed element recalculates the styles of all following siblings.
    // `:has()` has the same cost for the whole page (`src/shared/ui/useRootClass.ts`).
    // Hovering is styled by the mixin `hover`, so that touched elements do not keep that look.
    'selector-disallowed-list': [
      String.raw`/[+~]\s*(?:\*|:(?!:))/`,
      String.raw`/:has\(/`,
      String.raw`/:hover/`,
    ],
    // WCAG 1.3.4: the shop is the same in both orientations.
    'media-feature-name-disallowed-list': ['orientation'],
    'declaration-property-value-disallowed-list': {
      '/./': [String.raw`/\b(?:rgb|hsl)a?\(\s*[\d.]/`],
      // A size after the slash is the line height.
      font: [String.raw`/(?<!\/ ?)(?<![\d.])[\d.]+(?:px|r?em|pt|%)/`],
    },
    'scale-unlimited/declaration-strict-value': [
      ['/color$/', 'fill', 'stroke', '/radius$/', 'z-index'],
      {
        ignoreValues: [
          ...keyword.split('|'),
          'transparent',
          '/^currentcolor$/i',
          ...systemColours,
          'none',
          '50%',
        ],
        disableFix: true,
      },
    ],
    'declaration-property-value-allowed-list': {
      'font-size': [listOf(token, keyword, sum)],
      '/^(?:margin|padding)/': [spacing],
      '/^(?:.+-)?gap$/': [spacing],
      'box-shadow': [shadow],
      '/^(?:transition|animation)$/': [motion],
      '/^(?:transition|animation)-(?:duration|delay)$/': [time],
    },
  },
  overrides: [{ files: ['src/shared/styles/_tokens.scss'], rules: { 'color-no-hex': null } }],
};
