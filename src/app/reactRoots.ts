/** In a module of its own, so that React is evaluated with its file and not together with all of the shop. */
export { createRoot, hydrateRoot } from 'react-dom/client';
