import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { charactersOf, fontFaces, makeFont } from '../../tools/fonts/subset.mjs';
import { root } from '../../scripts/tool.mjs';

const faces = fontFaces();

test('the font files are what npm run fonts makes', async () => {
  for (const face of faces)
    expect((await makeFont(face)).equals(readFileSync(face.file)), face.file).toBe(true);
});

test('the fonts of a first view contain every character of the shop’s texts, and no other font contains them', () => {
  const german = faces.filter(({ subset }) => subset === 'german');
  const texts = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|mdx)$/.test(name))
    .map((name) => readFileSync(join(root, 'src', name), 'utf8'))
    .join('');
  // The fonts have no arrows, stars and other symbols.
  const needed = new Set(texts.match(/[\u00a0-\u218f]/g));
  expect(german).toHaveLength(2);
  for (const { range } of german)
    expect([...needed].filter((character) => !charactersOf(range).includes(character))).toEqual([]);
  const figtree = faces.filter(({ family, subset }) => family === 'figtree' && subset !== 'latin-ext');
  const [latin = '', first = ''] = figtree.map(({ range }) => charactersOf(range));
  expect([...latin].filter((character) => first.includes(character))).toEqual([]);
});
