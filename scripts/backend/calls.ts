import { buyingCalls } from './calls/buying';
import type { Call } from './calls/call';
import { programmeCalls } from './calls/programme';
import { visitorCalls } from './calls/visitor';

export type { Call } from './calls/call';

/** Every call of the shop (backend, "Calls"). An order is placed before the calls that need one. */
export const calls = { ...programmeCalls, ...buyingCalls, ...visitorCalls } satisfies Record<string, Call>;

export type CallName = keyof typeof calls;
export const allCalls: [CallName, Call][] = Object.entries(calls) as [CallName, Call][];
