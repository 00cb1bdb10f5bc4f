import { cleanup, render, screen } from '@testing-library/react';
import { Component, Suspense, type ComponentType, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { CodeLoadError, lazyWithRetry } from '@/shared/ui/lazyWithRetry';
import { takeProblems } from '@test/support/problems';
import { passTime, flushPending, stopTime } from '@test/support/time';

class Catching extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return error instanceof CodeLoadError ? `${error.code}${error.isLate ? ' late' : ''}` : 'another error';
  }
}

function show(load: () => Promise<ComponentType>) {
  const Part = lazyWithRetry(load);
  render(
    <Catching>
      <Suspense fallback="waiting">
        <Part />
      </Suspense>
    </Catching>,
  );
}

const never = () => new Promise<never>(() => undefined);

/** The import of a built component first adds a link to its stylesheet. */
function addStylesheet(): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  document.head.append(link);
  return link;
}

const outcome = () => document.body.textContent;

/** React reports errors that a boundary catches to the console. */
const takeReport = () => expect(takeProblems().join('\n')).toContain('The code did not load.');

describe('code that loads too slowly (requirements 9)', () => {
  it('times out after 120 s for a script', async () => {
    stopTime();
    show(never);
    await passTime(119_999);
    expect(outcome()).toBe('waiting');
    await passTime(1);
    expect(outcome()).toBe('CHUNK_LOAD_FAILED late');
    takeReport();
  });

  it('times out after 60 s for its stylesheet', async () => {
    stopTime();
    const loads: HTMLLinkElement[] = [];
    show(() => {
      loads.push(addStylesheet());
      return never();
    });
    await passTime(59_999);
    expect(outcome()).toBe('waiting');
    await passTime(1);
    expect(outcome()).toBe('CSS_CHUNK_LOAD_FAILED late');
    takeReport();
    loads[0]!.remove();
  });

  it('does not time out for the pending stylesheet of another component', async () => {
    stopTime();
    show(never);
    await flushPending();
    const other = addStylesheet();
    await passTime(60_000);
    expect(outcome()).toBe('waiting');
    other.remove();
  });
});

describe('code that fails (requirements 8)', () => {
  it.each([
    ['CSS_CHUNK_LOAD_FAILED', new Error('Unable to preload CSS for /assets/CartScreen-B1c2D3e.css')],
    [
      'CHUNK_LOAD_FAILED',
      new TypeError('Failed to fetch dynamically imported module: https://shop.example/assets/a-CSS4567.js'),
    ],
  ])('fails with %s', async (code, cause) => {
    show(() => Promise.reject(cause));
    expect(await screen.findByText(code)).toBeVisible();
    takeReport();
  });
});

describe('code that a navigation stops, as in Firefox', () => {
  const stopped = new TypeError('error loading dynamically imported module');

  it('shows no failure for 10 s, until the page has left, and is then loaded again', async () => {
    stopTime();
    const calls: { load: (part: ComponentType) => void; fail: (cause: Error) => void }[] = [];
    show(() => new Promise((load, fail) => calls.push({ load, fail })));
    await flushPending();
    window.dispatchEvent(new Event('beforeunload'));
    calls[0]!.fail(stopped);
    await passTime(9_999);
    expect(outcome()).toBe('waiting');
    expect(calls).toHaveLength(1);
    await passTime(1);
    expect(calls).toHaveLength(2);
    calls[1]!.load(() => 'loaded');
    await flushPending();
    expect(outcome()).toBe('loaded');
  });

  it('shows no failure if it starts to load after the navigation', async () => {
    stopTime();
    show(never);
    await flushPending();
    window.dispatchEvent(new Event('beforeunload'));
    cleanup();
    let calls = 0;
    show(() => {
      calls += 1;
      return calls === 1 ? Promise.reject(stopped) : never();
    });
    await passTime(9_999);
    expect(calls).toBe(1);
    await passTime(1);
    expect(calls).toBe(2);
    expect(outcome()).toBe('waiting');
  });

  it('waits for a second navigation, too', async () => {
    stopTime();
    let calls = 0;
    show(() => {
      calls += 1;
      return calls < 3 ? Promise.reject(stopped) : never();
    });
    window.dispatchEvent(new Event('beforeunload'));
    await passTime(9_000);
    window.dispatchEvent(new Event('beforeunload'));
    await passTime(9_999);
    expect(calls).toBe(2);
    expect(outcome()).toBe('waiting');
    await passTime(1);
    expect(calls).toBe(3);
  });

  it('fails when it fails again', async () => {
    stopTime();
    let calls = 0;
    show(() => {
      calls += 1;
      return Promise.reject(stopped);
    });
    window.dispatchEvent(new Event('beforeunload'));
    await passTime(10_000);
    expect(calls).toBe(2);
    expect(outcome()).toBe('CHUNK_LOAD_FAILED');
    takeReport();
  });
});
