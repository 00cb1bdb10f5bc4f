import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Workbox } from 'workbox-window';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@/shared/config/paths';
import { passTime, stopTime } from '@test/support/time';
import { fakeContainer } from './fakeContainer';

const reloadPage = vi.hoisted(() => vi.fn());
vi.mock('@/shared/browser/reloadPage', () => ({ reloadPage }));

const minute = 60_000;

/** A page that follows the updates of its worker, with code of its own as every page has. */
async function openPage(options: { isControlling?: boolean } = { isControlling: true }) {
  vi.resetModules();
  const { followUpdates } = await import('@/serviceWorker/followUpdates');
  const { newVersion } = await import('@/serviceWorker/newVersion');
  const container = fakeContainer(options);
  const update = vi.fn(() => Promise.resolve());
  const skipWaiting = vi.fn();
  const worker = Object.assign(new EventTarget(), { update, messageSkipWaiting: skipWaiting });
  followUpdates(worker as unknown as Workbox);
  return {
    update,
    skipWaiting,
    /** What the visitor is offered. */
    offered: newVersion,
    newWorkerWaits: () => worker.dispatchEvent(new Event('waiting')),
    newWorkerTakesOver: container.carryOver,
  };
}

const addField = (field: ReactNode) => void render(<main>{field}</main>);

function comeIntoView(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  reloadPage.mockReset();
  stopTime();
});

describe('a new version that waits (requirements R16)', () => {
  it('is offered, and loads nothing by itself', async () => {
    const page = await openPage();
    expect(page.offered()).toBeUndefined();
    page.newWorkerWaits();
    expect(page.offered()).toBeDefined();
    await passTime(10 * minute);
    expect(page.skipWaiting).not.toHaveBeenCalled();
    expect(reloadPage).not.toHaveBeenCalled();
  });

  it('that is asked for takes over first, and then the page is loaded anew, whatever is typed', async () => {
    const page = await openPage();
    addField(<input defaultValue="Ada" />);
    page.newWorkerWaits();
    page.offered()!();
    expect(page.skipWaiting).toHaveBeenCalledOnce();
    expect(reloadPage).not.toHaveBeenCalled();
    page.newWorkerTakesOver();
    expect(reloadPage).toHaveBeenCalledOnce();
  });

  it('that is asked for is loaded though no worker takes over: another tab was quicker', async () => {
    const page = await openPage();
    page.newWorkerWaits();
    page.offered()!();
    await passTime(3900);
    expect(reloadPage).not.toHaveBeenCalled();
    await passTime(200);
    expect(reloadPage).toHaveBeenCalledOnce();
  });
});

describe('a new version that another tab asked for (requirements R16)', () => {
  it('comes by itself where nothing is at stake', async () => {
    const page = await openPage();
    page.newWorkerTakesOver();
    expect(reloadPage).toHaveBeenCalledOnce();
  });

  it.each([
    ['text in a field', <input key="1" defaultValue="Ada" />],
    ['text in a large field', <textarea key="1" defaultValue="Schön war es." />],
    ['a tick', <input key="1" type="checkbox" defaultChecked />],
    [
      'a choice',
      <select key="1">
        <option>Kino</option>
      </select>,
    ],
    ['a frame, of whose fields nobody knows', <iframe key="1" title="Anmeldung" />],
  ])('is offered only where there is %s', async (_, field) => {
    const page = await openPage();
    addField(field);
    page.newWorkerTakesOver();
    expect(reloadPage).not.toHaveBeenCalled();
    page.offered()!();
    expect(reloadPage).toHaveBeenCalledOnce();
  });

  it.each([
    ['an empty field', <input key="1" />],
    ['an empty box', <input key="1" type="checkbox" />],
  ])('comes by itself beside %s', async (_, field) => {
    const page = await openPage();
    addField(field);
    page.newWorkerTakesOver();
    expect(reloadPage).toHaveBeenCalledOnce();
  });

  it.each([
    paths.checkout.to(),
    paths.paymentResult.to({}, { orderid: '7' }),
    paths.payment.to({ orderId: '7' }),
    paths.storno.to({}, { stornoIdentifier: 'storno-7' }),
  ])('never comes by itself at %s', async (address) => {
    window.history.replaceState(null, '', address);
    const page = await openPage();
    page.newWorkerTakesOver();
    expect(reloadPage).not.toHaveBeenCalled();
    expect(page.offered()).toBeDefined();
  });
});

describe('the first worker of a page', () => {
  it('loads nothing anew, and gets what was asked for before it came', async () => {
    const address = (path: string) => new URL(path, window.location.href).href;
    const list = address('/rest/show/getCurrentShows?s1=fetch');
    const text = address('/assets/texts/SearchResults-1.js');
    const others = ['/rest/order/paymentStatus?orderid=7', '/assets/start-1.js'].map(address);
    const entries = [list, text, ...others].map((name) => ({ name }) as PerformanceEntry);
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries);
    const page = await openPage({ isControlling: false });
    const messages = page.newWorkerTakesOver();
    expect(reloadPage).not.toHaveBeenCalled();
    expect(page.offered()).toBeUndefined();
    const urlsToCache = [list, text].map((url) => [url, { credentials: 'include' }]);
    expect(messages()).toEqual([{ type: 'CACHE_URLS', payload: { urlsToCache } }]);
    page.newWorkerTakesOver();
    expect(reloadPage).toHaveBeenCalledOnce();
  });
});

describe('whether there is a new version', () => {
  it('is asked when the page comes back into view, hourly at most', async () => {
    const page = await openPage();
    vi.setSystemTime(Date.now() + 59 * minute);
    comeIntoView('visible');
    expect(page.update).not.toHaveBeenCalled();
    vi.setSystemTime(Date.now() + 2 * minute);
    comeIntoView('hidden');
    expect(page.update).not.toHaveBeenCalled();
    comeIntoView('visible');
    expect(page.update).toHaveBeenCalledTimes(1);
    comeIntoView('visible');
    expect(page.update).toHaveBeenCalledTimes(1);
  });

  it('stays unknown without a network, and no more is said of it', async () => {
    const page = await openPage();
    page.update.mockRejectedValue(new TypeError('Failed to fetch'));
    vi.setSystemTime(Date.now() + 61 * minute);
    comeIntoView('visible');
    await passTime(0);
    expect(page.update).toHaveBeenCalledTimes(1);
    expect(page.offered()).toBeUndefined();
  });
});
