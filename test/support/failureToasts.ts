/** The texts of all failures that were announced; jsdom has no animation after which a toast is removed. */
export const failureToasts = () =>
  [...document.querySelectorAll('.Toastify [role=alert]')].map(({ textContent }) => textContent ?? '');
