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
  /** Paths of the registered scopes. */
  scopes?: string[];
  isControlling?: boolean;
};

/** Adds `navigator.serviceWorker`, which jsdom lacks, until the end of the test. */
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
    /** Another worker takes control of the page. Returns a function that lists the messages it received. */
    changeController() {
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
