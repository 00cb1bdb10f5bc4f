/** A separate module, so that React is evaluated in its own task (`build/chunkGroups.ts`). */
export { createRoot, hydrateRoot } from 'react-dom/client';
