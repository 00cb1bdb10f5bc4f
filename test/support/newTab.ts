/** Gives the tab an address as if it was just opened: nothing of an earlier page's overlays has a part in it. */
export function writeHistory(method: 'pushState' | 'replaceState', address: string): void {
  History.prototype[method].call(window.history, null, '', address);
}
