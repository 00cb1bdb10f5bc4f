import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '@/shared/config/paths';
import { currentDatabase } from '@test/support/server';
import { focusedHeading, listed, mainLinks } from '@test/support/screenQueries';
import { renderApp } from '@test/support/renderApp';

const back = () => act(() => window.history.back());
const cards = () => screen.getAllByRole('link', { name: /^Tickets & Infos: Metropolis/ });

/** The second of two links in the page to the same address. */
function repeatedLink(): HTMLElement | undefined {
  const links = mainLinks();
  const addresses = links.map((link) => link.getAttribute('href'));
  return links.find((_, index) => addresses.indexOf(addresses[index]!) < index);
}

it('Back gives the focus to the link that was followed, not to another one to the same address', async () => {
  const { user } = renderApp(paths.home.to());
  await waitFor(() => expect(repeatedLink()).toBeDefined());
  const followed = repeatedLink()!;
  const position = mainLinks().indexOf(followed);
  await user.click(followed);
  await waitFor(() => expect(followed).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  back();
  await waitFor(() => expect(document.activeElement).toHaveAttribute('href', followed.getAttribute('href')));
  expect(mainLinks().indexOf(document.activeElement as HTMLElement)).toBe(position);
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
