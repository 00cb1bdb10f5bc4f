import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { features } from '../../scripts/lint/layers.cjs';
import { brokenRules } from './lint';

const isModule = (name: string) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts');

function modulesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isModule).sort();
}

/** The import path of some real module of that layer; the rule resolves what it judges. */
function moduleOf(layer: string): string {
  const [first] = modulesIn(join('src', layer));
  if (!first) throw new Error(`src/${layer} holds no module to import.`);
  return `@/${layer}/${first.replaceAll('\\', '/').replace(/\.tsx?$/, '')}`;
}

const [early, late] = [features[0], features.at(-1)].map((name) => `features/${name}`);

async function judge(from: string, statement: string): Promise<boolean> {
  return !(await brokenRules(`src/${from}/probe.ts`, statement)).includes('boundaries/dependencies');
}
const importOf = (path: string) => `import { probe } from '${path}';\nprobe();`;
const valueImport = (layer: string) => importOf(moduleOf(layer));

test('every feature has its place in the order', () => {
  const folders = readdirSync('src/features', { withFileTypes: true }).map(({ name }) => name);
  expect(folders.sort()).toEqual([...features].sort());
});

test.each([
  ['shared/text', 'shared/config'],
  ['shared/browser', 'domain'],
  ['shared/config', 'domain'],
  ['shared/request', 'shared/api'],
  ['shared/request', 'domain'],
  ['shared/request', early!],
  ['shared/api', 'domain'],
  ['shared/ui', 'domain'],
  ['shared/ui', early!],
  ['domain', 'shared/request'],
  ['domain', 'shared/browser'],
  ['domain', 'shared/ui'],
  ['domain', early!],
  ['serviceWorker', 'domain'],
  [early!, late!],
  [late!, 'pages'],
  [late!, 'app'],
  ['pages', 'app'],
  ['pages', 'prehydrate'],
])('%s may not import %s', async (from, to) => {
  expect(await judge(from, valueImport(to))).toBe(false);
});

test.each([
  ['shared/config', 'shared/text'],
  ['shared/browser', 'shared/config'],
  ['shared/request', 'shared/config'],
  ['shared/api', 'shared/request'],
  ['shared/ui', 'shared/browser'],
  ['domain', 'shared/text'],
  ['domain', 'shared/config'],
  [early!, 'shared/request'],
  [late!, early!],
  [late!, late!],
  ['pages', late!],
  ['app', 'pages'],
  ['app', late!],
  ['prehydrate', late!],
])('%s may import %s', async (from, to) => {
  expect(await judge(from, valueImport(to))).toBe(true);
});

test('the components of a feature are its own and those of pages', async () => {
  const component = moduleOf('features/cart/components');
  expect(await judge('features/checkout', importOf(component))).toBe(false);
  expect(await judge('features/cart', importOf(component))).toBe(true);
  expect(await judge('pages', importOf(component))).toBe(true);
});

test.each([
  ['a late import', (path: string) => `export const load = () => import('${path}');`],
  ['a passed-on name', (path: string) => `export { probe } from '${path}';`],
])('%s is an arrow as well', async (_, statement) => {
  expect(await judge('domain', statement(moduleOf('shared/api')))).toBe(false);
});

test('the source never imports the tests', async () => {
  const [first] = modulesIn('test/lint');
  const path = `@test/lint/${first!.replace(/\.ts$/, '')}`;
  expect(await judge('app', `export const load = () => import('${path}');`)).toBe(false);
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
])('%s, which the rule about layers does not judge, is refused', async (_, statement) => {
  expect(await brokenRules(`src/${early}/probe.ts`, statement(moduleOf(late!)))).toContain(
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
  [late!, 'js-cookie'],
  [late!, '@zootools/email-spell-checker'],
  ['pages', 'redux-saga'],
])('%s may not use %s', async (from, name) => {
  expect(await judge(from, `import * as probe from '${name}';\nexport const all = { probe };`)).toBe(false);
  expect(await judge(from, `export const load = () => import('${name}');`)).toBe(false);
});

test.each([
  [late!, 'minisearch'],
  ['shared/config', 'valibot'],
  ['domain', 'valibot'],
  ['shared/browser', 'js-cookie'],
  ['shared/ui', '@zootools/email-spell-checker'],
  ['shared/ui', 'react-bootstrap/Button'],
  ['shared/request', '@reduxjs/toolkit'],
  [late!, 'react-toastify/unstyled'],
  [late!, 'react-redux'],
  ['app', 'redux-saga'],
])('%s may use %s', async (from, name) => {
  expect(await judge(from, `import * as probe from '${name}';\nexport const all = { probe };`)).toBe(true);
});

test('one file is the entry and may use every layer; a second one beside it is refused', async () => {
  const code = `import { probe } from '${moduleOf('app')}';\nprobe();`;
  expect(await brokenRules('src/main.tsx', code)).toEqual([]);
  expect(await brokenRules('src/second.tsx', code)).toContain('boundaries/no-unknown-files');
});

test('a folder without a layer is refused', async () => {
  expect(await brokenRules('src/utils/probe.ts', 'export const probe = 1;')).toEqual([
    'boundaries/no-unknown-files',
  ]);
});

test('a circle of imports is refused', async () => {
  const code = `import { paths } from '@/shared/config/paths';\nexport const route = () => paths;`;
  expect(await brokenRules('src/shared/config/route.ts', code)).toContain('import-x/no-cycle');
});
