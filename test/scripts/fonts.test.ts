import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { charactersOf, fontFaces, makeFont } from '../../scripts/fonts/subset.mjs';
import { root } from '../../scripts/tool.mjs';

const faces = fontFaces();

test.each(faces)('the file of $family for $subset is what npm run fonts makes', async (face) => {
  expect((await makeFont(face)).equals(readFileSync(face.file))).toBe(true);
});

test('the fonts that a first view needs contain every character of the texts of the shop', () => {
  const german = faces.filter(({ subset }) => subset === 'german');
  const texts = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|mdx)$/.test(name))
    .map((name) => readFileSync(join(root, 'src', name), 'utf8'))
    .join('');
  // The fonts have no arrows, stars and other symbols.
  const needed = new Set(texts.match(/[\u00a0-\u218f]/g));
  for (const { range } of german) {
    expect([...needed].filter((character) => !charactersOf(range).includes(character))).toEqual([]);
  }
  expect(german).toHaveLength(2);
});

test('no character is in the ranges of two files that a western European text may need', () => {
  const figtree = faces.filter(({ family, subset }) => family === 'figtree' && subset !== 'latin-ext');
  const [latin = '', german = ''] = figtree.map(({ range }) => charactersOf(range));
  expect([...latin].filter((character) => german.includes(character))).toEqual([]);
});
