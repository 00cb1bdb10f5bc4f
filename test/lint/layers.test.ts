import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { features } from '../../scripts/lint/layers.cjs';
import { brokenRules, brokenRulesOfEach } from './lint';

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

const [first = '', last = ''] = [features[0], features.at(-1)].map((name) => `features/${name}`);

/** Which of these statements the layer `from` may contain. */
async function allowedIn(from: string, statements: readonly string[]): Promise<boolean[]> {
  const found = await brokenRulesOfEach(`src/${from}/probe.ts`, statements);
  return found.map((rules) => !rules.includes('shop/layers'));
}

const importOf = (path: string) => `import { probe } from '${path}';`;

type Arrows = [from: string, may: string[], mayNot: string[]][];

/** Sentences about the arrows that do not hold; each target is written in several ways. */
async function wrongArrows(arrows: Arrows, written: ((to: string) => string)[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const [from, may, mayNot] of arrows) {
    const targets = [...may, ...mayNot].flatMap((to) => written.map((write) => ({ to, code: write(to) })));
    const allowed = await allowedIn(
      from,
      targets.map(({ code }) => code),
    );
    targets.forEach(({ to, code }, index) => {
      if (allowed[index] !== may.includes(to))
        wrong.push(`${from} ${may.includes(to) ? 'may not' : 'may'} import ${to}: ${code}`);
    });
  }
  return wrong;
}

test('the order contains every feature', () => {
  const folders = readdirSync('src/features', { withFileTypes: true }).map(({ name }) => name);
  expect(folders.sort()).toEqual([...features].sort());
});

test('a layer may import those below it and no other', async () => {
  const arrows: Arrows = [
    ['shared/text', [], ['shared/config', 'shop']],
    ['shared/browser', ['shared/config'], ['domain']],
    ['shared/config', ['shared/text'], ['shop', 'domain']],
    ['shared/request', ['shared/config'], ['shared/api', 'domain', first]],
    ['shared/api', ['shared/request'], ['domain']],
    ['shared/ui', ['shared/browser'], ['shop', 'shop/ui', 'domain', first]],
    ['shop', ['shared/text', 'shared/config'], ['shared/browser', 'shared/ui', 'shop/ui', 'domain']],
    ['shop/ui', ['shop', 'shared/ui'], ['domain', first]],
    [
      'domain',
      ['shared/text', 'shared/config', 'shop'],
      ['shared/request', 'shared/browser', 'shared/ui', 'shop/ui', first],
    ],
    ['serviceWorker', ['shop'], ['shop/ui', 'domain']],
    [first, ['shared/request', 'shop/ui'], [last]],
    [last, [first, last], ['pages', 'app']],
    ['pages', [last], ['app', 'prehydrate']],
    ['app', ['pages', last], []],
    ['prehydrate', [last], []],
  ];
  expect(await wrongArrows(arrows, [(layer) => importOf(moduleOf(layer))])).toEqual([]);
});

test('a layer may use its packages and no other', async () => {
  const arrows: Arrows = [
    ['domain', ['valibot'], ['react', 'js-cookie', 'node:fs']],
    ['shop', ['valibot'], ['react']],
    ['shop/ui', ['react'], ['react-bootstrap/Button', '@reduxjs/toolkit']],
    ['shared/text', [], ['valibot']],
    ['shared/browser', ['js-cookie'], ['react']],
    ['shared/config', ['valibot'], ['@reduxjs/toolkit']],
    [
      'shared/ui',
      ['@zootools/email-spell-checker', 'react-bootstrap/Button'],
      ['react-redux', '@reduxjs/toolkit'],
    ],
    ['shared/request', ['@reduxjs/toolkit', 'react-redux'], ['axios', 'react-router-dom']],
    ['shared/api', [], ['react-redux']],
    [
      last,
      ['minisearch', 'react-toastify/unstyled', 'react-redux'],
      ['js-cookie', '@zootools/email-spell-checker'],
    ],
    ['pages', [], ['redux-saga']],
    ['app', ['redux-saga'], []],
  ];
  const written = [
    (name: string) => `import * as probe from '${name}';`,
    (name: string) => `export const load = () => import('${name}');`,
  ];
  expect(await wrongArrows(arrows, written)).toEqual([]);
});

test('only the feature itself and pages may import from the folders of a feature', async () => {
  const inFolder = [importOf(moduleOf('features/cart/lines'))];
  expect(await allowedIn('features/checkout', inFolder)).toEqual([false]);
  expect(await allowedIn('features/cart', inFolder)).toEqual([true]);
  expect(await allowedIn('pages', inFolder)).toEqual([true]);
});

test('a dynamic import and a re-export are checked like an import, and what cannot be checked is refused', async () => {
  const api = moduleOf('shared/api');
  const checked = [`export const load = () => import('${api}');`, `export { probe } from '${api}';`];
  expect(await allowedIn('domain', checked)).toEqual([false, false]);
  const path = moduleOf(last);
  const unchecked = [
    `export type Probe = import('${path}').Probe;`,
    `export const load = () => import(\`${path}\`);`,
    `const path = '${path}';\nexport const load = () => import(path);`,
    `export const all = import.meta.glob('${path.replace('@', '/src')}*.ts');`,
  ];
  for (const [index, rules] of (await brokenRulesOfEach(`src/${first}/probe.ts`, unchecked)).entries())
    expect(rules, unchecked[index]).toContain('no-restricted-syntax');
});

test('src may not import tests', async () => {
  const [module] = modulesIn('test/lint');
  const path = `@test/lint/${module!.replace(/\.ts$/, '')}`;
  expect(await allowedIn('app', [`export const load = () => import('${path}');`])).toEqual([false]);
  expect(await brokenRules('src/app/probe.ts', `import { probe } from '${path}';\nprobe();`)).toContain(
    '@typescript-eslint/no-restricted-imports',
  );
});

test('only the entry file may import every layer, and no other file may be outside of a layer', async () => {
  const code = `import { probe } from '${moduleOf('app')}';\nprobe();`;
  expect(await brokenRules('src/main.tsx', code)).toEqual([]);
  expect(await brokenRules('src/second.tsx', code)).toContain('shop/layers');
  expect(await brokenRules('src/utils/probe.ts', 'export const probe = 1;')).toEqual(['shop/layers']);
});
