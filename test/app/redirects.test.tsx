import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { heading } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';

const home = 'Autokino und Flohmarkt in Wien';
const moved: [old: string, now: string, title: string][] = [
  ['/programm', '/', home],
  ['/booking', '/', home],
  ['/home', '/', home],
  ['/index', '/', home],
  ['/index.html', '/', home],
  ['/index.php', '/', home],
  ['/home.php', '/', home],
  ['/home.html', '/', home],
  ['/giftcard', '/kinogutschein', 'Kinogutschein kaufen'],
];

const address = () => window.location.pathname + window.location.search + window.location.hash;

it.each(moved)(
  '%s leads to %s with what came along, and leaves no step to go back to',
  async (old, now, title) => {
    const { origin } = window.location;
    const before = window.history.length;
    const along = '?utm_source=brief&next=//evil.example&url=https://evil.example/a%26b#//evil.example';
    renderApp(old + along);
    await heading(title);
    await waitFor(() => expect(address()).toBe(now + along));
    expect(window.location.origin).toBe(origin);
    expect(window.history.length).toBe(before + 1);
  },
);

it.each(['/programm2', '/home.htm', '/indexXhtml'])('%s is no such address', async (unknown) => {
  renderApp(unknown);
  await heading('Seite nicht gefunden');
  expect(window.location.pathname).toBe(unknown);
});
