import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openWrongCart, total } from '@test/support/cartScreen';
import { storedCart } from '@test/support/carts';
import { button, focusedHeading, heading, notification } from '@test/support/look';

const text =
  'Summe der Einzelpositionen stimmt nicht mit der Gesamtsumme überein. Bitte überprüfen Sie die eingegebenen Mengen!';

const box = () => within(screen.getByRole('region', { name: 'Gesamtsumme' }));

it('a total that does not fit its positions is said and bars the way to checkout', async () => {
  const { user } = await openWrongCart();
  expect(total()).toHaveTextContent('€ 0,01');
  expect(box().getByRole('alert')).toHaveTextContent(text);
  expect(button('Zur Kasse')).toHaveAttribute('aria-disabled', 'true');
  await user.click(button('Zur Kasse'));
  await notification(text);
  expect(window.location.pathname).toBe('/cart');
});

it('a total that does not fit its positions can be computed anew, and then bought', async () => {
  const { user } = await openWrongCart();
  localStorage.clear();
  await user.click(button('Summe neu berechnen'));
  expect(Object.keys(storedCart() ?? {})).toHaveLength(2);
  expect(total()).toHaveTextContent('€ 17,50');
  await notification('Alles im grünen Bereich, Aktion erfolgreich!');
  expect(box().queryByRole('alert')).toBeNull();
  await focusedHeading('Warenkorb');
  expect(button('Zur Kasse')).toHaveAttribute('aria-disabled', 'false');
  await user.click(button('Zur Kasse'));
  await heading('Kassa');
});
