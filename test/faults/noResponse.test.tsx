import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { paths } from '@/shop/paths';
import { statusTexts } from '@/shared/ui/texts';
import { renderApp } from '@test/support/renderApp';
import { currentDatabase } from '@test/support/server';
import { makeOrderSeven, shrinkDatabase } from '@test/support/smallDatabase';
import { passTime, flushPending, stopTime } from '@test/support/time';
import { visit } from '@test/support/visit';
import { distinctSceneNames, scenes, type Scene, type SceneName } from './scenes';
import { alike, reads, readsSoFar, silent } from './screenReads';

/** The screen with a price check in the background, which blocks nothing. */
const inBackground: SceneName = 'checkout';

const slowTexts = () => screen.queryAllByText(/dauert länger als üblich/);
const headings = () => document.getElementsByTagName('h1');

function buttonsNamed(name: string) {
  return [...document.querySelectorAll<HTMLElement>('main button')].filter(
    ({ textContent }) => textContent === name,
  );
}

async function open(name: SceneName) {
  const { address, before }: Scene = scenes[name];
  shrinkDatabase();
  await makeOrderSeven();
  currentDatabase().faults = reads.map((path) => ({ path, never: true }));
  before?.();
  return renderApp(address);
}

it.for(distinctSceneNames.filter((name) => !silent.has(name) && !alike.has(name)))(
  '%s reports a late response, retries, and leaves no loading flag (requirements R7)',
  async (name, { signal }) => {
    stopTime();
    const { store } = await open(name);
    // Parts of some screens are loaded one after the other.
    while (readsSoFar() === 0 && !signal.aborted) await flushPending();
    await flushPending();
    expect(screen.getByRole('progressbar', { name: statusTexts.loading })).toBeInTheDocument();
    await passTime(9900);
    expect(slowTexts()).toEqual([]);
    await passTime(200);
    if (name === inBackground) expect(slowTexts()).toEqual([]);
    else {
      expect(slowTexts()).not.toEqual([]);
      expect(buttonsNamed('Abbrechen')).not.toEqual([]);
      const before = readsSoFar();
      act(() => buttonsNamed('Erneut versuchen')[0]!.click());
      await flushPending();
      expect(readsSoFar()).toBeGreaterThan(before);
    }
    visit(paths.jobs.to());
    await flushPending();
    expect(headings()[0]).toHaveTextContent(/^Jobs/);
    expect(store.getState().loadingBar.active).toEqual({});
    expect(screen.queryByRole('progressbar')).toBeNull();
  },
);

it.each([...silent])('%s sends no request when it opens (requirements R7)', async (name) => {
  await open(name);
  await waitFor(() => expect(headings()).toHaveLength(1));
  await act(() => vi.dynamicImportSettled());
  expect(readsSoFar()).toBe(0);
  expect(screen.queryByRole('progressbar')).toBeNull();
});
