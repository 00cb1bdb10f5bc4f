// @vitest-environment jsdom
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sharePicture } from '@/shared/config/sharePicture';
import { manifest } from '../../scripts/brand/manifest';

/** Width and height of a PNG file, which stand in its first chunk. */
function sizeOf(file: string): [number, number] {
  const png = readFileSync(`public${file}`);
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

it('the manifest that is served is the one that names and addresses make', () => {
  expect(JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8'))).toEqual(
    JSON.parse(JSON.stringify(manifest)),
  );
  // Longer names are cut under the icon.
  expect(manifest.short_name.length).toBeLessThanOrEqual(12);
});

it('every icon is there in its size', () => {
  for (const { src, sizes } of manifest.icons) expect(sizeOf(src).join('x'), src).toBe(sizes);
  const html = readFileSync('index.html', 'utf8');
  const files = [...html.matchAll(/href="(\/[^"/]+)"/g)].map(([, file]) => file!);
  expect(files).toHaveLength(4);
  for (const file of files) expect(existsSync(`public${file}`), file).toBe(true);
});

it.each(['/kino/faqs', '/flohmarkt-wien/regen'])('the picture that is shared with %s is there', (page) => {
  const { pathname } = new URL(sharePicture(page).address, 'http://localhost');
  expect(sizeOf(pathname)).toEqual([1200, 630]);
});
