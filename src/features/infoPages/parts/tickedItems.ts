import { useSyncExternalStore } from 'react';
import { localStore } from '@/shared/browser/browserStorage';
import { parseJson } from '@/shared/text/parseJson';

const key = (list: string) => `haken-${list}`;
const noItems: readonly string[] = [];
/** Cache by list: `useSyncExternalStore` requires a stable array for an unchanged text. */
const known = new Map<string, { text: string | null; items: readonly string[] }>();
const listeners = new Set<() => void>();

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function read(list: string): readonly string[] {
  const text = localStore.read(key(list));
  const before = known.get(list);
  if (before?.text === text) return before.items;
  const stored = parseJson(text);
  const items = Array.isArray(stored) ? stored.filter(isText) : noItems;
  known.set(list, { text, items });
  return items;
}

function write(list: string, items: readonly string[]): void {
  if (items.length > 0) localStore.write(key(list), JSON.stringify(items));
  else localStore.remove(key(list));
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export function useTickedItems(list: string) {
  const ticked = useSyncExternalStore(
    subscribe,
    () => read(list),
    () => noItems,
  );
  return {
    ticked,
    toggle: (item: string) =>
      write(list, ticked.includes(item) ? ticked.filter((other) => other !== item) : [...ticked, item]),
    /** Adds to the stored items, which may differ from the rendered ones. */
    tick(item: string) {
      const stored = read(list);
      if (!stored.includes(item)) write(list, [...stored, item]);
    },
    clear: () => write(list, noItems),
  };
}
