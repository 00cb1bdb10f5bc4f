import { afterEach, beforeEach, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { schemes, themeColors } from '@/config/themeColors';
import { renderApp } from '@test/support/renderApp';

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
