/** Leaves the shop for an address that was validated before. */
export function leaveTo(address: string): void {
  window.location.assign(address);
}

/** Replaces the history entry: Back leads to the previous page. */
export function leaveInPlace(address: string): void {
  window.location.replace(address);
}
