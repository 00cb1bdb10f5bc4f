import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Show } from '@/domain/entities';
import { openFinder } from '@test/support/finder';

const prepared = vi.hoisted(() => new Set<Show>());

vi.mock('@/domain/programSearch', async (original) => {
  const real = await original<typeof import('@/domain/programSearch')>();
  return {
    ...real,
    prepareSearch(show: Show) {
      prepared.add(show);
      real.prepareSearch(show);
    },
  };
});

it('every show of the list is prepared for the search before the visitor types', async () => {
  const { store } = await openFinder();
  const { shows } = store.getState().shows;
  expect(shows.length).toBeGreaterThan(10);
  await waitFor(() => expect(shows.filter((show) => !prepared.has(show))).toEqual([]));
  expect(screen.getByRole('searchbox')).toHaveValue('');
});
