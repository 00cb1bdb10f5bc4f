import { vi } from 'vitest';

vi.mock('@/shared/browser/leaveTo', () => import('@test/support/externalNavigations'));
// What waits for a quiet repeat would wait a second and a half; `watchRequests.isolated.test.ts` measures the real pauses.
vi.mock('@/shared/config/constants', async (original) => ({
  ...(await original<object>()),
  retryDelays: [1, 1],
}));
// Who is signed in is asked for at once: an answer that came a sixth of a second after the first screen would come at
// any moment of a test.
vi.mock('@/shared/browser/whenIdle', () => ({
  whenIdle: (_isCalm: unknown, _patience: unknown, react: () => void) => {
    react();
    return () => undefined;
  },
}));

// The sandbox's own tests run without a browser.
if (typeof window !== 'undefined') {
  // Files share a page, but nothing of what the app's modules keep.
  vi.resetModules();
  await import('./browserSetup');
}
