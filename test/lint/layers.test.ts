import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
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

const [feature, otherFeature] = readdirSync('src/features', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && modulesIn(join('src/features', entry.name)).length > 0)
  .map((entry) => `features/${entry.name}`)
  .sort();

async function judge(from: string, statement: string): Promise<boolean> {
  return !(await brokenRules(`src/${from}/probe.ts`, statement)).includes('boundaries/dependencies');
}
const valueImport = (layer: string) => `import { probe } from '${moduleOf(layer)}';\nprobe();`;

test.each([
  ['lib', 'config'],
  ['lib', 'domain'],
  ['config', 'domain'],
  ['domain', 'request'],
  ['domain', 'texts'],
  ['request', 'api'],
  ['request', feature!],
  ['api', feature!],
  ['api', 'screens'],
  ['ui', 'domain'],
  ['ui', 'texts'],
  ['ui', feature!],
  ['texts', 'domain'],
  ['texts', 'ui'],
  ['content', feature!],
  [feature!, otherFeature!],
  [feature!, 'screens'],
  [feature!, 'app'],
  ['screens', 'app'],
])('%s may not import %s', async (from, to) => {
  expect(await judge(from, valueImport(to))).toBe(false);
});

test.each([
  ['config', 'lib'],
  ['domain', 'lib'],
  ['domain', 'config'],
  ['texts', 'config'],
  ['ui', 'lib'],
  ['request', 'domain'],
  ['request', 'texts'],
  ['api', 'request'],
  ['api', 'domain'],
  ['content', 'ui'],
  [feature!, 'api'],
  [feature!, 'ui'],
  [feature!, feature!],
  ['screens', feature!],
  ['app', 'screens'],
  ['app', feature!],
])('%s may import %s', async (from, to) => {
  expect(await judge(from, valueImport(to))).toBe(true);
});

test('the catalogue may name types of the domain', async () => {
  const typeImport = `import type { Probe } from '${moduleOf('domain')}';\nexport type Text = Probe;`;
  expect(await judge('texts', typeImport)).toBe(true);
});

test.each([
  ['a late import', (path: string) => `export const load = () => import('${path}');`],
  ['a passed-on name', (path: string) => `export { probe } from '${path}';`],
])('%s is an arrow as well', async (_, statement) => {
  expect(await judge('domain', statement(moduleOf('api')))).toBe(false);
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
  expect(await brokenRules(`src/${feature}/probe.ts`, statement(moduleOf(otherFeature!)))).toContain(
    'no-restricted-syntax',
  );
});

test.each([
  ['domain', 'react'],
  ['domain', 'js-cookie'],
  ['domain', 'node:fs'],
  ['texts', 'valibot'],
  ['lib', 'react'],
  ['config', '@reduxjs/toolkit'],
  ['ui', 'react-redux'],
  ['ui', '@reduxjs/toolkit'],
  ['request', 'react'],
  ['api', 'react-redux'],
  [feature!, 'js-cookie'],
  [feature!, '@zootools/email-spell-checker'],
  ['screens', 'redux-saga'],
])('%s may not use %s', async (from, name) => {
  expect(await judge(from, `import * as probe from '${name}';\nexport const all = { probe };`)).toBe(false);
  expect(await judge(from, `export const load = () => import('${name}');`)).toBe(false);
});

test.each([
  ['domain', 'minisearch'],
  ['config', 'valibot'],
  ['domain', 'valibot'],
  ['lib', 'js-cookie'],
  ['lib', '@zootools/email-spell-checker'],
  ['ui', 'react-bootstrap/Button'],
  ['request', '@reduxjs/toolkit'],
  [feature!, 'react-toastify/unstyled'],
  [feature!, 'react-redux'],
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
  const code = `import { paths } from '@/config/paths';\nexport const route = () => paths;`;
  expect(await brokenRules('src/lib/route.ts', code)).toContain('import-x/no-cycle');
});
