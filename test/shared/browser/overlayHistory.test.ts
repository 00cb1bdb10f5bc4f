import { beforeEach, describe, expect, it, vi } from 'vitest';
import { guardHistory, startHistoryGate } from '@/shared/browser/historyGate';
import { afterOverlays, openOverlay, overlayDepth } from '@/shared/browser/overlayHistory';
import { addCleanup } from '@test/support/cleanups';
import { writeHistory } from '@test/support/newTab';

const depth = () => overlayDepth(window.history.state);
const idx = () => (window.history.state as { idx?: number } | null)?.idx;
const settled = (wanted: number) => vi.waitFor(() => expect(depth()).toBe(wanted));
const at = (address: string) => vi.waitFor(() => expect(window.location.pathname).toBe(address));

/** Addresses of the `popstate` events that reach the router. */
let heard: string[];

/** A page with an index in the history, after another one. */
beforeEach(() => {
  writeHistory('pushState', '/');
  window.history.replaceState({ idx: 0, key: 'a' }, '', '/before');
  window.history.pushState({ idx: 1, key: 'b', usr: 'kept' }, '', '/page');
  addCleanup(startHistoryGate());
  heard = [];
  const listen = () => heard.push(window.location.pathname);
  window.addEventListener('popstate', listen);
  addCleanup(() => window.removeEventListener('popstate', listen));
});

/** An overlay that Back closes, as a component is unmounted by it. */
function open() {
  const close = vi.fn(() => end());
  const end = openOverlay(close);
  addCleanup(end);
  return { close, end };
}

async function opened() {
  const overlay = open();
  await settled(1);
  return overlay;
}

it('Back closes an overlay without an event for the router', async () => {
  const { close } = await opened();
  expect(window.history.state).toMatchObject({ idx: 1, key: 'b', usr: 'kept' });
  window.history.back();
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(window.location.pathname).toBe('/page');
  expect(depth()).toBe(0);
  expect(heard).toEqual([]);
  window.history.back();
  await at('/before');
  expect(heard).toEqual(['/before']);
});

it('an overlay that closes otherwise leaves no history entry', async () => {
  const { close, end } = await opened();
  end();
  await settled(0);
  window.history.back();
  await at('/before');
  expect(close).not.toHaveBeenCalled();
  expect(heard).toEqual(['/before']);
});

it('Back closes the topmost of two overlays, and one step over both closes both', async () => {
  const below = await opened();
  const above = open();
  await settled(2);
  window.history.back();
  await vi.waitFor(() => expect(above.close).toHaveBeenCalledOnce());
  expect(below.close).not.toHaveBeenCalled();
  const again = open();
  await settled(2);
  window.history.go(-2);
  await vi.waitFor(() => expect(below.close).toHaveBeenCalledOnce());
  expect(again.close).toHaveBeenCalledOnce();
  expect(window.location.pathname).toBe('/page');
  expect(heard).toEqual([]);
});

it('an overlay that replaces another one takes its history entry', async () => {
  const { end } = await opened();
  const { length } = window.history;
  end();
  const next = open();
  await Promise.resolve();
  expect(window.history).toHaveLength(length);
  window.history.back();
  await vi.waitFor(() => expect(next.close).toHaveBeenCalledOnce());
  expect(heard).toEqual([]);
});

it('an overlay that opens during the step back of another one stays open, and Back closes it', async () => {
  const first = await opened();
  first.end();
  await Promise.resolve();
  const push = vi.spyOn(History.prototype, 'pushState');
  const { close } = open();
  // The step back has ended before.
  await vi.waitFor(() => expect(push).toHaveBeenCalledOnce());
  expect(depth()).toBe(1);
  expect(close).not.toHaveBeenCalled();
  window.history.back();
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(heard).toEqual([]);
});

it('Forward onto the entry of a closed overlay leads back to the page', async () => {
  const { close } = await opened();
  window.history.back();
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
  const steps: number[] = [];
  const go = History.prototype.go;
  vi.spyOn(window.history, 'go').mockImplementation(function record(this: History, by = 0) {
    steps.push(by);
    go.call(window.history, by);
  });
  window.history.forward();
  await vi.waitFor(() => expect(steps).toEqual([-1]));
  await settled(0);
  expect(heard).toEqual([]);
  expect(window.location.pathname).toBe('/page');
});

describe('a write of the router', () => {
  it('for a link inside an overlay replaces the overlay’s entry', async () => {
    const { length } = window.history;
    const { end } = await opened();
    window.history.pushState({ idx: 2 }, '', '/next');
    end();
    await Promise.resolve();
    expect(window.history).toHaveLength(length + 1);
    window.history.back();
    await at('/page');
    expect(depth()).toBe(0);
    expect(heard).toEqual(['/page']);
  });

  it('while the overlay is still open is left by Back', async () => {
    const { close } = await opened();
    window.history.pushState({ idx: 2 }, '', '/next');
    window.history.back();
    await at('/page');
    expect(heard).toEqual(['/page']);
    expect(close).toHaveBeenCalledOnce();
  });

  it('during a step back is placed after the page’s entry', async () => {
    const { end } = await opened();
    end();
    await Promise.resolve();
    window.history.pushState({ idx: 2 }, '', '/next');
    expect(window.location.pathname).toBe('/next');
    window.history.replaceState({ idx: 2 }, '', '/next/else');
    await settled(0);
    expect(window.location.pathname).toBe('/next/else');
    expect(idx()).toBe(2);
    expect(heard).toEqual([]);
    window.history.back();
    await at('/page');
    expect(heard).toEqual(['/page']);
  });

  it('that replaces the page under an open overlay stays when the overlay is closed', async () => {
    const { close } = await opened();
    window.history.replaceState({ idx: 1, key: 'c' }, '', '/page/filtered');
    expect(window.location.pathname).toBe('/page/filtered');
    window.history.back();
    await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(window.location.pathname).toBe('/page/filtered');
    expect(window.history.state).toEqual({ idx: 1, key: 'c' });
    expect(heard).toEqual([]);
  });
});

it('a step to another page closes open overlays, and reaches the page’s guard', async () => {
  const { close } = await opened();
  const guard = vi.fn();
  addCleanup(guardHistory(guard));
  window.history.go(-2);
  await at('/before');
  expect(close).toHaveBeenCalledOnce();
  expect(guard).toHaveBeenCalledOnce();
  expect(heard).toEqual(['/before']);
});

it('leaving the page when an overlay closes waits for the step back, which would cancel it', async () => {
  const depths: number[] = [];
  const leave = () => void depths.push(depth());
  const { end } = await opened();
  end();
  afterOverlays(leave);
  expect(depths).toEqual([]);
  await settled(0);
  expect(depths).toEqual([0]);
  afterOverlays(leave);
  expect(depths).toEqual([0, 0]);
});
