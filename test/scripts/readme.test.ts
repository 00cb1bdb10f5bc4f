import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from 'prettier';
import { describe, expect, it } from 'vitest';
import { markdownOf, withPart, writePart } from '../../scripts/readme.mjs';
import { folderWith } from './folders';

const table = {
  title: 'The cart',
  headings: ['', 'lines', 'ratio'],
  rows: [
    ['raise a count', 500, '1.40'],
    ['a|b', 1, 0.5],
  ],
};

describe('a table in Markdown', () => {
  it('has its title, a rule that sets numbers to the right, and its notes below', () => {
    expect(markdownOf({ ...table, notes: ['Not quiet.'] })).toBe(
      [
        'The cart:\n',
        '|  | lines | ratio |',
        '| --- | ---: | ---: |',
        '| raise a count | 500 | 1.40 |',
        '| a\\|b | 1 | 0.5 |\n',
        'Not quiet.',
      ].join('\n'),
    );
  });
});

describe('the figures in the README', () => {
  const text = 'before\n<!-- bench:cart -->\nold\n<!-- /bench:cart -->\nafter\n';

  it('take the place of the old ones and leave the rest', () => {
    const changed = withPart(text, 'bench:cart', 'new $&');
    expect(changed).toBe('before\n<!-- bench:cart -->\n\nnew $&\n\n<!-- /bench:cart -->\nafter\n');
    expect(withPart(changed, 'bench:cart', 'new $&')).toBe(changed);
  });

  it.each([
    ['no mark', 'before'],
    ['one mark', '<!-- bench:cart -->'],
    ['the marks the wrong way round', '<!-- /bench:cart --><!-- bench:cart -->'],
  ])('are refused where there is %s', (_, readme) => {
    expect(() => withPart(readme, 'bench:cart', 'new')).toThrow('<!-- bench:cart --> … <!-- /bench:cart -->');
  });

  it('are written as the formatter wants them', async () => {
    const file = join(folderWith({ 'README.md': text }), 'README.md');
    await writePart(file, 'bench:cart', markdownOf(table));
    const written = readFileSync(file, 'utf8');
    expect(written).toContain('| raise a count |');
    expect(await check(written, { filepath: file })).toBe(true);
  });
});
