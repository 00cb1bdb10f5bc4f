const name = 'first-cards';

/**
 * Notes in the browser's timeline when a page's first cards were there, or the show or cart that was painted in their
 * place, once a page load: measurements look for it.
 */
export function markFirstCards(): void {
  if (performance.getEntriesByName(name).length === 0) performance.mark(name);
}
