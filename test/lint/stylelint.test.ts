import { fileURLToPath } from 'node:url';
import stylelint from 'stylelint';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The names of the rules that the project's own configuration reports for a sheet under that file name. */
async function brokenRules(file: string, code: string): Promise<string[]> {
  const { results } = await stylelint.lint({
    cwd: root,
    configFile: `${root}.stylelintrc.cjs`,
    codeFilename: `${root}${file}`,
    code,
  });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

const sheet = 'src/styles/probe.scss';
const ofTokens = 'declaration-property-value-allowed-list';
const strict = 'scale-unlimited/declaration-strict-value';

test.each([
  ['a colour by its digits', 'background: linear-gradient(#ffc95c, $night)', 'color-no-hex'],
  ['a colour by its name', 'outline: 1px solid white', 'color-named'],
  ['a colour by its parts', 'color: rgb(16 23 53)', 'declaration-property-value-disallowed-list'],
  ['!important', 'display: none !important', 'declaration-no-important'],
  ['a size of type', 'font-size: 1.1rem', ofTokens],
  [
    'a size of type among other things',
    'font: 700 18px / 1.2 #{$headings-font-family}',
    'declaration-property-value-disallowed-list',
  ],
  ['a size of type between two', 'font-size: clamp(1rem, 4vw, 2rem)', ofTokens],
  ['a radius', 'border-radius: 6px', strict],
  ['a radius among tokens', 'border-radius: $radius-m 6px', strict],
  ['a radius of one corner', 'border-start-start-radius: 1rem', strict],
  ['a layer', 'z-index: 20', strict],
  ['a shadow', 'box-shadow: 0 2px 8px $ink', ofTokens],
  ['a padding', 'padding: $space-2 14px', ofTokens],
  ['a margin beyond the edge', 'margin-inline-start: -0.5rem', ofTokens],
  ['a length within a sum', 'margin: calc($space-2 + 3px)', ofTokens],
  ['a gap', 'row-gap: 0.9em', ofTokens],
  ['a time', 'transition: opacity 0.2s ease', ofTokens],
  ['a time of an animation', 'animation-duration: 300ms', ofTokens],
])('%s of its own is refused: %s', async (_, declaration, rule) => {
  expect(await brokenRules(sheet, `.probe {\n  ${declaration};\n}\n`)).toContain(rule);
});

test.each(['.probe + *', '.probe > * + *', '.probe ~ :not(a)'])(
  'anything beside something else is refused as a subject: %s',
  async (selector) => {
    expect(await brokenRules(sheet, `${selector} {\n  margin: 0;\n}\n`)).toEqual([
      'selector-disallowed-list',
    ]);
  },
);

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
])('what was chosen once is accepted: %s', async (declaration) => {
  expect(await brokenRules(sheet, `.probe {\n  ${declaration};\n}\n`)).toEqual([]);
});

test('colours by their digits stand in the tokens, and only there', async () => {
  const code = '$night: #101735;\n';
  expect(await brokenRules('src/shared/styles/_tokens.scss', code)).toEqual([]);
  expect(await brokenRules('src/app/theme.scss', code)).toEqual(['color-no-hex']);
});

test('a rule is switched off only with a reason', async () => {
  const without = '/* stylelint-disable-next-line color-named */\n';
  const declaration = '.probe {\n  outline: 1px solid white;\n}\n';
  expect(await brokenRules(sheet, declaration)).toEqual(['color-named']);
  const off = without.replace('/* ', '.probe {\n  /* ') + declaration.replace('.probe {\n', '');
  expect(await brokenRules(sheet, off)).toEqual(['--report-descriptionless-disables']);
});
