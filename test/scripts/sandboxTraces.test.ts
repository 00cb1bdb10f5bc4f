import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { assertNoSandbox, sandboxWords } from '../../build/sandboxTraces.mjs';
import { folderWith } from './folders';

const sources = readdirSync('test/sandbox', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(join('test/sandbox', name), 'utf8'));

it.each(sandboxWords)('the sandbox says %s, so that it is worth searching for', (word) => {
  expect(sources.some((source) => source.includes(word))).toBe(true);
});

it.each(sandboxWords)('a build that holds %s is refused by the file’s name', (word) => {
  const folder = folderWith({ 'index.html': '', 'assets/a.js': `const x="${word}";`, 'assets/b.js': '' });
  expect(() => assertNoSandbox(folder)).toThrow(/assets.a\.js contains/);
});

it('a build without any passes, and no build does not', () => {
  expect(() => assertNoSandbox(folderWith({ 'assets/a.js': 'const path="/rest/";' }))).not.toThrow();
  expect(() => assertNoSandbox(folderWith({}))).toThrow('no build');
});
