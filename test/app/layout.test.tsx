import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '@/shared/config/paths';
import { schemes, themeColors } from '@/shared/config/themeColors';
import { heading } from '@test/support/screenQueries';
import { renderApp } from '@test/support/renderApp';

describe("the theme's colour", () => {
  beforeEach(() => {
    for (const scheme of schemes) {
      const meta = document.head.appendChild(document.createElement('meta'));
      meta.name = 'theme-color';
      meta.setAttribute('media', `(prefers-color-scheme: ${scheme})`);
    }
  });

  afterEach(() => document.head.querySelectorAll('meta[name=theme-color]').forEach((meta) => meta.remove()));

  const contents = () =>
    [...document.head.querySelectorAll('meta[name=theme-color]')].map((meta) => meta.getAttribute('content'));

  it.each([
    [paths.cart.to(), themeColors.dark],
    ['/flohmarkt-unbekannt', themeColors.light],
  ])('at %s the browser’s frame has the colours of the mood', (address, { light, dark }) => {
    renderApp(address);
    expect(contents()).toEqual([light, dark]);
  });
});

describe('redirects', () => {
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
});
