import { fileURLToPath } from 'node:url';
import stylelint from 'stylelint';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The rules that the project's configuration reports for a stylesheet with this file name. */
async function brokenRules(file: string, code: string): Promise<string[]> {
  const { results } = await stylelint.lint({
    cwd: root,
    configFile: `${root}.stylelintrc.cjs`,
    codeFilename: `${root}${file}`,
    code,
  });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

const stylesheet = 'src/styles/probe.scss';
const ofTokens = 'declaration-property-value-allowed-list';
const strict = 'scale-unlimited/declaration-strict-value';

test.each([
  ['a hex colour', 'background: linear-gradient(#ffc95c, $night)', 'color-no-hex'],
  ['a named colour', 'outline: 1px solid white', 'color-named'],
  ['an rgb colour', 'color: rgb(16 23 53)', 'declaration-property-value-disallowed-list'],
  ['!important', 'display: none !important', 'declaration-no-important'],
  ['a font size', 'font-size: 1.1rem', ofTokens],
  [
    'a font size in a shorthand',
    'font: 700 18px / 1.2 #{$headings-font-family}',
    'declaration-property-value-disallowed-list',
  ],
  ['a clamped font size', 'font-size: clamp(1rem, 4vw, 2rem)', ofTokens],
  ['a radius', 'border-radius: 6px', strict],
  ['a radius among tokens', 'border-radius: $radius-m 6px', strict],
  ['a radius of one corner', 'border-start-start-radius: 1rem', strict],
  ['a layer', 'z-index: 20', strict],
  ['a shadow', 'box-shadow: 0 2px 8px $ink', ofTokens],
  ['a padding', 'padding: $space-2 14px', ofTokens],
  ['a negative margin', 'margin-inline-start: -0.5rem', ofTokens],
  ['a length in a calculation', 'margin: calc($space-2 + 3px)', ofTokens],
  ['a gap', 'row-gap: 0.9em', ofTokens],
  ['a time', 'transition: opacity 0.2s ease', ofTokens],
  ['an animation duration', 'animation-duration: 300ms', ofTokens],
])('%s is refused: %s', async (_, declaration, rule) => {
  expect(await brokenRules(stylesheet, `.probe {\n  ${declaration};\n}\n`)).toContain(rule);
});

test.each(['.probe + *', '.probe > * + *', '.probe ~ :not(a)', 'html:has(.probe)', '.probe:not(:has(a))'])(
  'a selector that makes every change of a page slower is refused: %s',
  async (selector) => {
    expect(await brokenRules(stylesheet, `${selector} {\n  margin: 0;\n}\n`)).toEqual([
      'selector-disallowed-list',
    ]);
  },
);

test('hovering is styled by the mixin only, so that touched elements do not keep that look', async () => {
  expect(await brokenRules(stylesheet, '.probe:is(:hover, :focus) {\n  margin: 0;\n}\n')).toEqual([
    'selector-disallowed-list',
  ]);
  expect(await brokenRules(stylesheet, '.probe {\n  @include hover {\n    margin: 0;\n  }\n}\n')).toEqual([]);
});

test.each([
  'color: var(--bs-body-color)',
  'background-color: rgba($ink, 0.4)',
  'fill: currentcolor',
  'font-size: $text-l',
  'font: 800 #{$text-2xl} / 1.1 #{$headings-font-family}',
  'border-radius: 0 0 $radius-m $radius-m',
  'border-radius: 50%',
  'z-index: $layer-header',
  'box-shadow: var(--shadow)',
  'padding: 0 $space-4 calc($space-4 + env(safe-area-inset-bottom))',
  'margin: -$space-2 auto 0',
  'gap: $space-1 $space-3',
  'transition: opacity $time-quick $ease-out, transform $time-come',
  'animation: appear $time-come both',
  'mask: linear-gradient(black, transparent)',
])('tokens and allowed values are accepted: %s', async (declaration) => {
  expect(await brokenRules(stylesheet, `.probe {\n  ${declaration};\n}\n`)).toEqual([]);
});

test('hex colours are accepted only in the tokens', async () => {
  const code = '$night: #101735;\n';
  expect(await brokenRules('src/shared/styles/_tokens.scss', code)).toEqual([]);
  expect(await brokenRules('src/app/theme.scss', code)).toEqual(['color-no-hex']);
});

test('disabling a rule needs a reason', async () => {
  const without = '/* stylelint-disable-next-line color-named */\n';
  const declaration = '.probe {\n  outline: 1px solid white;\n}\n';
  expect(await brokenRules(stylesheet, declaration)).toEqual(['color-named']);
  const off = without.replace('/* ', '.probe {\n  /* ') + declaration.replace('.probe {\n', '');
  expect(await brokenRules(stylesheet, off)).toEqual(['--report-descriptionless-disables']);
});
