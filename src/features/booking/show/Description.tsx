import { lazyWithRetry } from '@/shared/ui/lazyWithRetry';

/** An event's HTML description; the sanitiser is large, so it is loaded separately. */
export const Description = lazyWithRetry(async () => (await import('@/shared/ui/SafeHtml')).SafeHtml);

/** Preloads the sanitiser while the show is loading, so that both arrive together. */
export function preloadDescription(): void {
  // Rendering the description loads again and reports the error.
  Description.load().catch(() => undefined);
}
