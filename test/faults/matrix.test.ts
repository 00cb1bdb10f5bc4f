// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { slowness } from '../../scripts/bench/slowProcessor.mjs';
import { matrix } from './matrix';

const declares = /^(?:it|test)(?:\.each)?\b/;

/** The titles of a file's tests as they are written, those of templates without their marks. */
function titlesOf(code: string): Set<string> {
  const titles = new Set<string>();
  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node) && declares.test(node.expression.getText())) {
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title)) titles.add(title.text);
      else if (title && ts.isTemplateExpression(title)) titles.add(title.getText().slice(1, -1));
    }
    ts.forEachChild(node, visit);
  }
  visit(ts.createSourceFile('test.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return titles;
}

const read = (file: string) => readFileSync(join('test', file), 'utf8');

it('tells written titles from others', () => {
  const code = "it('a', f); test.each([1])(`b ${c}`, f); describe('d', f); it.each`x`('e', f); wait('f');";
  expect([...titlesOf(code)]).toEqual(['a', 'b ${c}', 'e']);
});

describe.each(matrix.map((row) => [row.id, row] as const))('%s', (_, { proofs }) => {
  it('is shown by tests that exist, with the number that it names', () => {
    expect(proofs).not.toEqual([]);
    for (const { file, title, figure } of proofs) {
      const code = read(file);
      expect([...titlesOf(code)], file).toContain(title);
      if (figure) expect(code, `${file} names ${figure}`).toContain(figure);
    }
  });
});

it('every failure that a test names by its number stands in the table', () => {
  const files = readdirSync('test', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:test|spec)\.tsx?$/.test(name),
  );
  const named = files.flatMap((file) => [...read(file).matchAll(/\((R\d{1,2})\)/g)].map(([, id]) => id));
  expect(named.length).toBeGreaterThan(10);
  expect(matrix.map(({ id }) => id)).toEqual(expect.arrayContaining([...new Set(named)]));
});

it('the benchmark measures 2,000 shows and 100 lines on a slow processor', () => {
  const sources = readdirSync('scripts/bench', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.\w+$/.test(name))
    .map((name) => readFileSync(join('scripts/bench', name), 'utf8'));
  expect(slowness).toBe(4);
  expect(sources.join('\n')).toMatch(/largest = programmeOf\(2000\)/);
  expect(sources.join('\n')).toMatch(/\[1, 50, 100, 500\]/);
});
