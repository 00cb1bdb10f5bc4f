import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/shared/config/paths';
import { externalNavigations } from '@test/support/externalNavigations';
import { filmTicket, giftCard, storeCart, storedCart } from '@test/support/carts';
import { button, heading, notification } from '@test/support/screenQueries';
import { fillIn, orderButton } from '@test/support/checkoutPage';
import { renderApp } from '@test/support/renderApp';
import { currentDatabase, disturb, requestsTo, startWinter } from '@test/support/server';
import { sumLine } from '@test/support/textMatchers';

const call = 'voucher/getAvailableVouchers';
const title = 'Kinogutschein kaufen';
const twenty = 'Kinogutschein € 20';
const fifty = 'Kinogutschein € 50';

async function openGiftCards(address = paths.giftCards.to()) {
  const app = renderApp(address);
  await screen.findByRole('button', { name: 'In den Warenkorb' });
  return app;
}

const countOf = (name: string) => screen.getByRole('textbox', { name: `Menge: ${name}` });
const more = (name: string) => button(`Menge erhöhen: ${name}`);
const sum = () => screen.getByText(sumLine('Summe'));
const addToCart = () => button('In den Warenkorb');
const lines = () => Object.values(storedCart() ?? {});

describe('the gift cards', () => {
  it.each([paths.giftCards.to(), paths.giftCardsByShortName.to()])(
    'are listed at %s with name, description, price and quantity',
    async (address) => {
      await openGiftCards(address);
      expect(await heading(title)).toBeVisible();
      expect(document.title).toMatch(/^Kinogutschein kaufen/);
      const offers = within(screen.getByRole('region', { name: 'Gutscheine' })).getAllByRole('listitem');
      expect(offers).toHaveLength(currentDatabase().giftCards.length);
      const first = within(offers[0]!);
      expect(first.getByRole('heading', { name: twenty })).toBeVisible();
      expect(first.getByText(/kommt als PDF/)).toBeVisible();
      expect(first.getByText('€ 20,00')).toBeVisible();
      expect(first.getByRole('textbox')).toHaveValue('0');
    },
  );

  it('are summed up while they are selected', async () => {
    const { user } = await openGiftCards();
    expect(sum()).toHaveTextContent('€ 0,00');
    await user.click(more(twenty));
    await user.click(more(twenty));
    await user.clear(countOf(fifty));
    await user.type(countOf(fifty), '3{Enter}');
    expect(sum()).toHaveTextContent('€ 190,00 inkl. USt.');
    await user.click(button(`Menge verringern: ${twenty}`));
    expect(sum()).toHaveTextContent('€ 170,00');
  });

  it('are marked with their count when they are selected', async () => {
    const { user } = await openGiftCards();
    const marks = () =>
      [...document.querySelectorAll('main [data-count]')].map((mark) => mark.getAttribute('data-count'));
    expect(marks()).toEqual([]);
    await user.click(more(fifty));
    await user.click(more(fifty));
    expect(marks()).toEqual(['2\u00a0×']);
    await user.click(button(`Menge verringern: ${fifty}`));
    await user.click(button(`Menge verringern: ${fifty}`));
    expect(marks()).toEqual([]);
  });

  it('are limited to 600 of a kind', async () => {
    const { user } = await openGiftCards();
    await user.clear(countOf(twenty));
    await user.type(countOf(twenty), '1000{Enter}');
    expect(countOf(twenty)).toHaveValue('600');
    expect(screen.getByText('Die Menge wurde auf 600 gesetzt.')).toBeVisible();
    expect(sum()).toHaveTextContent('€ 12.000,00');
  });

  it('are separate lines of the cart, after everything with a date', async () => {
    storeCart(filmTicket);
    const { user } = await openGiftCards();
    await user.click(more(twenty));
    await user.click(more(twenty));
    await user.click(more(fifty));
    await user.click(addToCart());
    await notification('Gutschein wurde dem Warenkorb hinzugefügt');
    const isVoucher = ({ productType }: { productType: string }) => productType === 'voucher';
    const vouchers = lines()
      .filter(isVoucher)
      .toSorted((one, other) => one.id - other.id);
    expect(vouchers).toMatchObject([
      { id: 5401, amount: 2, count: 2, price: 2000, totalPrice: 4000, order: 'ZZZZZZZZ', showId: 0 },
      { id: 5403, amount: 1, count: 1, price: 5000, totalPrice: 5000, order: 'ZZZZZZZZ', showId: 0 },
    ]);
    for (const { key } of vouchers) expect(key).toMatch(/^[^|]{5}$/);
    expect(countOf(twenty)).toHaveValue('0');
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Zum Warenkorb' }));
    await heading('Warenkorb');
    const rows = screen.getAllByRole('rowheader');
    expect(rows).toHaveLength(3);
    expect(rows.map((row) => row.querySelector('p')?.textContent)).toEqual(['Metropolis', twenty, fifty]);
    expect(screen.getByRole('link', { name: twenty })).toHaveAttribute('href', '/kinogutschein-kaufen');
    expect(screen.getByText(sumLine('Gesamtsumme'))).toHaveTextContent('€ 102,50');
  });

  it('increase the count of their line when they are added again', async () => {
    storeCart(giftCard('k3y5x', 2));
    const { user } = await openGiftCards();
    await user.click(more(twenty));
    await user.click(addToCart());
    await waitFor(() => expect(lines()).toMatchObject([{ key: 'k3y5x', count: 3, totalPrice: 6000 }]));
  });

  it('can be removed from the cart, even if the backend marks them as mandatory', async () => {
    currentDatabase().giftCards[0]!.mandatory = true;
    const { user } = await openGiftCards();
    await user.click(more(twenty));
    await user.click(addToCart());
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Zum Warenkorb' }));
    await heading('Warenkorb');
    await user.click(button(`Menge verringern: ${twenty}`));
    expect(await screen.findByText('Dein Warenkorb ist leer.')).toBeVisible();
  });

  it('must be selected before they are added: otherwise a hint is shown', async () => {
    const { user } = await openGiftCards();
    await user.click(addToCart());
    const hint = 'Bitte wähl zuerst, wie viele Gutscheine du möchtest.';
    expect(screen.getByText(hint)).toBeVisible();
    expect(addToCart()).toHaveAccessibleDescription(hint);
    expect(storedCart() ?? {}).toEqual({});
    await user.click(more(twenty));
    expect(screen.queryByText(hint)).toBeNull();
  });
});

describe('an order of gift cards only', () => {
  it.each([['in the season'], ['in the off-season']])('reaches the payment %s', async (time) => {
    if (time === 'in the off-season') startWinter();
    const { user } = await openGiftCards();
    await user.click(more(twenty));
    await user.click(more(fifty));
    await user.click(addToCart());
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Zum Warenkorb' }));
    await user.click(await screen.findByRole('button', { name: 'Zur Kasse' }));
    await heading('Kassa');
    await fillIn(user);
    await user.click(orderButton());
    await waitFor(() => expect(externalNavigations).toHaveLength(1));
    const sent = requestsTo('order/saveOrder')[0]!.body as { items: unknown; totalPrice: number };
    expect(sent.totalPrice).toBe(70);
    expect(sent.items).toMatchObject([
      {
        showId: 0,
        products: [
          { purchaseProductId: expect.toBeOneOf([401, 403]) as number, count: 1 },
          { purchaseProductId: expect.toBeOneOf([401, 403]) as number, count: 1 },
        ],
      },
    ]);
    const { positions } = currentDatabase().orders[0]!;
    expect(positions.map(({ name, showId }) => [name, showId]).toSorted()).toEqual([
      [twenty, 0],
      [fifty, 0],
    ]);
  });
});

describe('a response of the gift cards', () => {
  it('leaves no progress bar when it never arrives and the visitor leaves', async () => {
    disturb(call, { never: true });
    const { user } = renderApp(paths.giftCards.to());
    await heading(title);
    expect(screen.getByText('Die Gutscheine werden geladen …')).toBeVisible();
    expect(screen.getByText(/^Verschenk einen Abend im Autokino\./)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Warenkorb' }));
    await heading('Warenkorb');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('can be retried when it fails', async () => {
    disturb(call, { status: 400, times: 1 });
    const { user } = renderApp(paths.giftCards.to());
    await heading('Die Gutscheine sind gerade nicht zu erreichen');
    expect(screen.getByText('Kinogutschein kaufen', { selector: 'li[aria-current="page"]' })).toBeVisible();
    await user.click(button('Erneut versuchen'));
    expect(await screen.findByRole('heading', { name: twenty })).toBeVisible();
  });

  it('without gift cards is reported, with a link', async () => {
    disturb(call, { body: { products: [{ purchaseProductId: 9, productName: 'Rabatt', price: -5 }] } });
    renderApp(paths.giftCards.to());
    expect(await screen.findByText('Gerade gibt es keine Gutscheine online.')).toBeVisible();
    expect(screen.queryByText('Rabatt')).toBeNull();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Zum Kinoprogramm' })).toBeVisible();
  });
});
