import { vi } from 'vitest';

vi.mock('@/lib/leaveTo', () => import('@test/support/departures'));

// The sandbox's own tests run without a browser.
if (typeof window !== 'undefined') await import('./browserSetup');
