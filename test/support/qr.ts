import jsQr from 'jsqr';
import { screen } from '@testing-library/react';

/** Pixels of a module. */
const scale = 4;

/** What a scanner reads: the paper is white, and each part of the path is a dark square of one module. */
function read(code: Element): string | undefined {
  const size = Number(code.getAttribute('viewBox')?.split(' ')[2]);
  const pixels = new Uint8ClampedArray((size * scale) ** 2 * 4).fill(255);
  for (const [, x, y] of code.innerHTML.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let row = 0; row < scale; row += 1) {
      const start = ((Number(y) * scale + row) * size + Number(x)) * scale * 4;
      for (let byte = start; byte < start + scale * 4; byte += 1) if (byte % 4 < 3) pixels[byte] = 0;
    }
  }
  return jsQr(pixels, size * scale, size * scale)?.data;
}

/** The address in the QR code with this name. */
export async function addressInQr(name: string): Promise<string | undefined> {
  return read(await screen.findByRole('img', { name, hidden: true }));
}
