import { families, ranges } from './fonts/faces.json';
import bricolageGerman from './fonts/bricolage-grotesque-german.woff2?inline';
import bricolageLatin from './fonts/bricolage-grotesque-latin.woff2';
import bricolageLatinExt from './fonts/bricolage-grotesque-latin-ext.woff2';
import figtreeGerman from './fonts/figtree-german.woff2?inline';
import figtreeLatin from './fonts/figtree-latin.woff2';
import figtreeLatinExt from './fonts/figtree-latin-ext.woff2';

// A file of its own: the first paint waits for it or does without it (`src/prehydrate/head.ts`). It contains the fonts of
// German texts; the browser loads the others if a text needs them. `npm run fonts` makes the files for the weights and
// ranges in `fonts/faces.json`: run it after a change there.

type Family = keyof typeof families;
type Range = keyof typeof ranges;

const files: Record<Family, Record<Range, string>> = {
  figtree: { german: figtreeGerman, latin: figtreeLatin, 'latin-ext': figtreeLatinExt },
  'bricolage-grotesque': { german: bricolageGerman, latin: bricolageLatin, 'latin-ext': bricolageLatinExt },
};

/** A font of bytes is ready at once. A browser decodes one of an address later, often only after the first paint. */
const sourceOf = (address: string) =>
  address.startsWith('data:')
    ? Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (byte) => byte.charCodeAt(0))
    : `url("${address}")`;

// A page that no longer waits keeps its fallback fonts, because a change would move lines.
if (document.documentElement.dataset['fonts'] !== '') {
  for (const family of Object.keys(files) as Family[]) {
    const { name, weights } = families[family];
    for (const range of Object.keys(ranges) as Range[]) {
      const face = new FontFace(name, sourceOf(files[family][range]), {
        weight: weights.join(' '),
        unicodeRange: ranges[range],
        display: 'optional',
      });
      document.fonts.add(face);
    }
  }
}
