/**
 * Whether any field of the page holds something that loading it anew might lose; counted generously. Nobody can tell of a
 * form of others in a frame that we show.
 */
export function isAnythingFilledIn(): boolean {
  if (document.querySelector('main iframe, footer iframe')) return true;
  return [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].some(
    ({ type, checked, value }) => (type === 'checkbox' || type === 'radio' ? checked : value !== ''),
  );
}
