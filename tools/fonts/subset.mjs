// `npm run fonts`: makes the font files of `src/app/fonts/faces.json`. Run it after a change there or of the packages with
// the fonts, and commit the files.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from '../../scripts/tool.mjs';

const folder = join(root, 'src/app/fonts');

/** Features that browsers apply to Latin letters by default, and figures of equal width. */
const keepFeatures = 'calt ccmp clig kern liga locl mark mkmk rclt rlig rvrn tnum'.split(' ');

/**
 * Characters of a `unicode-range`.
 * @param {string} range
 */
export function charactersOf(range) {
  const characters = range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part.split('-').map((code) => parseInt(code.replace('U+', ''), 16));
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  });
  return characters.join('');
}

/**
 * The web fonts by family and characters.
 * @returns {{ family: string, subset: string, range: string, file: string, weights: { min: number, max: number } }[]}
 */
export function fontFaces() {
  const { families, ranges } = JSON.parse(readFileSync(join(folder, 'faces.json'), 'utf8'));
  return Object.keys(families).flatMap((family) => {
    const [min, max] = families[family].weights;
    return Object.entries(ranges).map(([subset, range]) => ({
      ...{ family, subset, range, file: join(folder, `${family}-${subset}.woff2`) },
      weights: { min, max },
    }));
  });
}

/** @param {ReturnType<typeof fontFaces>[number]} face */
export function makeFont({ family, subset, range, weights }) {
  const source = `${family}-${subset === 'german' ? 'latin' : subset}-wght-normal.woff2`;
  const original = readFileSync(join(root, 'node_modules/@fontsource-variable', family, 'files', source));
  // A variable, because the types of the package do not know `keepFeatures`.
  const options = { variationAxes: { wght: weights }, keepFeatures };
  return subsetFont(original, charactersOf(range), options);
}

if (process.argv[1] === import.meta.filename) {
  for (const face of fontFaces()) {
    const font = await makeFont(face);
    writeFileSync(face.file, font);
    const licence = join(root, 'node_modules/@fontsource-variable', face.family, 'LICENSE');
    copyFileSync(licence, join(folder, `${face.family}-OFL.txt`));
    console.log(`${face.family}-${face.subset}: ${font.length} bytes`);
  }
}
