/** Writes a history entry without the state of earlier overlays. */
export function writeHistory(method: 'pushState' | 'replaceState', address: string): void {
  History.prototype[method].call(window.history, null, '', address);
}
