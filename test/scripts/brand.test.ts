// @vitest-environment jsdom
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isFlohmarktAddress, paths } from '@/shared/config/paths';
import { sharePicture } from '@/shared/config/sharePicture';
import { manifest } from '../../scripts/brand/manifest';

/** Width and height in px, from the first chunk of a PNG file. */
function sizeOf(file: string): [number, number] {
  const png = readFileSync(`public${file}`);
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

it('the served manifest equals the one made of names and paths', () => {
  expect(JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8'))).toEqual(
    JSON.parse(JSON.stringify(manifest)),
  );
  // Systems truncate longer names below the icon.
  expect(manifest.short_name.length).toBeLessThanOrEqual(12);
});

it('every icon exists in its size', () => {
  for (const { src, sizes } of manifest.icons) expect(sizeOf(src).join('x'), src).toBe(sizes);
  const html = readFileSync('index.html', 'utf8');
  const files = [...html.matchAll(/href="(\/[^"/]+)"/g)].map(([, file]) => file!);
  expect(files).toHaveLength(4);
  for (const file of files) expect(existsSync(`public${file}`), file).toBe(true);
});

it('every screenshot exists in its size', () => {
  for (const { src, sizes } of manifest.screenshots) expect(sizeOf(src).join('x'), src).toBe(sizes);
  expect(manifest.screenshots.map((screenshot) => screenshot.form_factor)).toContain('wide');
});

const origin = 'https://shop.example';

it.each([
  ['kino', ['/', '/kino/faqs', '/show/metropolis-1', '/film/gutschein-fuer-zwei', '/event/7', '/unbekannt']],
  ['kino', ['/kinoprogramm-wien/kinofilm/automarkt', '/kinoprogramm-wien/kinofilm/veranstaltungen']],
  ['flohmarkt', ['/flohmarkt-wien', '/flohmarkt-wien/regen', '/flohmarktprogramm-wien/sonntag-1']],
  ['flohmarkt', ['/flohmarktprogramm-wien', '/jetzt-flohmarktstand-buchen']],
  ['kinderflohmarkt', ['/kinderflohmarkt', '/kinderflohmarkt/preise', '/kinderflohmarkt/unbekannt']],
  ['kinderflohmarkt', ['/flohmarktprogramm-wien/kinderflohmarkt-1']],
  ['automarkt', ['/automarkt', '/automarkt/fruehling-1']],
  ['veranstaltungen', ['/veranstaltungen', '/veranstaltungen/konzert-1']],
  ['gutschein', ['/kinogutschein-kaufen', '/kinogutschein', '/kino/gutschein-verschenken']],
])('the share image %s is that of %j and exists in its size', (name, pages) => {
  for (const page of pages)
    expect(sharePicture(page, origin).address, page).toBe(`${origin}/teilen/${name}.png`);
  expect(sizeOf(`/teilen/${name}.png`)).toEqual([1200, 630]);
});

it('the share images of the flea market are those of the addresses with its header', () => {
  for (const { pattern } of Object.values(paths))
    expect(sharePicture(pattern, origin).address.includes('flohmarkt'), pattern).toBe(
      isFlohmarktAddress(pattern),
    );
});

it('every share image is drawn for an address and has a text of its own', () => {
  const shown = Object.values(paths).map(({ pattern }) => sharePicture(pattern, ''));
  const files = readdirSync('public/teilen').map((file) => `/teilen/${file}`);
  expect([...new Set(shown.map(({ address }) => address))].sort()).toEqual(files.sort());
  expect(new Set(shown.map(({ alt }) => alt)).size).toBe(files.length);
});
