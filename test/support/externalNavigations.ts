/** Addresses the app navigated to, in order. Replaces `@/shared/browser/leaveTo`, because jsdom cannot navigate. */
export const externalNavigations: string[] = [];

/** Navigations that replaced the history entry. */
export const replacements: string[] = [];

export function leaveTo(address: string): void {
  externalNavigations.push(address);
}

export function leaveInPlace(address: string): void {
  externalNavigations.push(address);
  replacements.push(address);
}
