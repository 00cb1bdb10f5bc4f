import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openCart } from '@test/support/cartScreen';
import { carTicket, filmTicket } from '@test/support/carts';
import { heading } from '@test/support/look';
import { openCheckout } from '@test/support/ordering';

const steps = () => within(screen.getByRole('navigation', { name: 'Schritte der Bestellung' }));
/** The names of the steps that are marked as where the purchase stands. */
const current = () =>
  steps()
    .getAllByRole('listitem')
    .filter((item) => item.getAttribute('aria-current') === 'step')
    .map(({ textContent }) => textContent);

it('in the cart, it is the first of three steps, none of them a link', async () => {
  await openCart(filmTicket, carTicket);
  expect(steps().getAllByRole('listitem')).toHaveLength(3);
  expect(current()).toEqual(['Warenkorb']);
  expect(steps().queryByRole('link')).toBeNull();
});

it('at checkout, it is the second, and the first is done and leads back', async () => {
  const { user } = await openCheckout();
  expect(current()).toEqual(['Kassa']);
  expect(steps().getByText('Warenkorb').closest('li')).toHaveTextContent('Warenkorb (erledigt)');
  await user.click(steps().getByRole('link', { name: 'Warenkorb' }));
  await heading('Warenkorb');
  expect(current()).toEqual(['Warenkorb']);
});
