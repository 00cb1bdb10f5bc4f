import { existsSync } from 'node:fs';

/**
 * The nginx of this machine, which may not be in the path of a user who is not root.
 * @returns {string | undefined}
 */
export function installedNginx() {
  return ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx'].find((path) =>
    existsSync(path),
  );
}

/**
 * The module that lets nginx serve the build's Brotli files.
 * @returns {string | undefined}
 */
export function installedBrotliModule() {
  return ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'].find((path) => existsSync(path));
}
