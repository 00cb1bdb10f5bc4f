import type { Plugin } from 'vite';
import { loadPageFiles } from './pageFiles.ts';

const home = /^\/(?:index\.html)?(?:\?|$)/;

/**
 * Lets the preview answer an address that was not rendered with the file for such. Its own answer is index.html, which is
 * the home page's.
 */
export function shellFallback(): Plugin {
  return {
    name: 'shell-fallback',
    async configurePreviewServer({ middlewares }) {
      const { fileOfAddress } = await loadPageFiles();
      return () =>
        void middlewares.use((request, _response, next) => {
          const asked = request.originalUrl ?? '/';
          if (request.url === '/index.html' && !home.test(asked)) {
            request.url = `/${fileOfAddress(asked.replace(/[?#].*$/, ''))}`;
          }
          next();
        });
    },
  };
}
