import { readFileSync } from 'node:fs';
import { compile, Logger } from 'sass';
import { expect, it } from 'vitest';
import { themeColors } from '@/shop/themeColors';
import { developmentPage } from '../../build/pageHtml';

const { css } = compile('src/app/theme.scss', {
  loadPaths: ['node_modules'],
  quietDeps: true,
  silenceDeprecations: ['import'],
  logger: Logger.silent,
});

/** Backgrounds of the header in the order of the stylesheet: day, night, evening. */
const backgrounds = [...css.matchAll(/--header-bg: ([^;]+);/g)].map(([, colour]) => colour);

it('the browser’s theme colours equal the header’s background', () => {
  const { dark, light } = themeColors;
  expect(backgrounds).toEqual([light.light, dark.dark, light.dark]);
  expect(dark.light).toBe(dark.dark);
});

it('the page has the colours of the night theme before any script runs', () => {
  const html = developmentPage(readFileSync('index.html', 'utf8'));
  const contents = [...html.matchAll(/name="theme-color" media="[^"]+" content="([^"]+)"/g)];
  expect(contents.map(([, colour]) => colour)).toEqual([themeColors.dark.light, themeColors.dark.dark]);
});
