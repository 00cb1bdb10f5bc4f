import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { heading } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';

async function firstCard(): Promise<HTMLElement> {
  renderApp(paths.program.to());
  const [link] = await screen.findAllByRole('link', { name: /^Tickets & Infos/ });
  return link!;
}

/** Whether the press was followed here instead of being left to the browser. */
function isFollowed(link: HTMLElement, keys: object): boolean {
  let prevented = false;
  function look(event: Event) {
    prevented = event.defaultPrevented;
    // What the browser would do now is not there in a test.
    event.preventDefault();
  }
  window.addEventListener('click', look, { once: true });
  fireEvent.click(link, keys);
  return prevented;
}

it('a card leads on within the page, in a step of its own', async () => {
  const link = await firstCard();
  const before = window.history.length;
  expect(isFollowed(link, {})).toBe(true);
  await heading('Metropolis');
  expect(window.history.length).toBe(before + 1);
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'a press with %j is left to the browser',
  async (keys) => {
    const link = await firstCard();
    expect(isFollowed(link, keys)).toBe(false);
    expect(window.location.pathname).toBe(paths.program.to());
  },
);
