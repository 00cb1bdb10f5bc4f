import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { button, heading } from '@test/support/look';
import { takeProblems } from '@test/support/problems';
import { renderApp } from '@test/support/renderApp';

function offline(): never {
  throw new Error('offline');
}

const stars = /^4,6 von 5 Sternen/;

it('a part of a text whose code does not arrive leaves the text, and comes on request', async () => {
  vi.doMock('@/screens/page/PageRating', offline);
  const { user } = renderApp('/kino/testsieger');
  expect(await screen.findByText(/^Das konnte nicht geladen werden/)).toBeVisible();
  expect(await heading(/./)).not.toHaveTextContent('konnte nicht geladen werden');
  expect(screen.getByRole('complementary', { name: 'So geht es weiter' })).toBeVisible();
  expect(takeProblems().join()).toContain('The code did not load.');
  vi.doUnmock('@/screens/page/PageRating');
  await user.click(button('Erneut versuchen'));
  await waitFor(() => expect(screen.getAllByText(stars)[0]).toBeVisible());
  expect(screen.queryByText(/^Das konnte nicht geladen werden/)).toBeNull();
});
