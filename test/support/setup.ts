import { vi } from 'vitest';

vi.mock('@/shared/browser/leaveTo', () => import('@test/support/externalNavigations'));
// Retries without the pause of 1.5 s; `watchRequests.isolated.test.ts` tests the real pauses.
vi.mock('@/shared/config/constants', async (original) => ({
  ...(await original<object>()),
  retryDelays: [1, 1],
}));
// The session is requested immediately: a deferred response would arrive at any moment of a test.
vi.mock('@/shared/browser/whenIdle', () => ({
  whenIdle: (_isIdle: unknown, _timeoutMs: unknown, react: () => void) => {
    react();
    return () => undefined;
  },
}));

// The sandbox's tests run without jsdom.
if (typeof window !== 'undefined') {
  // Test files share a page, but no module state.
  vi.resetModules();
  await import('./browserSetup');
}
