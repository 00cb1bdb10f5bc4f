/** Leaves the shop for an address that was found trustworthy before. */
export function leaveTo(address: string): void {
  window.location.assign(address);
}
