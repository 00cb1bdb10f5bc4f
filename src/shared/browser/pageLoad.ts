/** How the browser came to load the page; `fresh` if it does not say. */
export function pageLoad(): 'fresh' | 'reload' | 'back' {
  const [entry] = performance.getEntriesByType('navigation');
  if (entry?.type === 'reload') return 'reload';
  return entry?.type === 'back_forward' ? 'back' : 'fresh';
}
