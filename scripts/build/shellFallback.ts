import type { Plugin } from 'vite';
import { shellFile } from '../../src/serviceWorker/files.ts';

const home = /^\/(?:index\.html)?(?:\?|$)/;

/**
 * Lets the preview answer an address that was not rendered with the empty shell. Its own answer is index.html, which is
 * the home page's.
 */
export function shellFallback(): Plugin {
  return {
    name: 'shell-fallback',
    configurePreviewServer({ middlewares }) {
      return () =>
        void middlewares.use((request, _response, next) => {
          const isHome = home.test(request.originalUrl ?? '/');
          if (request.url === '/index.html' && !isHome) request.url = `/${shellFile}`;
          next();
        });
    },
  };
}
