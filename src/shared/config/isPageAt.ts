/** Whether `pathname` is the address of a page, with or without a slash at the end. The router's matching compiles each address. */
export function isPageAt(pathname: string, address: string): boolean {
  return pathname.replace(/(.)\/$/, '$1') === address;
}
