import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
import { button, focusedHeading, heading, unfitText } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { foundTitle, linkOf, looks, nothingTitle, paidOrder } from '@test/support/storno';

const field = () => screen.getByRole('textbox', { name: 'Link oder Kennung' });
const unusable = 'Das ist kein Link zum Stornieren. Prüf, ob er vollständig ist.';

async function openEntry(address = paths.storno.to()) {
  const app = renderApp(address);
  await heading(foundTitle);
  return app;
}

describe('without an identifier', () => {
  it.each([paths.storno.to(), `${paths.storno.to()}/`, `${paths.storno.to()}?stornoIdentifier=%20`])(
    '%s asks for it and for nothing else',
    async (address) => {
      await openEntry(address);
      expect(field()).toBeValid();
      expect(field()).toHaveAccessibleDescription(/Storniert wird erst, wenn du es bestätigst/);
      expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      expect(looks()).toEqual([]);
    },
  );

  it.each(['', '   ', '\u200B'])('%j is refused where it stands, with the focus there', async (typed) => {
    const { user } = await openEntry();
    if (typed) await user.type(field(), typed);
    await user.click(button('Bestellung ansehen'));
    expect(field()).toHaveFocus();
    expect(field()).toBeInvalid();
    expect(screen.getByRole('alert')).toHaveTextContent('Bitte gib den Link oder die Kennung ein.');
    await user.type(field(), 'x');
    expect(field()).toBeValid();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(looks()).toEqual([]);
  });

  it.each(['..', 'x'.repeat(201), 'https://shop.example/cart'])('%s is no identifier', async (typed) => {
    const { user } = await openEntry();
    await user.click(field());
    await user.paste(typed);
    await user.keyboard('{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent(unusable);
    expect(window.location.pathname).toBe(paths.storno.to());
    expect(looks()).toEqual([]);
  });

  it.each(['  storno-1 ', `https://shop.example${linkOf('storno-1')}`])(
    '„%s“ leads to the order’s own address, which a reload finds again',
    async (typed) => {
      await paidOrder();
      const { user, close } = await openEntry();
      await user.click(field());
      await user.paste(typed);
      await user.keyboard('{Enter}');
      await screen.findByRole('region', { name: 'Deine Bestellung' });
      await focusedHeading(foundTitle);
      expect(window.location.pathname).toBe(linkOf('storno-1'));
      close();
      renderApp(window.location.pathname);
      expect(await screen.findByText('Bestellnummer 10001')).toBeVisible();
    },
  );

  it('an identifier with odd characters arrives whole', async () => {
    const { user } = await openEntry();
    await user.click(field());
    await user.paste('a/b?c#d%20<script>');
    await user.keyboard('{Enter}');
    await heading(nothingTitle);
    expect(looks()).toEqual([{ stornoIdentifier: 'a/b?c#d%20<script>' }]);
  });
});

describe('an address with what cannot be an identifier', () => {
  it.each([
    linkOf('x'.repeat(201)),
    linkOf('-'),
    paths.storno.to({}, { stornoIdentifier: '..' }),
    paths.storno.to({}, { stornoIdentifier: 'x'.repeat(5000) }),
  ])('%s says so, asks for another and calls nothing', async (address) => {
    await openEntry(address);
    expect(screen.getByRole('alert')).toHaveTextContent(unusable);
    expect(field()).toBeInvalid();
    expect(looks()).toEqual([]);
  });

  it('loses its complaint where the visitor goes on to the plain one', async () => {
    const { user } = await openEntry(linkOf('-'));
    window.history.pushState(null, '', paths.cart.to());
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    await heading('Warenkorb');
    window.history.pushState(null, '', paths.storno.to());
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    await heading(foundTitle);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await user.click(button('Bestellung ansehen'));
    expect(field()).toBeInvalid();
  });

  it.each(['%E0%A4%A', '%00', '__proto__', 'constructor', '%3Cscript%3E', '%2e%2e%2fcart'])(
    '%s is harmless',
    async (part) => {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      renderApp(`${paths.storno.to()}/${part}`);
      await screen.findByRole('heading', { level: 1 });
      await screen.findByRole('heading', {
        level: 1,
        name: new RegExp(`${nothingTitle}|${foundTitle}|Seite nicht gefunden|Warenkorb`),
      });
      expect(unfitText()).toBeUndefined();
    },
  );
});
