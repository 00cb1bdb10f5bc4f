/** A value that was chosen once: a token of `src/shared/styles/_tokens.scss`, or what a mood or a component sets by name. */
const token = String.raw`-?(?:\$[\w-]+|#\{-?\$[\w-]+\}|var\(--[\w-]+(?:, ?(?:0|\$[\w-]+|#\{\$[\w-]+\}))?\))`;
const keyword = '0|auto|inherit|initial|unset|revert';
/** May add, subtract and multiply tokens, the safe area and shares of the window, but holds no length of its own. */
const sum = String.raw`-?(?:calc|min|max|clamp|env)\((?!.*\d(?:px|r?em|ch|pt)\b).+\)`;

/** One value or several of them, each a match of one of the patterns. */
const listOf = (...patterns) => {
  const one = `(?:${patterns.join('|')})`;
  return `/^${one}(?:,?\\s+${one})*$/`;
};

/** Of the window or of what is around. */
const share = String.raw`-?[\d.]+(?:%|d?vh|vw)`;
const spacing = listOf(token, keyword, sum, share);
/** A line of one pixel is as thin as there is. */
const shadow = listOf(token, 'none', 'inherit', 'inset', 'currentcolor', '0', '1px', sum);
/** „1ms“ is motion that is over at once, yet says that it has ended. */
const time = listOf(token, '0s', '1ms');
/** What moves, how long and how: all words but the times. */
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
    // A mask has no colours, only more or less of one.
    'color-named': ['never', { ignoreProperties: ['/mask/'] }],
    'declaration-no-important': true,
    // Whatever comes or goes, browsers reckon the styles of all that follows anew.
    'selector-disallowed-list': [String.raw`/[+~]\s*(?:\*|:(?!:))/`],
    'declaration-property-value-disallowed-list': {
      '/./': [String.raw`/\b(?:rgb|hsl)a?\(\s*[\d.]/`],
      // A line's height follows the slash.
      font: [String.raw`/(?<!\/ ?)(?<![\d.])[\d.]+(?:px|r?em|pt|%)/`],
    },
    'scale-unlimited/declaration-strict-value': [
      ['/color$/', 'fill', 'stroke', '/radius$/', 'z-index'],
      {
        ignoreValues: [...keyword.split('|'), 'transparent', '/^currentcolor$/i', 'none', '50%'],
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
