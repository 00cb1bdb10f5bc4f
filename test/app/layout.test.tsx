import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '@/shared/config/paths';
import { schemes, themeColors } from '@/shared/config/themeColors';
import { heading } from '@test/support/screenQueries';
import { renderApp } from '@test/support/renderApp';

describe('the theme colour', () => {
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
  ])('at %s the browser uses the colours of the theme', (address, { light, dark }) => {
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
    '%s redirects to %s with query and hash, and adds no history entry',
    async (old, now, title) => {
      const { origin } = window.location;
      const before = window.history.length;
      const suffix = '?utm_source=brief&next=//evil.example&url=https://evil.example/a%26b#//evil.example';
      renderApp(old + suffix);
      await heading(title);
      await waitFor(() => expect(address()).toBe(now + suffix));
      expect(window.location.origin).toBe(origin);
      expect(window.history.length).toBe(before + 1);
    },
  );

  it.each(['/programm2', '/home.htm', '/indexXhtml'])('%s does not redirect', async (unknown) => {
    renderApp(unknown);
    await heading('Seite nicht gefunden');
    expect(window.location.pathname).toBe(unknown);
  });
});
