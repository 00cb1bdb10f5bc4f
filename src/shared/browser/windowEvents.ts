type End = () => void;

/** Calls back when the page is restored from the back/forward cache, e.g. by Back from the payment page. */
export function onPageRestored(react: () => void): End {
  const listen = ({ persisted }: PageTransitionEvent) => persisted && react();
  window.addEventListener('pageshow', listen);
  return () => window.removeEventListener('pageshow', listen);
}

/** Calls back when another tab has changed the value under `key` in local storage. */
export function onStoredElsewhere(key: string, react: () => void): End {
  const listen = (event: StorageEvent) => event.key === key && react();
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
