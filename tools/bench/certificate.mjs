import { createHash, X509Certificate } from 'node:crypto';
import { join } from 'node:path';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { root } from '../../scripts/tool.mjs';

/** Host of visits with a service worker, which the shop does not register on local hosts. */
export const publicHost = 'shop.test';

/** The key and self-signed certificate of the bench's server as PEM. Browsers speak HTTP/2 only over TLS. */
export const readCertificate = () =>
  getCertificate(join(root, 'node_modules/.cache/bench'), 'bench', ['localhost', publicHost]);

/**
 * Lets Chromium trust this certificate. It caches nothing under `--ignore-certificate-errors`.
 * @returns {Promise<string[]>}
 */
export async function certificateArguments() {
  const key = new X509Certificate(await readCertificate()).publicKey.export({ type: 'spki', format: 'der' });
  const hash = createHash('sha256').update(key).digest('base64');
  return [
    `--ignore-certificate-errors-spki-list=${hash}`,
    `--host-resolver-rules=MAP ${publicHost} 127.0.0.1`,
  ];
}
