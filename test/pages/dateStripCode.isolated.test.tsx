import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { paths } from '@/shared/config/paths';
import { heading } from '@test/support/screenQueries';
import { takeProblems } from '@test/support/problems';
import { renderApp } from '@test/support/renderApp';

vi.mock('@/features/catalogue/finder/DateStrip', () => {
  throw new Error('offline');
});

it('the list stays as it is when the code of the strip of days fails to load', async () => {
  renderApp(paths.program.to());
  await waitFor(() => expect(takeProblems().join()).toContain('The code did not load.'));
  await heading('Kinoprogramm');
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(10);
  expect(screen.queryByRole('alert')).toBeNull();
});
