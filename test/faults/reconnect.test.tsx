import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { goOffline } from '@test/support/network';
import { renderApp } from '@test/support/renderApp';
import { currentDatabase } from '@test/support/server';
import { makeOrderSeven, shrinkDatabase } from '@test/support/smallDatabase';
import { distinctSceneNames, scenes, type Scene } from './scenes';
import { alike, reads, readsSoFar, silent } from './screenReads';

const failed = /Keine Verbindung|nicht zu erreichen|nicht geladen|nicht prüfen|unterbrochen/;
const failures = () => (document.querySelector('main')?.textContent ?? '').match(failed)?.[0];

it.for(distinctSceneNames.filter((name) => !silent.has(name) && !alike.has(name)))(
  '%s asks again for everything that failed when the connection returns (requirements R17)',
  async (name) => {
    const { address, before }: Scene = scenes[name];
    shrinkDatabase();
    await makeOrderSeven();
    currentDatabase().faults = reads.map((path) => ({ path, drop: true }));
    before?.();
    const comeBack = goOffline();
    renderApp(address);
    expect(await screen.findByText(/^Du bist offline\. Bestellen/)).toBeVisible();
    await waitFor(() => expect(failures()).toBeDefined());
    await act(() => vi.dynamicImportSettled());

    currentDatabase().faults = [];
    const sent = readsSoFar();
    act(comeBack);
    await waitFor(() => expect(failures()).toBeUndefined());
    expect(readsSoFar()).toBeGreaterThan(sent);
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  },
);
