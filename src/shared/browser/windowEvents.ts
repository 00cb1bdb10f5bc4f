type End = () => void;

/** Calls back when the page is restored from the back/forward cache, e.g. by Back from the payment page. */
export function onPageRestored(react: () => void): End {
  const listen = ({ persisted }: PageTransitionEvent) => persisted && react();
  window.addEventListener('pageshow', listen);
  return () => window.removeEventListener('pageshow', listen);
}

/** Calls back each time the page is hidden or left, which is the last chance to send something. Some browsers leave without hiding. */
export function onPageHidden(react: () => void): End {
  const reactIfHidden = () => document.visibilityState === 'hidden' && react();
  document.addEventListener('visibilitychange', reactIfHidden);
  window.addEventListener('pagehide', react);
  return () => {
    document.removeEventListener('visibilitychange', reactIfHidden);
    window.removeEventListener('pagehide', react);
  };
}

/** Calls back when another tab has changed the value under `key` in local storage. */
export function onStoredElsewhere(key: string, react: () => void): End {
  const listen = (event: StorageEvent) => event.key === key && react();
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
