import type { TrackedEvent } from '@/domain/tracking';

/** Names of this page load's events with consent to statistics, for code that is loaded after them. */
export const trackedNames = new Set<TrackedEvent['name']>();
