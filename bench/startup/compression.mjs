import { brotliCompressSync, constants } from 'node:zlib';

const compressible = /^(?:text\/|application\/(?:json|manifest|xml)|image\/svg)/;

/** @typedef {{ body: Buffer, headers: Record<string, string> }} Compressed */

/**
 * Compresses a body with brotli if the browser accepts it. Browsers accept brotli on https and on local hosts.
 * @param {Buffer} body
 * @param {{ type: string, accepted: string | undefined | null, quality: number, brotli?: Buffer | undefined }} options quality of brotli (0 to 11); `brotli` is an existing compressed copy
 * @returns {Compressed}
 */
export function compress(body, { type, accepted, quality, brotli }) {
  if (!compressible.test(type)) return { body, headers: {} };
  const vary = { Vary: 'Accept-Encoding' };
  if (/\bbr\b/.test(accepted ?? '')) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
    return {
      body: brotli ?? brotliCompressSync(body, { params }),
      headers: { ...vary, 'Content-Encoding': 'br' },
    };
  }
  return { body, headers: vary };
}
