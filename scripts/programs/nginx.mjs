import { existsSync } from 'node:fs';

/**
 * Path of nginx, which may not be in the PATH of users other than root.
 * @returns {string | undefined}
 */
export function installedNginx() {
  return ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx'].find((path) =>
    existsSync(path),
  );
}

/**
 * Path of the module with which nginx serves the Brotli files of the build.
 * @returns {string | undefined}
 */
export function installedBrotliModule() {
  return ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'].find((path) => existsSync(path));
}
