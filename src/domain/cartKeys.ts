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

/** The key of a show's line: the backend's `showKey`, unless it or its add-ons' keys would be unsafe. */
export function showItemKey(show: Pick<Show, 'showId' | 'showKey'>): string {
  const key = show.showKey ?? '';
  const isUsable = isSafeKey(key) && !isAddOnKey(key) && isSafeKey(addOnKey(key, Number.MAX_SAFE_INTEGER));
  return isUsable ? key : `show-${show.showId}`;
}
