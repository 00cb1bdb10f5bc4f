const name = 'first-cards';

/**
 * Marks in the performance timeline, once per page load, when the first cards, show or cart are rendered.
 * Benchmarks read this mark.
 */
export function markFirstCards(): void {
  if (performance.getEntriesByName(name).length === 0) performance.mark(name);
}
