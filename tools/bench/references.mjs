import { fillPart } from './copies.mjs';

/** @typedef {import('./server.mjs').Server} Server */

/** @type {(server: Server, path: string, html: string) => void} */
export const addPage = (server, path, html) => server.add(path, 'text/html', html);

/** @type {(server: Server, path: string, script: string) => void} */
export const addScript = (server, path, script) => server.add(path, 'text/javascript', script);

/**
 * Adds the hand-written page: static HTML with an early request, and one small script that inserts the first content of
 * the shop as soon as the data are there. Without `request`, the data are the stored cart.
 * @param {Server} server
 * @param {string} path
 * @param {{ html: string, request: string | undefined, part: ReturnType<typeof import('./copies.mjs').changedPart> }} content
 */
export function addHandWritten(server, path, { html, request, part }) {
  const data = request
    ? 'early.then((response) => response.json())'
    : "Promise.resolve(localStorage.getItem('cart')).then(JSON.parse)";
  const early = request ? `<script>early = fetch(${JSON.stringify(request)})</script>` : '';
  const start = `<head>${early}<script defer src="${path}.js"></script>`;
  addScript(server, `${path}.js`, `${data}.then(() => (${fillPart})(${JSON.stringify(part)}));`);
  addPage(
    server,
    path,
    html.replace('<head>', () => start),
  );
}
