import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from 'prettier';
import { describe, expect, it } from 'vitest';
import { markdownOf, withPart, writePart } from '../../scripts/markdown.mjs';
import { folderWith } from './folders';

const table = {
  title: 'The cart',
  headings: ['', 'lines', 'ratio'],
  rows: [
    ['raise a count', 500, '1.40'],
    ['a|b', 1, 0.5],
  ],
};

describe('markdownOf', () => {
  it('returns title, right-aligned table and notes', () => {
    expect(markdownOf({ ...table, notes: ['Not idle.'] })).toBe(
      [
        'The cart:\n',
        '|  | lines | ratio |',
        '| --- | ---: | ---: |',
        '| raise a count | 500 | 1.40 |',
        '| a\\|b | 1 | 0.5 |\n',
        'Not idle.',
      ].join('\n'),
    );
  });
});

describe('withPart and writePart', () => {
  const text = 'before\n<!-- bench:cart -->\nold\n<!-- /bench:cart -->\nafter\n';

  it('replace the text between the comments and keep the rest', () => {
    const changed = withPart(text, 'bench:cart', 'new $&');
    expect(changed).toBe('before\n<!-- bench:cart -->\n\nnew $&\n\n<!-- /bench:cart -->\nafter\n');
    expect(withPart(changed, 'bench:cart', 'new $&')).toBe(changed);
  });

  it.each([
    ['has no comments', 'before'],
    ['has only one comment', '<!-- bench:cart -->'],
    ['has the comments in the wrong order', '<!-- /bench:cart --><!-- bench:cart -->'],
  ])('throw an error if the document %s', (_, document) => {
    expect(() => withPart(document, 'bench:cart', 'new')).toThrow(
      '<!-- bench:cart --> and <!-- /bench:cart -->',
    );
  });

  it('write the file as Prettier formats it', async () => {
    const file = join(folderWith({ 'latest.md': text }), 'latest.md');
    await writePart(file, 'bench:cart', markdownOf(table));
    const written = readFileSync(file, 'utf8');
    expect(written).toContain('| raise a count |');
    expect(await check(written, { filepath: file })).toBe(true);
  });
});
