/** Leaves the shop for an address that was found trustworthy before. */
export function leaveTo(address: string): void {
  window.location.assign(address);
}

/** `leaveTo` in place of the page that is shown: Back leads to the one before it. */
export function leaveInPlace(address: string): void {
  window.location.replace(address);
}
