const name = 'first-cards';

/** Notes in the browser's timeline when a page's first cards were there, once a page load: measurements look for it. */
export function markFirstCards(): void {
  if (performance.getEntriesByName(name).length === 0) performance.mark(name);
}
