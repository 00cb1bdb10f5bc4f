import { expect, test } from 'vitest';
import { brokenRules, brokenRulesOfEach } from './lint';

const syntax = 'no-restricted-syntax';
const restrictedImports = '@typescript-eslint/no-restricted-imports';

/** Expects these rules, and no other, for each snippet. */
async function expectRules(file: string, snippets: Record<string, string>, rules: string[]) {
  const found = await brokenRulesOfEach(file, Object.values(snippets));
  const expected = Object.keys(snippets).map((name) => [name, rules]);
  expect(
    Object.keys(snippets).map((name, index) => [name, found[index]]),
    file,
  ).toEqual(expected);
}

/** Names each snippet after itself. */
const named = (...snippets: string[]) => Object.fromEntries(snippets.map((code) => [code, code]));

test('only the client may import axios, and only the error normaliser its types', async () => {
  const imported = `import axios from 'axios';\nexport const client = axios.create();`;
  const loaded = `export const client = () => import('axios');`;
  const types = `import type { AxiosError } from 'axios';\nexport type Failure = AxiosError;`;
  const refused = ['shop/layers'];
  const files = ['features/cart/probe', 'shared/request/probe', 'shared/request/errors', 'shared/text/probe'];
  for (const file of [...files, 'app/probe'])
    await expectRules(`src/${file}.ts`, named(imported, loaded), refused);
  await expectRules('src/shared/api/probe.ts', named(imported, loaded), []);
  await expectRules('src/shared/request/errors.ts', named(types), []);
  await expectRules('src/shared/request/probe.ts', named(types), refused);
});

test('importing a link from the router is refused', async () => {
  const codes = ['Link', 'NavLink'].map(
    (name) => `import { ${name} } from 'react-router-dom';\nexport const parts = [${name}];`,
  );
  await expectRules('src/app/probe.ts', named(...codes), [restrictedImports]);
});

test('a view must not contain state, store, router or clock, but types of React; other components may', async () => {
  const codes = [
    `import { useState } from 'react';\nexport const parts = [useState];`,
    `import { useSelector } from 'react-redux';\nexport const parts = [useSelector];`,
    `import { useLocation } from 'react-router-dom';\nexport const parts = [useLocation];`,
    `import { cartSlice } from '@/features/cart/cartSlice';\nexport const parts = [cartSlice];`,
    `import { useNow } from '@/shared/ui/useNow';\nexport const parts = [useNow];`,
  ];
  const inView = await brokenRulesOfEach('src/features/cart/lines/ProbeView.tsx', codes);
  const elsewhere = await brokenRulesOfEach('src/features/cart/lines/Probe.tsx', codes);
  for (const [index, code] of codes.entries()) {
    expect(inView[index], code).toContain(restrictedImports);
    expect(elsewhere[index], code).not.toContain(restrictedImports);
  }
  const type = `import type { ReactNode } from 'react';\nexport type Slot = ReactNode;`;
  await expectRules('src/features/cart/lines/ProbeView.tsx', named(type), []);
});

test('what opens over a page is refused where Back does not close it', async () => {
  const names = ['Modal', 'Offcanvas', 'Dropdown', 'dialog'];
  const opened = (inside: string) =>
    names.map((name) => `export const overlay = <${name}>${inside}</${name}>;`);
  const declared = 'declare const Modal: any, Offcanvas: any, Dropdown: any, BackCloses: any;';
  const codes = [declared, ...opened('text'), ...opened('<BackCloses />')];
  const found = await brokenRulesOfEach('src/app/probe.tsx', codes);
  expect(found.slice(1).map((rules) => rules.includes(syntax))).toEqual([
    ...names.map(() => true),
    ...names.map(() => false),
  ]);
});

const jsxSink = `export const html = <p dangerouslySetInnerHTML={{ __html: location.hash }} />;`;

test('creating HTML or code is refused, also in the component that sanitises it', async () => {
  const sinks = {
    'the attribute of React': jsxSink,
    'the property of React': `export const props = { dangerouslySetInnerHTML: { __html: location.hash } };`,
    'assigning innerHTML': `document.body.innerHTML = location.hash;`,
    'innerHTML with brackets': `document.body['innerHTML'] = location.hash;`,
    'assigning outerHTML': `document.body.outerHTML += location.hash;`,
    'calling insertAdjacentHTML': `document.body.insertAdjacentHTML('beforeend', location.hash);`,
    'insertAdjacentHTML with brackets': `document.body['insertAdjacentHTML']('beforeend', location.hash);`,
    'Object.assign with innerHTML': `Object.assign(document.body, { innerHTML: location.hash });`,
    'an attribute': `document.body.setAttribute('srcdoc', location.hash);`,
    'a handler': `document.body.setAttribute('onclick', location.hash);`,
    'document.write': `document.write(location.hash);`,
    'window.document.writeln': `window.document.writeln(location.hash);`,
  };
  const file = 'src/features/blog/Probe.tsx';
  await expectRules(file, sinks, [syntax]);
  await expectRules(file, named(`eval(location.hash);`), ['no-eval']);
  await expectRules(file, named(`new Function(location.hash);`), ['no-new-func']);
  const accepted = `export const { innerHTML } = document.body;\ndocument.body.setAttribute('rel', 'noopener');`;
  await expectRules(file, named(accepted), []);
  for (const name of ['SafeHtml', 'Card'])
    await expectRules(`src/shared/ui/${name}.tsx`, { jsxSink }, [syntax]);
});

test('addresses of the shop must come from paths.ts', async () => {
  const leaving = (call: string) =>
    `export function useLeave() {\n  const go = useNavigate();\n  return () => ${call};\n}`;
  const literal = [
    `export const link = <a href="/cart">Warenkorb</a>;`,
    `export const link = <Link to={'/cart'}>Warenkorb</Link>;`,
    'export const link = <Link to={`/show/${id}`}>Vorstellung</Link>;',
    `export const link = <Link to={open ? '/cart' : there}>Warenkorb</Link>;`,
    `export const link = <Link to="/">Start</Link>;`,
    leaving("go('/cart')"),
    leaving("go('/')"),
    leaving('go(`/show/${location.hash}`)'),
    `const cart = '/cart';\nexport const link = <Link to={cart}>Warenkorb</Link>;`,
  ];
  const accepted = [
    `export const id = ['kino', ''].join('/');`,
    `export const link = <a href="#inhalt">Zum Inhalt</a>;`,
    `export const link = <a href="https://example.org/">Anbieter</a>;`,
    `export const link = <Link to={paths.cart.to()}>Warenkorb</Link>;`,
  ];
  await expectRules('src/features/cart/Probe.tsx', named(...literal), [syntax]);
  await expectRules('src/features/cart/Probe.tsx', named(...accepted), []);
});

test('the house style refuses default exports, barrels, console.log, any, interfaces and long files', async () => {
  const refused = [
    [`export default function show() {}`, syntax],
    [`export * from '@/shop/route';`, syntax],
    [`console.log('here');`, 'no-console'],
    [`export const value: any = 1;`, '@typescript-eslint/no-explicit-any'],
    [`export interface Show { id: number }`, '@typescript-eslint/consistent-type-definitions'],
  ] as const;
  const found = await brokenRulesOfEach(
    'src/domain/probe.ts',
    refused.map(([code]) => code),
  );
  for (const [index, [code, rule]] of refused.entries()) expect(found[index], code).toContain(rule);
  const long = Array.from({ length: 201 }, (_, index) => `// ${index}`).join('\n');
  expect(await brokenRules('src/domain/probe.ts', long)).toContain('max-lines');
});

test('only one module may read the device’s own clock', async () => {
  const clocks = {
    'a timestamp': `export const now = Date.now();`,
    'a timestamp with brackets': `export const now = Date['now']();`,
    'a function': `export const reads = [Date.now];`,
    'a destructured function': `const { now } = Date;\nexport const moment = now();`,
    'a date': `export const today = new Date();`,
    'a string': `export const today = Date();`,
  };
  const files = [
    'domain/probe.ts',
    'features/cart/Probe.tsx',
    'prehydrate/probe.ts',
    'serviceWorker/probe.ts',
  ];
  for (const file of [...files, 'shared/ui/SafeHtml.tsx']) await expectRules(`src/${file}`, clocks, [syntax]);
  await expectRules('src/shared/browser/serverClock.ts', clocks, []);
  const others = `export const day = (time: number) => [new Date(time), Date.UTC(2026, 0), performance.now()];`;
  await expectRules('src/domain/probe.ts', named(others), []);
});

test('replacing modules is accepted only in isolated tests', async () => {
  const code = `import { vi } from 'vitest';\nvi.mock('@/shared/browser/reloadPage', () => ({}));`;
  expect(await brokenRules('test/pages/probe.test.tsx', code)).toEqual([syntax]);
  expect(await brokenRules('test/pages/probe.isolated.test.tsx', code)).toEqual([]);
});
