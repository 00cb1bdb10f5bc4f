import { brotliCompressSync, constants } from 'node:zlib';

const compressible = /^(?:text\/|application\/(?:json|manifest|xml)|image\/svg)/;

/**
 * A line that all responses share. Each call resolves when the last byte of its response would arrive.
 * @type {(line: import('./browser.mjs').Line) => (bytes: number) => Promise<unknown>}
 */
export function slowLine({ latency, bitsPerSecond }) {
  let freeAt = 0;
  return (bytes) => {
    const now = performance.now();
    freeAt = Math.max(freeAt, now + latency) + (bytes * 8 * 1000) / bitsPerSecond;
    return new Promise((resolve) => setTimeout(resolve, freeAt - now));
  };
}

/** @type {(body: Buffer, type: string, quality: number) => { body: Buffer, encoding: Record<string, string> }} */
export function compress(body, type, quality) {
  if (!compressible.test(type)) return { body, encoding: {} };
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return { body: brotliCompressSync(body, { params }), encoding: { 'Content-Encoding': 'br' } };
}
