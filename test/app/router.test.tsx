import { describe, expect, it } from 'vitest';
import { paths } from '@/shared/config/paths';
import { heading } from '@test/support/screenQueries';
import { renderApp } from '@test/support/renderApp';

describe('the page of an address', () => {
  it.each([
    ['a page', paths.cart.to(), 'Warenkorb'],
    ['a page with a slash at the end of its address', `${paths.cart.to()}/`, 'Warenkorb'],
    ['a page with escaped letters in its address', '/%63art', 'Warenkorb'],
    ['an information page', '/kino/faqs', /Fragen|FAQ/],
  ])('is shown for %s', async (_, address, title) => {
    renderApp(address);
    expect(await heading(title)).toBeVisible();
  });
});
