import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { vi } from 'vitest';
import { createStore, registerModules } from '@/app/store';
import type { StoreModule } from '@/shared/request/storeModule';
import { addCleanup } from './cleanups';

const files = import.meta.glob<Record<string, unknown>>('/src/features/**/*{Slice,Saga}.ts', { eager: true });

const isModule = (value: unknown): value is StoreModule =>
  typeof value === 'object' && value !== null && ('slices' in value || 'sagas' in value);

const lazyModules = Object.values(files).flatMap((file) => Object.values(file).filter(isModule));

/** A store with the real modules and without screens that records all actions. */
export function recordedStore() {
  registerModules(lazyModules);
  const actions: UnknownAction[] = [];
  const listeners = new Set<(action: unknown) => void>();
  const record: Middleware = () => (next) => (action) => {
    const result = next(action);
    actions.push(action as UnknownAction);
    for (const listener of [...listeners]) listener(action);
    return result;
  };
  const { store, stop } = createStore(record);
  addCleanup(stop);

  /** Waits for the first matching action, including past ones. */
  async function seen<Action>(match: (action: unknown) => action is Action): Promise<Action> {
    return vi.waitFor(
      () => {
        const found = actions.find(match);
        if (!found) throw new Error('not dispatched yet');
        return found as Action;
      },
      { timeout: 5000, interval: 5 },
    );
  }

  /** Waits for the next matching action and for its reactions. */
  function next<Action>(match: (action: unknown) => action is Action): Promise<Action> {
    return new Promise((resolve) => {
      const listener = (action: unknown) => {
        if (!match(action)) return;
        listeners.delete(listener);
        setTimeout(() => resolve(action), 0);
      };
      listeners.add(listener);
    });
  }
  return { store, actions, seen, next };
}
