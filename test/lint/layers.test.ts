import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { features } from '../../scripts/lint/layers.cjs';
import { brokenRules } from './lint';

const isModule = (name: string) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts');

function modulesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isModule).sort();
}

/** The import path of an existing module of a layer, because the rule resolves paths. */
function moduleOf(layer: string): string {
  const [module] = modulesIn(join('src', layer));
  if (!module) throw new Error(`src/${layer} contains no module to import.`);
  return `@/${layer}/${module.replaceAll('\\', '/').replace(/\.tsx?$/, '')}`;
}

const [first, last] = [features[0], features.at(-1)].map((name) => `features/${name}`);

async function isAllowed(from: string, statement: string): Promise<boolean> {
  return !(await brokenRules(`src/${from}/probe.ts`, statement)).includes('boundaries/dependencies');
}
const importOf = (path: string) => `import { probe } from '${path}';\nprobe();`;
const valueImport = (layer: string) => importOf(moduleOf(layer));

test('the order contains every feature', () => {
  const folders = readdirSync('src/features', { withFileTypes: true }).map(({ name }) => name);
  expect(folders.sort()).toEqual([...features].sort());
});

test.each([
  ['shared/text', 'shared/config'],
  ['shared/browser', 'domain'],
  ['shared/config', 'domain'],
  ['shared/request', 'shared/api'],
  ['shared/request', 'domain'],
  ['shared/request', first!],
  ['shared/api', 'domain'],
  ['shared/ui', 'domain'],
  ['shared/ui', first!],
  ['domain', 'shared/request'],
  ['domain', 'shared/browser'],
  ['domain', 'shared/ui'],
  ['domain', first!],
  ['serviceWorker', 'domain'],
  [first!, last!],
  [last!, 'pages'],
  [last!, 'app'],
  ['pages', 'app'],
  ['pages', 'prehydrate'],
])('%s may not import %s', async (from, to) => {
  expect(await isAllowed(from, valueImport(to))).toBe(false);
});

test.each([
  ['shared/config', 'shared/text'],
  ['shared/browser', 'shared/config'],
  ['shared/request', 'shared/config'],
  ['shared/api', 'shared/request'],
  ['shared/ui', 'shared/browser'],
  ['domain', 'shared/text'],
  ['domain', 'shared/config'],
  [first!, 'shared/request'],
  [last!, first!],
  [last!, last!],
  ['pages', last!],
  ['app', 'pages'],
  ['app', last!],
  ['prehydrate', last!],
])('%s may import %s', async (from, to) => {
  expect(await isAllowed(from, valueImport(to))).toBe(true);
});

test('only the feature itself and pages may import the components of a feature', async () => {
  const component = moduleOf('features/cart/components');
  expect(await isAllowed('features/checkout', importOf(component))).toBe(false);
  expect(await isAllowed('features/cart', importOf(component))).toBe(true);
  expect(await isAllowed('pages', importOf(component))).toBe(true);
});

test.each([
  ['a dynamic import', (path: string) => `export const load = () => import('${path}');`],
  ['a re-export', (path: string) => `export { probe } from '${path}';`],
])('%s is checked like an import', async (_, statement) => {
  expect(await isAllowed('domain', statement(moduleOf('shared/api')))).toBe(false);
});

test('src may not import tests', async () => {
  const [module] = modulesIn('test/lint');
  const path = `@test/lint/${module!.replace(/\.ts$/, '')}`;
  expect(await isAllowed('app', `export const load = () => import('${path}');`)).toBe(false);
  expect(await brokenRules('src/app/probe.ts', `import { probe } from '${path}';\nprobe();`)).toContain(
    '@typescript-eslint/no-restricted-imports',
  );
});

test.each([
  ['the type of an import', (path: string) => `export type Probe = import('${path}').Probe;`],
  ['an import by template', (path: string) => `export const load = () => import(\`${path}\`);`],
  [
    'an import by variable',
    (path: string) => `const path = '${path}';\nexport const load = () => import(path);`,
  ],
  ['a glob', (path: string) => `export const all = import.meta.glob('${path.replace('@', '/src')}*.ts');`],
])('%s, which the layer rules cannot check, is refused', async (_, statement) => {
  expect(await brokenRules(`src/${first}/probe.ts`, statement(moduleOf(last!)))).toContain(
    'no-restricted-syntax',
  );
});

test.each([
  ['domain', 'react'],
  ['domain', 'js-cookie'],
  ['domain', 'node:fs'],
  ['shared/text', 'valibot'],
  ['shared/browser', 'react'],
  ['shared/config', '@reduxjs/toolkit'],
  ['shared/ui', 'react-redux'],
  ['shared/ui', '@reduxjs/toolkit'],
  ['shared/request', 'react'],
  ['shared/api', 'react-redux'],
  [last!, 'js-cookie'],
  [last!, '@zootools/email-spell-checker'],
  ['pages', 'redux-saga'],
])('%s may not use %s', async (from, name) => {
  expect(await isAllowed(from, `import * as probe from '${name}';\nexport const all = { probe };`)).toBe(
    false,
  );
  expect(await isAllowed(from, `export const load = () => import('${name}');`)).toBe(false);
});

test.each([
  [last!, 'minisearch'],
  ['shared/config', 'valibot'],
  ['domain', 'valibot'],
  ['shared/browser', 'js-cookie'],
  ['shared/ui', '@zootools/email-spell-checker'],
  ['shared/ui', 'react-bootstrap/Button'],
  ['shared/request', '@reduxjs/toolkit'],
  [last!, 'react-toastify/unstyled'],
  [last!, 'react-redux'],
  ['app', 'redux-saga'],
])('%s may use %s', async (from, name) => {
  expect(await isAllowed(from, `import * as probe from '${name}';\nexport const all = { probe };`)).toBe(
    true,
  );
});

test('only the entry file may import every layer, and a second entry file is refused', async () => {
  const code = `import { probe } from '${moduleOf('app')}';\nprobe();`;
  expect(await brokenRules('src/main.tsx', code)).toEqual([]);
  expect(await brokenRules('src/second.tsx', code)).toContain('boundaries/no-unknown-files');
});

test('a folder without a layer is refused', async () => {
  expect(await brokenRules('src/utils/probe.ts', 'export const probe = 1;')).toEqual([
    'boundaries/no-unknown-files',
  ]);
});

test('an import cycle is refused', async () => {
  const code = `import { paths } from '@/shared/config/paths';\nexport const route = () => paths;`;
  expect(await brokenRules('src/shared/config/route.ts', code)).toContain('import-x/no-cycle');
});
