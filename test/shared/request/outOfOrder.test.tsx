import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '@/shop/paths';
import { fetchShowDetail } from '@/features/catalogue/detailApi';
import { seededRandom } from '@test/sandbox/random';
import { runCleanups } from '@test/support/cleanups';
import { callDirectly } from '@test/support/directCalls';
import { button, heading, listed } from '@test/support/screenQueries';
import { recordedStore } from '@test/support/recordedStore';
import { renderApp } from '@test/support/renderApp';
import { currentDatabase, deferResponses, disturb, requestsTo } from '@test/support/server';
import { sumLine } from '@test/support/textMatchers';
import { passTime, flushPending, stopTime } from '@test/support/time';
import { areaIn } from '@test/support/areaIn';
import { showSlice } from '@/features/booking/showSlice';

const detail = 'show/getShowDetailData';
const programme = 'show/getCurrentShows';

describe('responses out of order (requirements R8)', () => {
  it('never replace the response to the latest request, with random delays', async () => {
    const ids = [301, 302, 303, 304, 305, 501];
    stopTime();
    for (let seed = 1; seed <= 100; seed += 1) {
      // Aborted calls get a response, too.
      callDirectly();
      const random = seededRandom(seed);
      currentDatabase().random = random;
      currentDatabase().latency = [0, 12];
      const { store } = recordedStore();
      let last = 0;
      for (let step = 0; step < 5; step += 1) {
        const next = ids[Math.floor(random() * ids.length)]!;
        if (last) store.dispatch(fetchShowDetail.unsubscribe({ id: last }));
        last = next;
        const isKnown = areaIn(store, showSlice).show?.showId === last;
        store.dispatch(fetchShowDetail.subscribe({ id: last }, { isKnown }));
        // Without a screen to render, several times faster than `passTime`
        if (random() < 0.5) await vi.advanceTimersByTimeAsync(random() * 6);
      }
      // The last response and those that are later.
      await passTime(12);
      expect(areaIn(store, showSlice).isLoading, `seed ${seed}`).toBe(false);
      expect(areaIn(store, showSlice).show?.showId, `seed ${seed}`).toBe(last);
      await vi.advanceTimersByTimeAsync(12);
      expect(areaIn(store, showSlice).show?.showId, `seed ${seed}, later`).toBe(last);
      runCleanups();
    }
  });

  it('of a slow list do not replace the page of the last navigation', async () => {
    const release = deferResponses(programme, { once: true });
    const { user } = renderApp(paths.program.to());
    await heading('Kinoprogramm');
    await user.click(screen.getByRole('link', { name: 'Automarkt' }));
    await listed('kommende Automärkte');
    expect(requestsTo(programme)).toHaveLength(1);
    stopTime();
    release();
    await flushPending();
    expect(requestsTo(programme)).toHaveLength(2);
    expect(screen.getByRole('heading', { level: 1, name: 'kommende Automärkte' })).toBeVisible();
    expect(screen.getAllByRole('article')[0]).toBeVisible();
    expect(screen.queryByText('Metropolis')).toBeNull();
  });

  it('of a slow show do not replace the page of the last navigation', async () => {
    const release = deferResponses(detail, { once: true });
    const { user } = renderApp(paths.automarkt.to());
    await listed('kommende Automärkte');
    const [slow] = screen.getAllByRole('link', { name: /^Verkaufsplatz buchen/ });
    await user.click(slow!);
    await screen.findByText('Der Termin wird geladen …');
    await user.click(screen.getByRole('link', { name: 'Veranstaltungen' }));
    const [first] = await screen.findAllByRole('link', { name: /^Ticket kaufen: Oldtimertreffen/ });
    await user.click(first!);
    await screen.findByText(sumLine('Summe'));
    expect(requestsTo(detail)).toHaveLength(1);
    stopTime();
    release();
    await flushPending();
    expect(requestsTo(detail)).toHaveLength(2);
    expect(
      screen.getByRole('heading', { level: 1, name: 'Oldtimertreffen unter der Leinwand' }),
    ).toBeVisible();
    expect(screen.getByText(sumLine('Summe'))).toBeVisible();
  });
});

describe('a response that never arrives (requirements R7)', () => {
  const slow = 'Das dauert länger als üblich.';
  const screens: [string, string][] = [
    [paths.program.to(), programme],
    [paths.show.to({ idOrIdentifier: 301 }), detail],
    [paths.movie.to({ movieIdentifier: 'metropolis' }), 'movie/getMovieDetailData'],
    [paths.paymentResult.to({}, { orderid: '7' }), 'order/paymentStatus'],
  ];

  it.each(screens)(
    'on %s leaves no loading flag when the visitor leaves, and shows a hint after 10 s, with retry and cancel',
    async (address, call) => {
      disturb(call, { never: true });
      const { user, store: left, close } = renderApp(address);
      await waitFor(() => expect(requestsTo(call)).toHaveLength(1));
      expect(left.getState().loadingBar.active).not.toEqual({});
      await user.click(screen.getByRole('link', { name: 'Warenkorb' }));
      await heading('Warenkorb');
      expect(left.getState().loadingBar.active).toEqual({});
      expect(screen.queryByRole('progressbar')).toBeNull();
      close();

      // The screen's code is loaded by now.
      stopTime();
      const { store } = renderApp(address);
      await flushPending();
      await passTime(9900);
      expect(screen.queryByText(slow)).toBeNull();
      expect(screen.getByRole('progressbar')).toBeInTheDocument();
      await passTime(200);
      expect(screen.getByText(slow)).toBeVisible();
      button('Erneut versuchen').click();
      await flushPending();
      expect(requestsTo(call)).toHaveLength(3);
      expect(screen.queryByText(slow)).toBeNull();
      await passTime(10_100);
      button('Abbrechen').click();
      await flushPending();
      expect(store.getState().loadingBar.active).toEqual({});
      expect(button(/Erneut versuchen|Noch einmal nachsehen/)).toBeVisible();
      expect(screen.queryByRole('progressbar')).toBeNull();
    },
  );
});
