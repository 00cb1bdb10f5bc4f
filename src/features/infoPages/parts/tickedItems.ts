import { useSyncExternalStore } from 'react';
import { localStore } from '@/shared/browser/browserStorage';
import { parseJson } from '@/shared/text/parseJson';

const key = (list: string) => `haken-${list}`;
const nothing: readonly string[] = [];
/** By list; a text that is stored but was read already keeps its array, as React asks for. */
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
  const items = Array.isArray(stored) ? stored.filter(isText) : nothing;
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
  // Another tab with the same list.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** What is ticked in a list, by the items' words, and how that changes; kept in this browser. */
export function useTickedItems(list: string) {
  const ticked = useSyncExternalStore(
    subscribe,
    () => read(list),
    () => nothing,
  );
  return {
    ticked,
    toggle: (item: string) =>
      write(list, ticked.includes(item) ? ticked.filter((other) => other !== item) : [...ticked, item]),
    /** Ticks it beside what is stored by now, which may be more than what is shown. */
    tick(item: string) {
      const stored = read(list);
      if (!stored.includes(item)) write(list, [...stored, item]);
    },
    clear: () => write(list, nothing),
  };
}
