import { vi } from 'vitest';

vi.mock('@/lib/leaveTo', () => import('@test/support/departures'));
// What waits for a quiet repeat would wait a second and a half; `watchRequests.test.ts` measures the real pauses.
vi.mock('@/config/limits', async (original) => ({ ...(await original<object>()), retryDelays: [1, 1] }));

// The sandbox's own tests run without a browser.
if (typeof window !== 'undefined') await import('./browserSetup');
