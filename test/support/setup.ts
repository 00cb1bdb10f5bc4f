import { vi } from 'vitest';

vi.mock('@/shared/browser/leaveTo', () => import('@test/support/externalNavigations'));
// Retries without the pause of 1.5 s; `watchRequests.isolated.test.ts` tests the real pauses.
vi.mock('@/shared/config/constants', async (original) => ({
  ...(await original<object>()),
  retryDelays: [1, 1],
}));
// Facts that the owner gives later must not change the tests.
vi.mock('@/shop/ownerFacts', () => ({ ownerFacts: {} }));
// Late parts start immediately: the response of the session would arrive at any moment of a test.
vi.mock('@/shared/browser/firstScreen', () => ({
  afterFirstScreen: (react: () => void) => {
    react();
    return () => undefined;
  },
  delayFirstScreen: () => () => undefined,
  reportPageShown: () => undefined,
}));

// The sandbox's tests run without jsdom.
if (typeof window !== 'undefined') {
  // Test files share a page, but no module state.
  vi.resetModules();
  await import('./browserSetup');
}
