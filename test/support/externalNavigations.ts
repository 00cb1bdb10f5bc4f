/** Where the visitor was sent, in order: jsdom cannot navigate, so this stands in for `@/shared/browser/leaveTo`. */
export const externalNavigations: string[] = [];

/** Those of them that took the place of the page that was left. */
export const replacements: string[] = [];

export function leaveTo(address: string): void {
  externalNavigations.push(address);
}

export function leaveInPlace(address: string): void {
  externalNavigations.push(address);
  replacements.push(address);
}
