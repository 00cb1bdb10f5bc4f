import { lazyWithRetry } from '@/shared/ui/lazyWithRetry';

/** An event's description, in HTML: what cleans it is heavy and comes by itself. */
export const Description = lazyWithRetry(async () => (await import('@/shared/ui/SafeHtml')).SafeHtml);

/** Fetches what shows a description while the show's answer is on the way, so that both arrive together. */
export function expectDescription(): void {
  // Whoever shows the description asks again, and tells if it cannot be had.
  Description.load().catch(() => undefined);
}
