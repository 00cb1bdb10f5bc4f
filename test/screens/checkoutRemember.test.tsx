import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { departures } from '@test/support/departures';
import { heading, notification, unfitText } from '@test/support/look';
import { openCheckout, orderButton, readyToOrder, saveOrderCall } from '@test/support/ordering';
import { disturb } from '@test/support/server';

const storageKey = 'rememberedCustomer';
const remember = () => screen.getByRole('checkbox', { name: /^Meine Daten merken/ });
const field = (label: string) => screen.getByLabelText(label);
const stored = () => JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as unknown;
const ada = { firstName: 'Ada', lastName: 'Huber', email: 'ada@example.com', phone: '' };
const everywhere = (store: { getState: () => unknown }) =>
  JSON.stringify([store.getState(), { ...localStorage }, document.cookie, window.location.href]);

describe('what was typed', () => {
  it('is remembered nowhere unless the visitor asks', async () => {
    const { close } = await readyToOrder();
    expect(remember()).not.toBeChecked();
    expect(sessionStorage.getItem(storageKey)).toBeNull();
    close();
    await openCheckout();
    expect(field('Vorname')).toHaveValue('');
    expect(field('E-Mail-Adresse')).toHaveValue('');
  });

  it('comes back in this tab if asked for, with later changes, but never the acceptance of the terms', async () => {
    const { user, close } = await readyToOrder();
    await user.click(remember());
    expect(stored()).toEqual(ada);
    await user.type(field('Telefonnummer (freiwillig)'), '01 234');
    expect(stored()).toEqual({ ...ada, phone: '01 234' });
    close();
    await openCheckout();
    expect(remember()).toBeChecked();
    expect(field('Vorname')).toHaveValue('Ada');
    expect(field('Nachname')).toHaveValue('Huber');
    expect(field('E-Mail-Adresse')).toHaveValue('ada@example.com');
    expect(field('Telefonnummer (freiwillig)')).toHaveValue('01 234');
    expect(screen.getByRole('checkbox', { name: /AGB/ })).not.toBeChecked();
  });

  it('is forgotten at once when the visitor changes their mind, and stays in the form', async () => {
    const { user } = await readyToOrder();
    await user.click(remember());
    await user.click(remember());
    expect(sessionStorage.getItem(storageKey)).toBeNull();
    expect(field('Vorname')).toHaveValue('Ada');
    await user.type(field('Vorname'), 'lina');
    expect(sessionStorage.getItem(storageKey)).toBeNull();
  });

  it('stands neither in the store nor in what outlives the tab, whatever becomes of the order', async () => {
    disturb(saveOrderCall, { body: { success: false, errorMessage: 'Nein.' }, times: 1 });
    const { user, store } = await readyToOrder();
    await user.click(remember());
    await user.click(orderButton());
    await notification('Bestellung wurde nicht erstellt: Nein.');
    expect(everywhere(store)).not.toMatch(/ada@example|Huber/);
    await user.click(orderButton());
    await heading('Du wirst zur Zahlung weitergeleitet …');
    expect(departures).toHaveLength(1);
    expect(everywhere(store)).not.toMatch(/ada@example|Huber/);
    expect(stored()).toEqual(ada);
  });

  it('is cleaned of what cannot be seen before it is sent', async () => {
    const { user } = await readyToOrder();
    fireEvent.change(field('E-Mail-Adresse'), { target: { value: ' \u200Bada@example.com\u202E' } });
    await user.click(orderButton());
    await heading('Du wirst zur Zahlung weitergeleitet …');
    expect(departures).toHaveLength(1);
  });
});

describe('a hostile storage', () => {
  it.each([
    ['no JSON', '{"firstName":'],
    ['null', 'null'],
    ['a list', '["Ada"]'],
    ['a text', '"Ada"'],
    ['a part only', '{"firstName":"Ada"}'],
    ['numbers', '{"firstName":1,"lastName":2,"email":3,"phone":4}'],
    ['an object as a name', '{"firstName":{"a":1},"lastName":"Huber","email":"","phone":""}'],
    ['a flood', JSON.stringify({ ...ada, firstName: 'x'.repeat(100_000) })],
    ['prototypes', '{"__proto__":{"firstName":"Ada","lastName":"","email":"","phone":""}}'],
  ])('with %s counts as nothing, and is cleared', async (_, text) => {
    sessionStorage.setItem(storageKey, text);
    await openCheckout();
    expect(remember()).not.toBeChecked();
    expect(field('Vorname')).toHaveValue('');
    expect(field('Nachname')).toHaveValue('');
    expect(sessionStorage.getItem(storageKey)).toBeNull();
    expect(unfitText()).toBeUndefined();
  });

  it('that ticks the terms or hides marks in names does neither', async () => {
    const firstName = '<img src=x onerror=alert(1)>\u202E';
    sessionStorage.setItem(storageKey, JSON.stringify({ ...ada, firstName, terms: true }));
    await openCheckout();
    expect(field('Vorname')).toHaveValue('<img src=x onerror=alert(1)>');
    expect(document.querySelector('[onerror]')).toBeNull();
    expect(screen.getByRole('checkbox', { name: /AGB/ })).not.toBeChecked();
    expect(stored()).not.toHaveProperty('terms');
  });

  it('that is full or forbidden still lets the visitor order', async () => {
    const { user } = await readyToOrder();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    await user.click(remember());
    await user.type(field('Vorname'), 'm');
    await user.click(orderButton());
    await heading('Du wirst zur Zahlung weitergeleitet …');
    expect(sessionStorage.getItem(storageKey)).toBeNull();
  });
});
