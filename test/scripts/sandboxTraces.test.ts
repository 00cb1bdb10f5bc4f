import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { assertNoSandbox, sandboxWords } from '../../build/sandboxTraces.mjs';
import { folderWith } from './folders';

it('a build with a word of the sandbox’s source is rejected with its file, as is a missing build', () => {
  const sources = ['test/sandbox', 'scripts/preview'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  );
  expect(sandboxWords.filter((word) => !sources.some((source) => source.includes(word)))).toEqual([]);
  expect(sandboxWords.length).toBeGreaterThan(0);
  for (const word of sandboxWords) {
    const folder = folderWith({ 'index.html': '', 'assets/a.js': `const x="${word}";`, 'assets/b.js': '' });
    expect(() => assertNoSandbox(folder), word).toThrow(/assets.a\.js contains/);
  }
  expect(() => assertNoSandbox(folderWith({ 'assets/a.js': 'const path="/rest/";' }))).not.toThrow();
  expect(() => assertNoSandbox(folderWith({}))).toThrow('no build');
});
