import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/shop/paths';
import { lineNames, total } from '@test/support/cartScreen';
import { externalNavigations } from '@test/support/externalNavigations';
import { filmTicket, storeCart, storedCart } from '@test/support/carts';
import { button, heading, main, notification } from '@test/support/screenQueries';
import { fillIn, orderButton } from '@test/support/checkoutPage';
import { renderApp } from '@test/support/renderApp';
import { currentDatabase, disturb, requestsTo, startWinter } from '@test/support/server';
import { sumLine } from '@test/support/textMatchers';
import { visit } from '@test/support/visit';

const call = 'voucher/getAvailableVouchers';
const title = 'Kinogutschein kaufen';
const twenty = 'Kinogutschein € 20';
const fifty = 'Kinogutschein € 50';

const countOf = (name: string) => screen.getByRole('textbox', { name: `Menge: ${name}` });
const more = (name: string) => button(`Menge erhöhen: ${name}`);
const less = (name: string) => button(`Menge verringern: ${name}`);
const sum = () => screen.getByText(sumLine('Summe'));
const addToCart = () => button('In den Warenkorb');
const marks = () =>
  [...document.querySelectorAll('main [data-count]')].map((mark) => mark.getAttribute('data-count'));
const vouchers = () =>
  Object.values(storedCart() ?? {})
    .filter(({ productType }) => productType === 'voucher')
    .toSorted((one, other) => one.id - other.id);

async function openGiftCards(address = paths.giftCards.to()) {
  const app = renderApp(address);
  await screen.findByRole('button', { name: 'In den Warenkorb' });
  return app;
}

async function toCart(user: ReturnType<typeof renderApp>['user']) {
  await user.click(main().getByRole('link', { name: 'Zum Warenkorb' }));
  await heading('Warenkorb');
}

describe('the gift cards', () => {
  it('are listed at both addresses, summed up and marked while they are selected, up to 600 of a kind', async () => {
    const { user } = await openGiftCards(paths.giftCardsByShortName.to());
    for (const address of [paths.giftCardsByShortName.to(), paths.giftCards.to()]) {
      visit(address);
      expect(await heading(title)).toBeVisible();
      expect(document.title).toMatch(/^Kinogutschein kaufen/);
      const offers = within(screen.getByRole('region', { name: 'Gutscheine' })).getAllByRole('listitem');
      expect(offers).toHaveLength(currentDatabase().giftCards.length);
      const first = within(offers[0]!);
      expect(first.getByRole('heading', { name: twenty })).toBeVisible();
      expect(first.getByText(/kommt als PDF/)).toBeVisible();
      expect(first.getByText('€ 20,00')).toBeVisible();
      expect(first.getByRole('textbox')).toHaveValue('0');
    }
    // Something must be selected first.
    expect(sum()).toHaveTextContent('€ 0,00');
    await user.click(addToCart());
    const hint = 'Bitte wähl zuerst, wie viele Gutscheine du möchtest.';
    expect(screen.getByText(hint)).toBeVisible();
    expect(addToCart()).toHaveAccessibleDescription(hint);
    expect(storedCart() ?? {}).toEqual({});
    expect(marks()).toEqual([]);
    await user.click(more(fifty));
    expect(screen.queryByText(hint)).toBeNull();
    await user.click(more(fifty));
    expect(marks()).toEqual(['2\u00a0×']);
    expect(sum()).toHaveTextContent('€ 100,00 inkl. USt.');
    await user.click(less(fifty));
    expect(sum()).toHaveTextContent('€ 50,00');
    await user.click(less(fifty));
    expect(marks()).toEqual([]);
    await user.clear(countOf(twenty));
    await user.type(countOf(twenty), '1000{Enter}');
    expect(countOf(twenty)).toHaveValue('600');
    expect(screen.getByText('Die Menge wurde auf 600 gesetzt.')).toBeVisible();
    expect(sum()).toHaveTextContent('€ 12.000,00');
  });

  it('are separate lines after everything with a date, whose count grows, and which can be removed even if they are mandatory', async () => {
    currentDatabase().giftCards[0]!.mandatory = true;
    storeCart(filmTicket);
    const { user } = await openGiftCards();
    await user.click(more(twenty));
    await user.click(more(fifty));
    await user.click(addToCart());
    await notification('Gutschein wurde dem Warenkorb hinzugefügt');
    expect(countOf(twenty)).toHaveValue('0');
    const [{ key } = { key: '' }] = vouchers();
    await user.click(more(twenty));
    await user.click(addToCart());
    await waitFor(() =>
      expect(vouchers()).toMatchObject([
        { key, id: 5401, amount: 2, count: 2, price: 2000, totalPrice: 4000, order: 'ZZZZZZZZ', showId: 0 },
        { id: 5403, amount: 1, count: 1, price: 5000, totalPrice: 5000, order: 'ZZZZZZZZ', showId: 0 },
      ]),
    );
    for (const voucher of vouchers()) expect(voucher.key).toMatch(/^[^|]{5}$/);
    await toCart(user);
    expect(lineNames()).toEqual(['Metropolis', twenty, fifty]);
    expect(screen.getByRole('link', { name: twenty })).toHaveAttribute('href', '/kinogutschein-kaufen');
    expect(total()).toHaveTextContent('€ 102,50');
    await user.click(less(twenty));
    await user.click(less(twenty));
    expect(lineNames()).toEqual(['Metropolis', fifty]);
  });
});

describe('an order of gift cards only', () => {
  it('reaches the payment, even in the off-season', async () => {
    startWinter();
    const { user } = await openGiftCards();
    await user.click(more(twenty));
    await user.click(more(fifty));
    await user.click(addToCart());
    await toCart(user);
    await user.click(button('Zur Kasse'));
    await heading('Kassa');
    await fillIn(user);
    await user.click(orderButton());
    await waitFor(() => expect(externalNavigations).toHaveLength(1));
    const { items, totalPrice } = requestsTo('order/saveOrder')[0]!.body as {
      items: { showId: number; products: { purchaseProductId: number; count: number }[] }[];
      totalPrice: number;
    };
    expect(totalPrice).toBe(70);
    expect(items).toMatchObject([{ showId: 0 }]);
    const ids = items[0]!.products.map(({ purchaseProductId, count }) => [purchaseProductId, count]);
    expect(ids.toSorted()).toEqual([
      [401, 1],
      [403, 1],
    ]);
    const { positions } = currentDatabase().orders[0]!;
    expect(positions.map(({ name, showId }) => [name, showId]).toSorted()).toEqual([
      [twenty, 0],
      [fifty, 0],
    ]);
  });
});

describe('a response of the gift cards', () => {
  it('leaves no progress bar when it never arrives and the visitor leaves, and can be retried when it fails', async () => {
    disturb(call, { never: true });
    const { user } = renderApp(paths.giftCards.to());
    await heading(title);
    expect(screen.getByText('Die Gutscheine werden geladen …')).toBeVisible();
    expect(screen.getByText(/^Verschenk einen Abend im Autokino\./)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Warenkorb' }));
    await heading('Warenkorb');
    expect(screen.queryByRole('progressbar')).toBeNull();

    currentDatabase().faults = [];
    disturb(call, { status: 400, times: 1 });
    visit(paths.giftCards.to());
    await heading('Die Gutscheine sind gerade nicht zu erreichen');
    expect(screen.getByText(title, { selector: 'li[aria-current="page"]' })).toBeVisible();
    await user.click(button('Erneut versuchen'));
    expect(await screen.findByRole('heading', { name: twenty })).toBeVisible();
  });

  it('without gift cards is reported, with a link', async () => {
    disturb(call, { body: { products: [{ purchaseProductId: 9, productName: 'Rabatt', price: -5 }] } });
    renderApp(paths.giftCards.to());
    expect(await screen.findByText('Gerade gibt es keine Gutscheine online.')).toBeVisible();
    expect(screen.queryByText('Rabatt')).toBeNull();
    expect(main().getByRole('link', { name: 'Zum Kinoprogramm' })).toBeVisible();
  });
});
