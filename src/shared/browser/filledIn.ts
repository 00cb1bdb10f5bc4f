/** Whether a reload might lose input; also for any third-party frame, whose forms are not readable. */
export function isAnythingFilledIn(): boolean {
  if (document.querySelector('main iframe, footer iframe')) return true;
  return [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].some(
    ({ type, checked, value }) => (type === 'checkbox' || type === 'radio' ? checked : value !== ''),
  );
}
