import { isAnyOf } from '@reduxjs/toolkit';
import { describe, expect, it, vi } from 'vitest';
import { saveFeedback } from '@/features/feedback/api';
import { fetchShows } from '@/features/catalogue/showsApi';
import { mayHaveArrived } from '@/shared/request/errors';
import { recordedStore } from '@test/support/recordedStore';
import { requestsTo } from '@test/support/server';

/** How many loads of the client's code fail, and how many were started. */
const code = vi.hoisted(() => ({ losses: 3, loads: 0 }));

vi.mock('@/shared/api/client', async (importActual) => {
  code.loads += 1;
  if (code.loads <= code.losses) throw new TypeError('Failed to fetch dynamically imported module');
  return importActual();
});

const isSent = isAnyOf(saveFeedback.success, saveFeedback.fail);
const isRead = isAnyOf(fetchShows.success, fetchShows.fail);

describe('client code that does not load', () => {
  // One test, because loaded code stays loaded.
  it('leaves a form unsent, and is loaded again by a retried read or the next submission', async () => {
    const { store, next } = recordedStore();
    const press = () =>
      store.dispatch(saveFeedback.start({ topic: 'Kino', rating: 5, message: 'Schön war es.' }));
    const failed = next(isSent);
    press();
    expect((await failed).payload).toEqual({ kind: 'network', isUnsent: true });
    expect(code.loads).toBe(1);

    const read = next(isRead);
    store.dispatch(fetchShows.start({}));
    expect(fetchShows.success.match(await read)).toBe(true);
    expect(code.loads).toBe(4);
    expect(requestsTo('show/getCurrentShows')).toHaveLength(1);

    const sent = next(isSent);
    press();
    expect(saveFeedback.success.match(await sent)).toBe(true);
    expect(requestsTo('feedback/saveCustomerFeedbackForm')).toHaveLength(1);
  });
});

describe('a write that was never sent', () => {
  it('cannot have arrived, unlike one whose response was lost', () => {
    expect(mayHaveArrived({ kind: 'network', isUnsent: true })).toBe(false);
    expect(mayHaveArrived({ kind: 'network' })).toBe(true);
  });
});
