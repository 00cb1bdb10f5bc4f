import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/shared/config/paths';
import { externalNavigations } from '@test/support/externalNavigations';
import { button, focusedHeading, heading } from '@test/support/screenQueries';
import { fillIn, openCheckout, orderButton, readyToOrder, saveOrderCall } from '@test/support/checkoutPage';
import { deferResponses } from '@test/support/server';

const leaveDialog = () => screen.findByRole('dialog', { name: 'Kassa verlassen?' });
const noQuestion = () => expect(screen.queryByRole('dialog')).toBeNull();
const toCart = () => screen.getByRole('link', { name: 'Zurück zum Warenkorb' });
const toTerms = () => screen.getByRole('link', { name: /^AGB\s?\(neues Fenster\)$/ });
const remember = () => screen.getByRole('checkbox', { name: /^Meine Daten merken/ });
const at = (address: string) => waitFor(() => expect(window.location.pathname).toBe(address));

/** Whether `beforeunload` is prevented. */
function isUnloadBlocked(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

/** Whether the shop prevents the click's navigation; jsdom itself cannot navigate. */
function isClickBlocked(link: HTMLElement, keys: MouseEventInit = {}): boolean {
  let isThrough = false;
  const listen = (event: Event) => {
    isThrough = true;
    event.preventDefault();
  };
  document.body.addEventListener('click', listen, { capture: true, once: true });
  fireEvent.click(link, { button: 0, ...keys });
  document.body.removeEventListener('click', listen, { capture: true });
  return !isThrough;
}

describe('a filled checkout', () => {
  it('asks for confirmation before a link leaves it', async () => {
    const { user } = await readyToOrder();
    await user.click(toCart());
    const dialog = within(await leaveDialog());
    expect(dialog.getByText(/geht dabei verloren/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Hier bleiben' }));
    await waitFor(noQuestion);
    expect(window.location.pathname).toBe(paths.checkout.to());
    expect(screen.getByLabelText('Vorname')).toHaveValue('Ada');
    expect(toCart()).toHaveFocus();
    await user.click(toCart());
    await leaveDialog();
    await user.keyboard('{Escape}');
    await waitFor(noQuestion);
    expect(window.location.pathname).toBe(paths.checkout.to());
  });

  it('is left after the confirmation, and the next heading gets the focus', async () => {
    const { user } = await readyToOrder();
    await user.click(toCart());
    await leaveDialog();
    await user.click(button('Verlassen'));
    await focusedHeading('Warenkorb');
    expect(window.location.pathname).toBe(paths.cart.to());
    expect(sessionStorage.getItem('rememberedCustomer')).toBeNull();
    expect(isUnloadBlocked()).toBe(false);
  });

  it('can be stored when leaving', async () => {
    const { user } = await readyToOrder();
    await user.click(toCart());
    await leaveDialog();
    await user.click(button('Merken und verlassen'));
    await focusedHeading('Warenkorb');
    await user.click(button('Zur Kasse'));
    await heading('Kassa');
    expect(screen.getByLabelText('Vorname')).toHaveValue('Ada');
    expect(remember()).toBeChecked();
  });

  it('is closed and reloaded only after the browser’s confirmation', async () => {
    await readyToOrder();
    expect(isUnloadBlocked()).toBe(true);
  });

  it('does not block links that keep the page', async () => {
    await readyToOrder();
    expect(isClickBlocked(toCart(), { ctrlKey: true })).toBe(false);
    expect(isClickBlocked(toCart(), { metaKey: true })).toBe(false);
    expect(isClickBlocked(toCart(), { shiftKey: true })).toBe(false);
    expect(isClickBlocked(toCart(), { button: 1 })).toBe(false);
    expect(isClickBlocked(toTerms())).toBe(false);
    expect(isClickBlocked(screen.getByRole('link', { name: 'Zum Inhalt springen' }))).toBe(false);
    expect(isClickBlocked(toCart())).toBe(true);
  });
});

describe('the browser history at the checkout', () => {
  async function openFromCart() {
    const app = await openCheckout();
    await app.user.click(toCart());
    await heading('Warenkorb');
    await app.user.click(button('Zur Kasse'));
    await heading('Kassa');
    return app;
  }

  it('is blocked as well: Back asks for confirmation, and its entry stays', async () => {
    const { user } = await openFromCart();
    await user.type(screen.getByLabelText('Vorname'), 'Ada');
    const { state: entry } = window.history as { state: unknown };
    act(() => window.history.back());
    await leaveDialog();
    await at(paths.checkout.to());
    await user.click(button('Hier bleiben'));
    await waitFor(noQuestion);
    expect(screen.getByLabelText('Vorname')).toHaveValue('Ada');
    await waitFor(() => expect(window.history.state).toEqual(entry));
    act(() => window.history.back());
    await leaveDialog();
    await at(paths.checkout.to());
    await user.click(button('Verlassen'));
    await focusedHeading('Warenkorb');
    expect(window.location.pathname).toBe(paths.cart.to());
    act(() => window.history.forward());
    await heading('Kassa');
    expect(window.location.pathname).toBe(paths.checkout.to());
  });

  it('works as usual without input', async () => {
    await openFromCart();
    act(() => window.history.back());
    await heading('Warenkorb');
    noQuestion();
  });

  it('works as usual when the fields are stored, which are restored', async () => {
    const { user } = await openFromCart();
    await fillIn(user);
    await user.click(remember());
    act(() => window.history.back());
    await heading('Warenkorb');
    noQuestion();
    act(() => window.history.forward());
    await heading('Kassa');
    expect(screen.getByLabelText('Vorname')).toHaveValue('Ada');
    expect(screen.getByRole('checkbox', { name: /AGB/ })).not.toBeChecked();
  });
});

describe('no confirmation is needed', () => {
  it('before anything was typed', async () => {
    const { user } = await openCheckout();
    await user.click(screen.getByRole('checkbox', { name: /AGB/ }));
    expect(isUnloadBlocked()).toBe(false);
    await user.click(toCart());
    await heading('Warenkorb');
    noQuestion();
  });

  it('after the input was cleared', async () => {
    const { user } = await openCheckout();
    await user.type(screen.getByLabelText('Vorname'), 'A{Backspace} ');
    expect(isUnloadBlocked()).toBe(false);
  });

  it('when the fields are stored', async () => {
    const { user } = await readyToOrder();
    await user.click(remember());
    expect(isUnloadBlocked()).toBe(false);
    await user.click(toCart());
    await heading('Warenkorb');
    noQuestion();
  });

  it('while the order is pending, and when going to the payment page', async () => {
    const release = deferResponses(saveOrderCall);
    const { user } = await readyToOrder();
    await user.click(orderButton());
    expect(orderButton).toThrow();
    expect(isUnloadBlocked()).toBe(false);
    release();
    await waitFor(() => expect(externalNavigations).toHaveLength(1));
    expect(isUnloadBlocked()).toBe(false);
    noQuestion();
  });
});
