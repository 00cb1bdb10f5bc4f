// @vitest-environment jsdom
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
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

it.each(['/kino/faqs', '/flohmarkt-wien/regen'])('the share image of %s exists in its size', (page) => {
  const { pathname } = new URL(sharePicture(page, 'https://shop.example').address);
  expect(sizeOf(pathname)).toEqual([1200, 630]);
});
