import type { Show } from '@/domain/entities';

const separator = '|';
const longestKey = 200;

/** Not empty, at most 200 characters, and not inherited from `Object.prototype`. */
export function isSafeKey(key: string): boolean {
  return key !== '' && key.length <= longestKey && key !== 'prototype' && !(key in Object.prototype);
}

/** An add-on's key contains a pipe. */
export function isAddOnKey(key: string): boolean {
  return key.includes(separator);
}

/** The key of the line that an add-on belongs to; any other key is returned as is. */
export function parentKeyOf(key: string): string {
  return isAddOnKey(key) ? key.slice(0, key.indexOf(separator)) : key;
}

/** `<parent key>|<purchaseProductId>`. */
export function addOnKey(parentKey: string, purchaseProductId: number): string {
  return `${parentKey}${separator}${purchaseProductId}`;
}

/** The key of an add-on beside another line of the same product: `<parent key>|<purchaseProductId>|<suffix>`. */
export function separateKey(key: string, suffix: string | number): string {
  return [plainKey(key), suffix].join(separator);
}

/** An add-on's key without the suffix of `separateKey`; any other key is returned as is. */
export function plainKey(key: string): string {
  return key.split(separator, 2).join(separator);
}

/** The `purchaseProductId` in an add-on's key; 0 if there is none. */
export function productNumberOf(key: string): number {
  return Number(key.split(separator)[1]) || 0;
}

function longestAddOnKey(parentKey: string): string {
  return separateKey(addOnKey(parentKey, Number.MAX_SAFE_INTEGER), Number.MIN_SAFE_INTEGER);
}

/** The key of a show's line: the backend's `showKey`, unless it or the keys of its add-ons would be unsafe. */
export function showItemKey(show: Pick<Show, 'showId' | 'showKey'>): string {
  const key = show.showKey ?? '';
  const isUsable = isSafeKey(key) && !isAddOnKey(key) && isSafeKey(longestAddOnKey(key));
  return isUsable ? key : `show-${show.showId}`;
}
