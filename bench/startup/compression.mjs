import { brotliCompressSync, constants } from 'node:zlib';

const compressible = /^(?:text\/|application\/(?:json|manifest|xml)|image\/svg)/;

/** @typedef {{ body: Buffer, headers: Record<string, string> }} Packed */

/**
 * A body as a visitor's browser takes it: with brotli, which browsers take on https and on local hosts.
 * @param {Buffer} body
 * @param {{ type: string, accepted: string | undefined | null, quality: number, brotli?: Buffer | undefined }} options brotli's quality (0 to 11) and, where there is one, what was packed before
 * @returns {Packed}
 */
export function packed(body, { type, accepted, quality, brotli }) {
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
