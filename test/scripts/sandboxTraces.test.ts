import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { assertNoSandbox, sandboxWords } from '../../build/sandboxTraces.mjs';
import { folderWith } from './folders';

const sources = readdirSync('test/sandbox', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(join('test/sandbox', name), 'utf8'));

it.each(sandboxWords)('the source of the sandbox contains %s', (word) => {
  expect(sources.some((source) => source.includes(word))).toBe(true);
});

it.each(sandboxWords)('rejects a build that contains %s and names the file', (word) => {
  const folder = folderWith({ 'index.html': '', 'assets/a.js': `const x="${word}";`, 'assets/b.js': '' });
  expect(() => assertNoSandbox(folder)).toThrow(/assets.a\.js contains/);
});

it('accepts a build without these words and rejects a missing build', () => {
  expect(() => assertNoSandbox(folderWith({ 'assets/a.js': 'const path="/rest/";' }))).not.toThrow();
  expect(() => assertNoSandbox(folderWith({}))).toThrow('no build');
});
