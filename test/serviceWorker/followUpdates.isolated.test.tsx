import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Workbox } from 'workbox-window';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@/shop/paths';
import { passTime, stopTime } from '@test/support/time';
import { fakeContainer } from './fakeContainer';

const reloadPage = vi.hoisted(() => vi.fn());
vi.mock('@/shared/browser/reloadPage', () => ({ reloadPage }));

const minute = 60_000;

/** A page with its own instance of the modules. */
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
    /** The version that the visitor can load. */
    offered: newVersion,
    newWorkerWaits: () => worker.dispatchEvent(new Event('waiting')),
    newWorkerTakesControl: container.changeController,
  };
}

const addField = (field: ReactNode) => void render(<main>{field}</main>);

function setVisibility(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  reloadPage.mockReset();
  stopTime();
});

describe('a waiting version (requirements R16)', () => {
  it('is offered and does not load automatically', async () => {
    const page = await openPage();
    expect(page.offered()).toBeUndefined();
    page.newWorkerWaits();
    expect(page.offered()).toBeDefined();
    await passTime(10 * minute);
    expect(page.skipWaiting).not.toHaveBeenCalled();
    expect(reloadPage).not.toHaveBeenCalled();
  });

  it('reloads the page after its worker takes control, even with typed text, when the visitor requested it', async () => {
    const page = await openPage();
    addField(<input defaultValue="Ada" />);
    page.newWorkerWaits();
    page.offered()!();
    expect(page.skipWaiting).toHaveBeenCalledOnce();
    expect(reloadPage).not.toHaveBeenCalled();
    page.newWorkerTakesControl();
    expect(reloadPage).toHaveBeenCalledOnce();
  });

  it('reloads the page after a timeout when another tab has activated the worker', async () => {
    const page = await openPage();
    page.newWorkerWaits();
    page.offered()!();
    await passTime(3900);
    expect(reloadPage).not.toHaveBeenCalled();
    await passTime(200);
    expect(reloadPage).toHaveBeenCalledOnce();
  });
});

describe('a version that another tab requested (requirements R16)', () => {
  it('reloads the page when there is nothing to lose', async () => {
    const page = await openPage();
    page.newWorkerTakesControl();
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
    ['a frame, whose fields are inaccessible', <iframe key="1" title="Anmeldung" />],
  ])('is only offered when the page contains %s', async (_, field) => {
    const page = await openPage();
    addField(field);
    page.newWorkerTakesControl();
    expect(reloadPage).not.toHaveBeenCalled();
    page.offered()!();
    expect(reloadPage).toHaveBeenCalledOnce();
  });

  it.each([
    ['an empty field', <input key="1" />],
    ['an empty box', <input key="1" type="checkbox" />],
  ])('reloads the page when it contains only %s', async (_, field) => {
    const page = await openPage();
    addField(field);
    page.newWorkerTakesControl();
    expect(reloadPage).toHaveBeenCalledOnce();
  });

  it.each([
    paths.checkout.to(),
    paths.paymentResult.to({}, { orderid: '7' }),
    paths.payment.to({ orderId: '7' }),
    paths.storno.to({}, { stornoIdentifier: 'storno-7' }),
  ])('never reloads automatically at %s', async (address) => {
    window.history.replaceState(null, '', address);
    const page = await openPage();
    page.newWorkerTakesControl();
    expect(reloadPage).not.toHaveBeenCalled();
    expect(page.offered()).toBeDefined();
  });
});

describe('the first worker of a page', () => {
  it('does not reload the page and caches its earlier requests', async () => {
    const address = (path: string) => new URL(path, window.location.href).href;
    const list = address('/rest/show/getCurrentShows?s1=fetch');
    const text = address('/assets/texts/SearchResults-1.js');
    const others = ['/rest/order/paymentStatus?orderid=7', '/assets/start-1.js'].map(address);
    const entries = [list, text, ...others].map((name) => ({ name }) as PerformanceResourceTiming);
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries);
    const page = await openPage({ isControlling: false });
    const messages = page.newWorkerTakesControl();
    expect(reloadPage).not.toHaveBeenCalled();
    expect(page.offered()).toBeUndefined();
    const urlsToCache = [list, text].map((url) => [url, { credentials: 'include' }]);
    expect(messages()).toEqual([{ type: 'CACHE_URLS', payload: { urlsToCache } }]);
    page.newWorkerTakesControl();
    expect(reloadPage).toHaveBeenCalledOnce();
  });
});

describe('the check for a new version', () => {
  it('runs when the page becomes visible, at most hourly', async () => {
    const page = await openPage();
    vi.setSystemTime(Date.now() + 59 * minute);
    setVisibility('visible');
    expect(page.update).not.toHaveBeenCalled();
    vi.setSystemTime(Date.now() + 2 * minute);
    setVisibility('hidden');
    expect(page.update).not.toHaveBeenCalled();
    setVisibility('visible');
    expect(page.update).toHaveBeenCalledTimes(1);
    setVisibility('visible');
    expect(page.update).toHaveBeenCalledTimes(1);
  });

  it('ignores a network error', async () => {
    const page = await openPage();
    page.update.mockRejectedValue(new TypeError('Failed to fetch'));
    vi.setSystemTime(Date.now() + 61 * minute);
    setVisibility('visible');
    await passTime(0);
    expect(page.update).toHaveBeenCalledTimes(1);
    expect(page.offered()).toBeUndefined();
  });
});
