const name = 'first-cards';

/** Marks the first cards, show or cart in the performance timeline, for benchmarks; once per page load. */
export function markFirstCards(): void {
  if (performance.getEntriesByName(name).length === 0) performance.mark(name);
}
