import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { carTicket, filmTicket, storeCart, storePlacedOrder } from '@test/support/carts';
import { departures } from '@test/support/departures';
import { button, heading } from '@test/support/look';
import { fillIn, openCheckout, orderButton, readyToOrder, saveOrderCall } from '@test/support/ordering';
import { renderApp } from '@test/support/renderApp';
import { currentWorld, holdBack, requestsTo } from '@test/support/server';

const sent = () => requestsTo(saveOrderCall);
const noted = () => (JSON.parse(localStorage.getItem('placedOrders') ?? '[]') as { state: string }[])[0];
const title = 'In einem anderen Tab wurde gerade bestellt';
const notice = async () => within((await screen.findByText(title)).closest<HTMLElement>('[role=alert]')!);

function tell(key: string) {
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });
}

function orderElsewhere(state = 'open') {
  storePlacedOrder({ orderId: '10001', orderLink: 'https://pay.example/10001', state }, filmTicket);
  tell('placedOrders');
}

function expectTyped() {
  expect(screen.getByLabelText('Vorname')).toHaveValue('Ada');
  expect(screen.getByLabelText('E-Mail-Adresse')).toHaveValue('ada@example.com');
  expect(screen.getByRole('checkbox', { name: /AGB/ })).toBeChecked();
}

async function tryToOrder(user: UserEvent) {
  await user.click(orderButton());
  await user.type(screen.getByLabelText('Nachname'), '{Enter}');
}

describe('an order from another tab', () => {
  it('leaves what was typed here, and says above it what there is to decide', async () => {
    const { user } = await readyToOrder();
    screen.getByLabelText('Vorname').focus();
    orderElsewhere();
    const found = await notice();
    expect(found.getByText(/^Deine Bestellung 10001 ist angelegt, aber noch nicht bezahlt\./)).toBeVisible();
    expect(found.getByRole('link', { name: 'Weiter zur Zahlung' })).toHaveAttribute(
      'href',
      'https://pay.example/10001',
    );
    expect(found.getByRole('link', { name: 'Zahlung prüfen' })).toHaveAttribute('href', '/bezahlung/10001');
    expectTyped();
    expect(screen.getByLabelText('Vorname')).toHaveFocus();
    await user.click(found.getByRole('link', { name: 'Zahlung prüfen' }));
    expect(await screen.findByRole('dialog', { name: 'Kassa verlassen?' })).toBeVisible();
  });

  it('blocks the order with the reason until the visitor decides to order anew', async () => {
    const { user } = await readyToOrder();
    orderElsewhere();
    const found = await notice();
    expect(orderButton()).toHaveAttribute('aria-disabled', 'true');
    expect(orderButton()).toHaveAccessibleDescription(/Bitte entscheide zuerst/);
    await tryToOrder(user);
    await waitFor(() => expect(screen.getByText(title).closest('[tabindex]')).toHaveFocus());
    expect(sent()).toEqual([]);

    await user.click(found.getByRole('button', { name: 'Neu bestellen' }));
    await waitFor(() => expect(screen.queryByText(title)).toBeNull());
    expect(document.activeElement).not.toBe(document.body);
    expect(noted()).toMatchObject({ state: 'dropped' });
    expectTyped();
    expect(sent()).toEqual([]);
    await user.click(orderButton());
    await waitFor(() => expect(departures).toHaveLength(1));
    expect(sent()).toHaveLength(1);
  });

  it('leaves what was found about the cart open: a moved show is still asked about', async () => {
    const show = currentWorld().shows.find(({ showId }) => showId === 301)!;
    show.start += 2 * 24 * 60 * 60_000;
    show.end += 2 * 24 * 60 * 60_000;
    const { user } = await readyToOrder();
    await screen.findByText(/^Metropolis ist verschoben/);
    orderElsewhere();
    await user.click((await notice()).getByRole('button', { name: 'Neu bestellen' }));
    await waitFor(() => expect(screen.queryByText(title)).toBeNull());
    expect(screen.getByText(/^Metropolis ist verschoben/)).toBeVisible();
    await tryToOrder(user);
    expect(sent()).toEqual([]);
  });

  it('is told of only after an order of this tab that is on its way was answered', async () => {
    const { user } = await readyToOrder();
    const letGo = holdBack(saveOrderCall);
    await user.click(orderButton());
    expect(button('Bestellung wird gesendet …')).toHaveAttribute('aria-disabled', 'true');
    orderElsewhere();
    expect(screen.queryByText(title)).toBeNull();
    letGo();
    await waitFor(() => expect(departures).toHaveLength(1));
    expect(sent()).toHaveLength(1);
  });

  it('leaves a form in which only the terms were accepted', async () => {
    const { user } = await openCheckout();
    await user.click(screen.getByRole('checkbox', { name: /AGB/ }));
    orderElsewhere();
    await notice();
    expect(screen.getByRole('checkbox', { name: /AGB/ })).toBeChecked();
  });

  it('keeps back an order that waited for the prices', async () => {
    const letGo = holdBack('show/getShowDetailData');
    storeCart(filmTicket, carTicket);
    const { user } = renderApp(paths.checkout.to());
    await heading('Kassa');
    await fillIn(user);
    await user.click(orderButton());
    expect(button('Preise werden geprüft …')).toHaveAttribute('aria-disabled', 'true');
    orderElsewhere();
    await notice();
    letGo();
    await waitFor(() => expect(orderButton()).toHaveAttribute('aria-disabled', 'true'));
    await waitFor(() => expect(screen.getByText(title).closest('[tabindex]')).toHaveFocus());
    expectTyped();
    expect(sent()).toEqual([]);
  });

  it('that needs no payment any more gives the button back', async () => {
    await readyToOrder();
    orderElsewhere();
    await notice();
    orderElsewhere('lost');
    await waitFor(() => expect(screen.queryByText(title)).toBeNull());
    expect(orderButton()).not.toHaveAttribute('aria-disabled');
    expectTyped();
  });

  it('is shown in place of a form in which nothing was typed', async () => {
    await openCheckout();
    orderElsewhere();
    await heading('Zahlung nicht abgeschlossen');
    expect(screen.queryByText(title)).toBeNull();
  });

  it('does not outlast an order of one’s own', async () => {
    const { user } = await readyToOrder();
    orderElsewhere();
    await user.click((await notice()).getByRole('button', { name: 'Neu bestellen' }));
    await waitFor(() => expect(orderButton()).not.toHaveAttribute('aria-disabled'));
    await user.click(orderButton());
    await waitFor(() => expect(departures).toHaveLength(1));
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    await heading('Zahlung nicht abgeschlossen');
    expect(screen.queryByText(title)).toBeNull();
  });
});

describe('a cart that another tab empties', () => {
  it('leaves what was typed, with nothing to order until something is there again', async () => {
    const { user } = await readyToOrder();
    storeCart();
    tell('cart');
    const empty = await screen.findByText('Der Warenkorb darf nicht leer sein.');
    expect(empty).toHaveAttribute('role', 'alert');
    expectTyped();
    expect(orderButton()).toHaveAccessibleDescription(/Dein Warenkorb ist leer\.$/);
    await tryToOrder(user);
    expect(sent()).toEqual([]);

    storeCart(filmTicket, carTicket);
    tell('cart');
    await waitFor(() => expect(orderButton()).not.toHaveAttribute('aria-disabled'));
    expectTyped();
    await user.click(orderButton());
    await waitFor(() => expect(departures).toHaveLength(1));
    expect(sent()).toHaveLength(1);
  });

  it('leaves no form where nothing was typed', async () => {
    await openCheckout();
    storeCart();
    tell('cart');
    expect(await screen.findByText('Der Warenkorb darf nicht leer sein.')).toBeVisible();
    expect(orderButton).toThrow();
  });
});
