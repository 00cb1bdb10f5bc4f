/** Where the visitor was sent, in order: jsdom cannot navigate, so this stands in for `@/lib/leaveTo`. */
export const departures: string[] = [];

export function leaveTo(address: string): void {
  departures.push(address);
}
