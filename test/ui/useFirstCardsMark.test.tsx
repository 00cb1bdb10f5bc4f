import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { listed } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { startWinter } from '@test/support/server';

const marks = () => performance.getEntriesByName('first-cards');

beforeEach(() => performance.clearMarks());

it.each([paths.home.to(), paths.program.to(), paths.upcoming.to()])(
  'notes once when %s shows its first cards',
  async (address) => {
    const { user } = renderApp(address);
    expect(marks()).toHaveLength(0);
    await waitFor(() => expect(document.querySelector('.world-date, .show-card')).not.toBeNull());
    expect(marks()).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: 'Automarkt' }));
    await listed('kommende Automärkte');
    expect(marks()).toHaveLength(1);
  },
);

it('notes nothing where there is none', async () => {
  startWinter();
  renderApp(paths.program.to());
  expect(await screen.findByRole('heading', { name: 'Winterpause' })).toBeVisible();
  expect(marks()).toHaveLength(0);
});
