import type { Show } from '@/domain/entities';

const separator = '|';
const longestKey = 200;

/** Whether a key is fit to be a property: not empty, at most 200 characters, nothing that every object inherits. */
export function isSafeKey(key: string): boolean {
  return key !== '' && key.length <= longestKey && key !== 'prototype' && !(key in Object.prototype);
}

/** Whether a line is an add-on of another: its key has a pipe. */
export function isAddOnKey(key: string): boolean {
  return key.includes(separator);
}

/** The key of the line that an add-on belongs to; any other key is its own parent. */
export function parentKeyOf(key: string): string {
  return isAddOnKey(key) ? key.slice(0, key.indexOf(separator)) : key;
}

/** The key of an add-on: `<parent key>|<purchaseProductId>`. */
export function addOnKey(parentKey: string, purchaseProductId: number): string {
  return `${parentKey}${separator}${purchaseProductId}`;
}

/** The key of an add-on beside another line of the same product: `<parent key>|<purchaseProductId>|<mark>`. */
export function apartKey(key: string, mark: string | number): string {
  return [plainKey(key), mark].join(separator);
}

/** An add-on's key without the mark that sets it apart; any other key as it is. */
export function plainKey(key: string): string {
  return key.split(separator, 2).join(separator);
}

/** The product's number in an add-on's key; 0 where there is none. */
export function productNumberOf(key: string): number {
  return Number(key.split(separator)[1]) || 0;
}

function longestAddOnKey(parentKey: string): string {
  return apartKey(addOnKey(parentKey, Number.MAX_SAFE_INTEGER), Number.MIN_SAFE_INTEGER);
}

/** The key of a show's line: the backend's `showKey`, unless it or its add-ons' keys would be unsafe. */
export function showItemKey(show: Pick<Show, 'showId' | 'showKey'>): string {
  const key = show.showKey ?? '';
  const isUsable = isSafeKey(key) && !isAddOnKey(key) && isSafeKey(longestAddOnKey(key));
  return isUsable ? key : `show-${show.showId}`;
}
