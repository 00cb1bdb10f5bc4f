import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '@/shared/config/paths';
import { currentDatabase } from '@test/support/server';
import { focusedHeading, listed } from '@test/support/screenQueries';
import { renderApp } from '@test/support/renderApp';

const back = () => act(() => window.history.back());
const cards = () => screen.getAllByRole('link', { name: /^Tickets & Infos: Metropolis/ });

it('Back gives the focus to the link that was followed, also beside links to the same address', async () => {
  const { user } = renderApp(paths.movie.to({ movieIdentifier: 'metropolis' }));
  await waitFor(cards);
  const followed = cards()[1]!;
  const copy = followed.cloneNode(true) as HTMLElement;
  expect(followed).not.toBe(cards()[0]);
  await user.click(followed);
  await focusedHeading('Metropolis');
  expect(followed).not.toBeInTheDocument();
  back();
  await waitFor(() => expect(document.activeElement).toEqual(copy));
});

it('Back gives the focus to the heading if the link that was followed is gone', async () => {
  const { user } = renderApp(paths.program.to());
  await listed('Kinoprogramm');
  await user.click(cards()[0]!);
  await focusedHeading('Metropolis');
  const { shows } = currentDatabase();
  shows.splice(
    shows.findIndex(({ showId }) => showId === 301),
    1,
  );
  back();
  await focusedHeading('Kinoprogramm');
});

it('Back gives the focus to the heading if a link of the header was followed, or one in a new tab', async () => {
  const { user } = renderApp(paths.program.to());
  await listed('Kinoprogramm');
  fireEvent.click(cards()[0]!, { ctrlKey: true });
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Warenkorb' }));
  await focusedHeading('Warenkorb');
  back();
  await focusedHeading('Kinoprogramm');
});
