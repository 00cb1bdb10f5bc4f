import stylelint from 'stylelint';
import { expect, test } from 'vitest';
import { ofEach, root } from './lint';

/** The rules that the project's configuration reports for each snippet of a stylesheet with this file name. */
async function brokenRules(file: string, snippets: readonly string[]): Promise<string[][]> {
  const found = await ofEach(snippets, async (code) => {
    const { results } = await stylelint.lint({
      cwd: root,
      configFile: `${root}.stylelintrc.cjs`,
      codeFilename: `${root}${file}`,
      code,
    });
    return results.flatMap(({ warnings }) => warnings);
  });
  return found.map((warnings) => warnings.map(({ rule }) => rule));
}

const stylesheet = 'src/styles/probe.scss';
const inRule = (declaration: string, index: number) => `.probe-${index} {\n  ${declaration};\n}\n`;
const ofTokens = 'declaration-property-value-allowed-list';
const disallowed = 'declaration-property-value-disallowed-list';
const strict = 'scale-unlimited/declaration-strict-value';

const refused: Record<string, string> = {
  'background: linear-gradient(#ffc95c, $night)': 'color-no-hex',
  'outline: 1px solid white': 'color-named',
  'color: rgb(16 23 53)': disallowed,
  'display: none !important': 'declaration-no-important',
  'font-size: 1.1rem': ofTokens,
  'font: 700 18px / 1.2 #{$headings-font-family}': disallowed,
  'font-size: clamp(1rem, 4vw, 2rem)': ofTokens,
  'border-radius: 6px': strict,
  'border-radius: $radius-m 6px': strict,
  'border-start-start-radius: 1rem': strict,
  'z-index: 20': strict,
  'box-shadow: 0 2px 8px $ink': ofTokens,
  'padding: $space-2 14px': ofTokens,
  'margin-inline-start: -0.5rem': ofTokens,
  'margin: calc($space-2 + 3px)': ofTokens,
  'row-gap: 0.9em': ofTokens,
  'transition: opacity 0.2s ease': ofTokens,
  'animation-duration: 300ms': ofTokens,
};

const accepted = [
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
];

test('values must be tokens, apart from a few', async () => {
  const wrong = await brokenRules(stylesheet, Object.keys(refused).map(inRule));
  Object.entries(refused).forEach(([declaration, rule], index) =>
    expect(wrong[index], declaration).toContain(rule),
  );
  const right = await brokenRules(stylesheet, accepted.map(inRule));
  expect(accepted.map((declaration, index) => [declaration, right[index]])).toEqual(
    accepted.map((declaration) => [declaration, []]),
  );
});

test('hovering without the mixin and selectors that make every change of a page slower are refused', async () => {
  const selectors = [
    ...['.probe + *', '.probe > * + *', '.probe ~ :not(a)', 'html:has(.probe)', '.probe:not(:has(a))'],
    // Touched elements would keep that look.
    '.probe:is(:hover, :focus)',
  ];
  const found = await brokenRules(
    stylesheet,
    selectors.map((selector) => `${selector} {\n  margin: 0;\n}\n`),
  );
  expect(selectors.map((selector, index) => [selector, found[index]])).toEqual(
    selectors.map((selector) => [selector, ['selector-disallowed-list']]),
  );
  expect(await brokenRules(stylesheet, ['.probe {\n  @include hover {\n    margin: 0;\n  }\n}\n'])).toEqual([
    [],
  ]);
});

test('hex colours are accepted only in the tokens', async () => {
  const code = ['$night: #101735;\n'];
  expect(await brokenRules('src/shared/styles/_tokens.scss', code)).toEqual([[]]);
  expect(await brokenRules('src/app/theme.scss', code)).toEqual([['color-no-hex']]);
});

test('disabling a rule needs a reason', async () => {
  const off = '.probe {\n  /* stylelint-disable-next-line color-named */\n  outline: 1px solid white;\n}\n';
  expect(await brokenRules(stylesheet, [off])).toEqual([['--report-descriptionless-disables']]);
});
