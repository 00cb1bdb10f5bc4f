import { vi } from 'vitest';
import { addCleanup } from '@test/support/cleanups';

function fakeRegistration(scope: string) {
  const unregister = vi.fn(() => Promise.resolve(true));
  return Object.assign(new EventTarget(), { scope, unregister, active: null, waiting: null });
}

function fakeWorker() {
  return { scriptURL: new URL('/sw.js', window.location.href).href, postMessage: vi.fn() };
}

type Options = {
  /** Paths of the scopes that have a worker when the page opens. */
  scopes?: string[];
  isControlling?: boolean;
};

/** Gives jsdom, which has no service workers, a container with the given registrations until the test's end. */
export function fakeContainer({ scopes = [], isControlling = false }: Options = {}) {
  const existing = scopes.map((path) => fakeRegistration(new URL(path, window.location.href).href));
  const container = Object.assign(new EventTarget(), {
    controller: isControlling ? fakeWorker() : null,
    getRegistrations: () => Promise.resolve(existing),
    register: vi.fn((_address: string) => Promise.resolve(fakeRegistration(window.location.origin))),
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  addCleanup(() => Reflect.deleteProperty(navigator, 'serviceWorker'));
  return {
    /** Another worker controls the page from now on. Returns what tells the messages that it got. */
    carryOver() {
      const worker = fakeWorker();
      container.controller = worker;
      container.dispatchEvent(new Event('controllerchange'));
      return () => worker.postMessage.mock.calls.map(([message]: unknown[]) => message);
    },
    registered: () => container.register.mock.calls.map(([address]) => address),
    unregistered: () =>
      existing.filter((one) => one.unregister.mock.calls.length > 0).map((one) => one.scope),
  };
}
