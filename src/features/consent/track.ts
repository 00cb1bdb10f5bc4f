import { createAction } from '@reduxjs/toolkit';
import type { TrackedEvent } from '@/domain/tracking';

/**
 * Tracks an event, which is sent only with consent. Separate from the saga, so that features do not import the
 * consent code.
 */
export const track = createAction<TrackedEvent>('tracking/asked');
