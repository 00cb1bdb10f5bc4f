/** Loads the new version, which is there and waits. */
type Load = () => void;

let waiting: Load | undefined;
const listeners = new Set<() => void>();

/** A new version of the shop waits for the visitor's word. */
export function announceNewVersion(load: Load): void {
  waiting = load;
  listeners.forEach((react) => react());
}

/** What loads a new version that waits; `undefined` where there is none. */
export function newVersion(): Load | undefined {
  return waiting;
}

/** Calls back with every new version. Returns what ends it. */
export function onNewVersion(react: () => void): () => void {
  listeners.add(react);
  return () => listeners.delete(react);
}
