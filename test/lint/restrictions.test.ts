import { expect, test } from 'vitest';
import { brokenRules } from './lint';

const axiosImport = `import axios from 'axios';\nexport const client = axios.create();`;
const dynamicAxios = `export const client = () => import('axios');`;

test.each([
  'src/features/cart/probe.ts',
  'src/shared/request/probe.ts',
  'src/shared/request/errors.ts',
  'src/shared/text/probe.ts',
  'src/app/probe.ts',
])('axios is refused in %s', async (file) => {
  expect(await brokenRules(file, axiosImport)).toEqual(['boundaries/dependencies']);
  expect(await brokenRules(file, dynamicAxios)).toEqual(['boundaries/dependencies']);
});

test('only the client may import axios, and only the error normaliser its types', async () => {
  const types = `import type { AxiosError } from 'axios';\nexport type Failure = AxiosError;`;
  expect(await brokenRules('src/shared/api/probe.ts', axiosImport)).toEqual([]);
  expect(await brokenRules('src/shared/api/probe.ts', dynamicAxios)).toEqual([]);
  expect(await brokenRules('src/shared/request/errors.ts', types)).toEqual([]);
  expect(await brokenRules('src/shared/request/probe.ts', types)).toEqual(['boundaries/dependencies']);
});

test.each(['Link', 'NavLink'])('importing %s from the router is refused', async (name) => {
  const code = `import { ${name} } from 'react-router-dom';\nexport const parts = [${name}];`;
  expect(await brokenRules('src/app/probe.ts', code)).toEqual(['@typescript-eslint/no-restricted-imports']);
});

const viewImports = [
  `import { useState } from 'react';\nexport const parts = [useState];`,
  `import { useSelector } from 'react-redux';\nexport const parts = [useSelector];`,
  `import { useLocation } from 'react-router-dom';\nexport const parts = [useLocation];`,
  `import { cartSlice } from '@/features/cart/cartSlice';\nexport const parts = [cartSlice];`,
  `import { useNow } from '@/shared/ui/useNow';\nexport const parts = [useNow];`,
];

test.each(viewImports)('a view must not contain %j, other components may', async (code) => {
  const rule = '@typescript-eslint/no-restricted-imports';
  expect(await brokenRules('src/features/cart/components/ProbeView.tsx', code)).toContain(rule);
  expect(await brokenRules('src/features/cart/components/Probe.tsx', code)).not.toContain(rule);
});

test('a view may import types of React', async () => {
  const code = `import type { ReactNode } from 'react';\nexport type Slot = ReactNode;`;
  expect(await brokenRules('src/features/cart/components/ProbeView.tsx', code)).toEqual([]);
});

test.each(['Modal', 'Offcanvas', 'Dropdown', 'dialog'])(
  '%s is refused where Back does not close it',
  async (name) => {
    const opened = (inside: string) =>
      `declare const Modal: any, Offcanvas: any, Dropdown: any, BackCloses: any;\nexport const overlay = <${name}>${inside}</${name}>;`;
    expect(await brokenRules('src/app/probe.tsx', opened('text'))).toContain('no-restricted-syntax');
    expect(await brokenRules('src/app/probe.tsx', opened('<BackCloses />'))).not.toContain(
      'no-restricted-syntax',
    );
  },
);

const jsxSink = `export const html = <p dangerouslySetInnerHTML={{ __html: location.hash }} />;`;

test.each([
  ['the attribute of React', jsxSink, 'no-restricted-syntax'],
  [
    'the property of React',
    `export const props = { dangerouslySetInnerHTML: { __html: location.hash } };`,
    'no-restricted-syntax',
  ],
  ['innerHTML', `document.body.innerHTML = location.hash;`, 'no-restricted-syntax'],
  ['innerHTML with brackets', `document.body['innerHTML'] = location.hash;`, 'no-restricted-syntax'],
  ['outerHTML', `document.body.outerHTML += location.hash;`, 'no-restricted-syntax'],
  [
    'insertAdjacentHTML',
    `document.body.insertAdjacentHTML('beforeend', location.hash);`,
    'no-restricted-syntax',
  ],
  [
    'insertAdjacentHTML with brackets',
    `document.body['insertAdjacentHTML']('beforeend', location.hash);`,
    'no-restricted-syntax',
  ],
  [
    'Object.assign with innerHTML',
    `Object.assign(document.body, { innerHTML: location.hash });`,
    'no-restricted-syntax',
  ],
  ['an attribute', `document.body.setAttribute('srcdoc', location.hash);`, 'no-restricted-syntax'],
  ['a handler', `document.body.setAttribute('onclick', location.hash);`, 'no-restricted-syntax'],
  ['document.write', `document.write(location.hash);`, 'no-restricted-syntax'],
  ['window.document.writeln', `window.document.writeln(location.hash);`, 'no-restricted-syntax'],
  ['eval', `eval(location.hash);`, 'no-eval'],
  ['new Function', `new Function(location.hash);`, 'no-new-func'],
])('%s is refused because it creates HTML or code', async (_, code, rule) => {
  expect(await brokenRules('src/features/blog/Probe.tsx', code)).toContain(rule);
});

test('reading markup and setting other attributes is accepted', async () => {
  const code = `export const { innerHTML } = document.body;\ndocument.body.setAttribute('rel', 'noopener');`;
  expect(await brokenRules('src/features/blog/Probe.tsx', code)).toEqual([]);
});

test('only one component may render HTML', async () => {
  expect(await brokenRules('src/shared/ui/SafeHtml.tsx', jsxSink)).toEqual([]);
  expect(await brokenRules('src/shared/ui/Card.tsx', jsxSink)).toEqual(['no-restricted-syntax']);
});

const leaving = (call: string) =>
  `export function useLeave() {\n  const go = useNavigate();\n  return () => ${call};\n}`;

test.each([
  [`export const link = <a href="/cart">Warenkorb</a>;`, false],
  [`export const link = <Link to={'/cart'}>Warenkorb</Link>;`, false],
  ['export const link = <Link to={`/show/${id}`}>Vorstellung</Link>;', false],
  [`export const link = <Link to={open ? '/cart' : there}>Warenkorb</Link>;`, false],
  [`export const link = <Link to="/">Start</Link>;`, false],
  [leaving("go('/cart')"), false],
  [leaving("go('/')"), false],
  [leaving('go(`/show/${location.hash}`)'), false],
  [`const cart = '/cart';\nexport const link = <Link to={cart}>Warenkorb</Link>;`, false],
  [`export const id = ['kino', ''].join('/');`, true],
  [`export const link = <a href="#inhalt">Zum Inhalt</a>;`, true],
  [`export const link = <a href="https://example.org/">Anbieter</a>;`, true],
  [`export const link = <Link to={paths.cart.to()}>Warenkorb</Link>;`, true],
])('addresses of the shop must come from paths.ts: %s', async (code, accepted) => {
  const rules = await brokenRules('src/features/cart/Probe.tsx', code);
  expect(rules).toEqual(accepted ? [] : ['no-restricted-syntax']);
});

test.each([
  ['a default export', `export default function show() {}`, 'import-x/no-default-export'],
  ['a barrel', `export * from '@/shared/config/route';`, 'no-restricted-syntax'],
  ['console.log', `console.log('here');`, 'no-console'],
  ['any', `export const value: any = 1;`, '@typescript-eslint/no-explicit-any'],
  ['an interface', `export interface Show { id: number }`, '@typescript-eslint/consistent-type-definitions'],
  ['201 lines', Array.from({ length: 201 }, (_, index) => `// ${index}`).join('\n'), 'max-lines'],
])('the house style refuses %s', async (_, code, rule) => {
  expect(await brokenRules('src/domain/probe.ts', code)).toContain(rule);
});

test.each([
  ['a timestamp', `export const now = Date.now();`],
  ['a timestamp with brackets', `export const now = Date['now']();`],
  ['a function', `export const reads = [Date.now];`],
  ['a destructured function', `const { now } = Date;\nexport const moment = now();`],
  ['a date', `export const today = new Date();`],
  ['a string', `export const today = Date();`],
])('the device’s own clock is refused as %s', async (_, code) => {
  const files = [
    'domain/probe.ts',
    'features/cart/Probe.tsx',
    'prehydrate/probe.ts',
    'serviceWorker/probe.ts',
  ];
  for (const file of [...files, 'shared/ui/SafeHtml.tsx']) {
    expect(await brokenRules(`src/${file}`, code), file).toEqual(['no-restricted-syntax']);
  }
  expect(await brokenRules('src/shared/browser/serverClock.ts', code)).toEqual([]);
});

test('dates from timestamps and performance.now() are accepted', async () => {
  const code = `export const day = (time: number) => [new Date(time), Date.UTC(2026, 0), performance.now()];`;
  expect(await brokenRules('src/domain/probe.ts', code)).toEqual([]);
});

test('replacing modules is accepted only in isolated tests', async () => {
  const code = `import { vi } from 'vitest';\nvi.mock('@/shared/browser/reloadPage', () => ({}));`;
  expect(await brokenRules('test/pages/probe.test.tsx', code)).toEqual(['no-restricted-syntax']);
  expect(await brokenRules('test/pages/probe.isolated.test.tsx', code)).toEqual([]);
});
