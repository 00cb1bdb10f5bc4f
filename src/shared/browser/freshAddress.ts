import { deviceNow } from './serverClock';

/** No page reads it. */
const parameter = 'neu';

/** The address of this page that no cache knows. */
export function freshAddress(): string {
  const address = new URL(window.location.href);
  address.searchParams.set(parameter, String(deviceNow()));
  return address.href;
}

/** Removes from the address what `freshAddress` has added. */
export function restoreAddress(): void {
  const address = new URL(window.location.href);
  if (!address.searchParams.has(parameter)) return;
  address.searchParams.delete(parameter);
  window.history.replaceState(window.history.state, '', address);
}
