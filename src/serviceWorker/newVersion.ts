type Load = () => void;

let waiting: Load | undefined;
const listeners = new Set<() => void>();

export function announceNewVersion(load: Load): void {
  waiting = load;
  listeners.forEach((react) => react());
}

export function newVersion(): Load | undefined {
  return waiting;
}

export function onNewVersion(react: () => void): () => void {
  listeners.add(react);
  return () => listeners.delete(react);
}
