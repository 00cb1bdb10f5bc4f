/** Leaves the shop for an address that was validated before. */
export function leaveTo(address: string): void {
  window.location.assign(address);
}

/** Like `leaveTo`, replacing the history entry: Back leads to the previous page. */
export function leaveInPlace(address: string): void {
  window.location.replace(address);
}
