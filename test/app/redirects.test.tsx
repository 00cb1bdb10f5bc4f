import { expect, it } from 'vitest';
import { heading } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';

it('/giftcard leads to /kinogutschein', async () => {
  renderApp('/giftcard');
  await heading('Kinogutschein kaufen');
  expect(window.location.pathname).toBe('/kinogutschein');
});
