import { createAction } from '@reduxjs/toolkit';
import type { TrackedEvent } from '@/domain/tracking';

/**
 * Tells statistics of an event, which reaches them only with the visitor's consent. It stands in this layer because
 * several features tell, and none may import the one that knows of consent.
 */
export const track = createAction<TrackedEvent>('tracking/asked');
