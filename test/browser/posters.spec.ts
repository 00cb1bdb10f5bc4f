import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type JsQr from 'jsqr';
import type { Page } from '@playwright/test';
import { recordingFile, type Recording } from '@test/sandbox/recorded/recording';
import { installedChromium } from '../../scripts/programs/chromium.mjs';
import { expect, test } from './fixtures';

const root = fileURLToPath(new URL('../..', import.meta.url));
const days = ['23', '24', '25', '26', '27'];
const times = ['17:00', '18:30', '20:00', '21:30', '23:00'];

/** Five films on each of five days. */
const shows = days.flatMap((day, dayIndex) =>
  times.map((time, index) => ({
    showId: 100 * (dayIndex + 1) + index,
    date: `${day}.11.2026`,
    time,
    location: index % 2 === 0 ? 'Große Leinwand' : 'Kleine Leinwand',
    movie: {
      movieId: index,
      movieName: `Die lange Reise der Frau Doktor ${index} von Wien über Brünn bis nach Prag`,
      price: '12.50',
    },
    products: [
      {
        id: 1,
        purchaseProductId: 1,
        productName: 'Auto',
        price: '5.00',
        mandatory: true,
        productOrderType: 'product',
      },
    ],
  })),
);

const recording: Recording = {
  version: 1,
  recordedAt: '2026-11-23T06:00:00Z',
  answers: [
    {
      path: 'show/getCurrentShows',
      query: { s1: 'fetch' },
      status: 200,
      contentType: 'application/json',
      body: JSON.stringify({ dataEntries: shows, publicEvents: [] }),
    },
  ],
};

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ticketshop-posters-'));
  mkdirSync(join(folder, 'recorded'));
  writeFileSync(join(folder, 'recorded', recordingFile), JSON.stringify(recording));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command; returns how to read a file that it wrote. */
async function posters(name: string, ...options: string[]) {
  const out = join(folder, name);
  await promisify(execFile)(
    process.execPath,
    ['scripts/posters.mjs', join(folder, 'recorded'), '--out', out, ...options],
    {
      cwd: root,
      env: {
        ...process.env,
        CHROMIUM_PATH: installedChromium(),
        VITE_SITE_URL: 'https://shop.example',
      },
    },
  );
  return (file: string) => readFileSync(join(out, file));
}

/** How many pages a PDF has, and their sizes in mm. */
function pagesOf(pdf: Buffer): { count: number; sizes: string[] } {
  const text = pdf.toString('latin1');
  const boxes = [...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  const size = (points = '') => Math.round((Number(points) * 25.4) / 72);
  return {
    count: [...text.matchAll(/\/Type \/Page\b/g)].length,
    sizes: [...new Set(boxes.map(([, width, height]) => `${size(width)} × ${size(height)}`))],
  };
}

/** Size of a picture, and the address in its code, which the page reads because the pixels are many. */
async function readPicture(page: Page, png: Buffer) {
  await page.addScriptTag({ path: fileURLToPath(import.meta.resolve('jsqr')) });
  return page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const { width, height } = image;
      const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')!;
      context.drawImage(image, 0, 0);
      const { jsQR } = window as unknown as { jsQR: typeof JsQr };
      return {
        width,
        height,
        address: jsQR(context.getImageData(0, 0, width, height).data, width, height)?.data,
      };
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
}

test('posters of a long week continue on a second sheet, and their codes lead to the list', async ({
  page,
}) => {
  test.slow();
  const read = await posters('week', '--kind', 'kino');
  for (const [format, size] of [
    ['a4', '210 × 297'],
    ['a3', '297 × 420'],
  ] as const) {
    expect(pagesOf(read(`woche-2026-48-kino-${format}.pdf`)), format).toEqual({ count: 2, sizes: [size] });
  }
  for (const [width, height] of [
    [1080, 1350],
    [1200, 630],
  ] as const) {
    const format = `${width}x${height}`;
    expect(await readPicture(page, read(`woche-2026-48-kino-${format}.png`)), format).toEqual({
      width,
      height,
      address: `https://shop.example/kinoprogramm-wien/kinoprogramm?utm_source=plakat&utm_medium=${format}&utm_campaign=woche-2026-48`,
    });
  }
});

test('the poster of a show is one sheet, and its code leads to the show', async ({ page }) => {
  test.slow();
  const read = await posters('show', '--show', '302');
  expect(pagesOf(read('termin-302-a4.pdf'))).toEqual({ count: 1, sizes: ['210 × 297'] });
  const { address } = await readPicture(page, read('termin-302-1200x630.png'));
  expect(address).toBe(
    'https://shop.example/show/302?utm_source=plakat&utm_medium=1200x630&utm_campaign=termin-302',
  );
});
