import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isFlohmarktAddress, paths } from '@/shop/paths';
import { sharePicture } from '@/shop/sharePicture';
import { manifest } from '../../tools/brand/manifest';

/** Width and height in px, from the first chunk of a PNG file. */
function sizeOf(file: string): string {
  const png = readFileSync(`public${file}`);
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

it('the served manifest is made of names and paths, and its icons and screenshots exist in their sizes', () => {
  const served: unknown = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8'));
  expect(served).toEqual(JSON.parse(JSON.stringify(manifest)));
  // Systems truncate longer names below the icon.
  expect(manifest.short_name.length).toBeLessThanOrEqual(12);
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots])
    expect(sizeOf(src), src).toBe(sizes);
  expect(manifest.screenshots.map((screenshot) => screenshot.form_factor)).toContain('wide');
  const html = readFileSync('index.html', 'utf8');
  const files = [...html.matchAll(/href="(\/[^"/]+)"/g)].map(([, file]) => file!);
  expect(files).toHaveLength(4);
  for (const file of files) expect(existsSync(`public${file}`), file).toBe(true);
});

const pictures: Record<string, string[]> = {
  kino: [
    ...['/', '/kino/faqs', '/show/metropolis-1', '/film/gutschein-fuer-zwei', '/event/7', '/unbekannt'],
    ...['/kinoprogramm-wien/kinofilm/automarkt', '/kinoprogramm-wien/kinofilm/veranstaltungen'],
  ],
  flohmarkt: [
    ...['/flohmarkt-wien', '/flohmarkt-wien/regen', '/flohmarktprogramm-wien/sonntag-1'],
    ...['/flohmarktprogramm-wien', '/jetzt-flohmarktstand-buchen'],
  ],
  kinderflohmarkt: [
    ...['/kinderflohmarkt', '/kinderflohmarkt/preise', '/kinderflohmarkt/unbekannt'],
    '/flohmarktprogramm-wien/kinderflohmarkt-1',
  ],
  automarkt: ['/automarkt', '/automarkt/fruehling-1'],
  veranstaltungen: ['/veranstaltungen', '/veranstaltungen/konzert-1'],
  gutschein: ['/kinogutschein-kaufen', '/kinogutschein', '/kino/gutschein-verschenken'],
};

it('every kind of page has a share image of its own, drawn in its size and with a text of its own', () => {
  const origin = 'https://shop.example';
  for (const [name, pages] of Object.entries(pictures)) {
    for (const page of pages)
      expect(sharePicture(page, origin).address, page).toBe(`${origin}/teilen/${name}.png`);
    expect(sizeOf(`/teilen/${name}.png`), name).toBe('1200x630');
  }
  const shown = Object.values(paths).map(({ pattern }) => ({ pattern, ...sharePicture(pattern, '') }));
  for (const { pattern, address } of shown)
    expect(address.includes('flohmarkt'), pattern).toBe(isFlohmarktAddress(pattern));
  const files = readdirSync('public/teilen').map((file) => `/teilen/${file}`);
  expect([...new Set(shown.map(({ address }) => address))].sort()).toEqual(files.sort());
  expect(new Set(shown.map(({ alt }) => alt)).size).toBe(files.length);
});
