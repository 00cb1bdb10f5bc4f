import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { carTicket, filmTicket, popcorn, storeCart } from '@test/support/carts';
import { eventLine } from '@test/support/eventLines';
import { button, heading } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';

const metropolis = 'Metropolis, Do., 16.04.2026, 20:30 Uhr';
const hint = () => screen.queryByText(/Stimmt das so\?/)?.textContent.replaceAll('\u00a0', ' ');

it('asks about two cars and one ticket as soon as they are, and no longer', async () => {
  storeCart(filmTicket, carTicket, popcorn);
  const { user } = renderApp(paths.cart.to());
  await heading('Warenkorb');
  expect(hint()).toBeUndefined();
  await user.click(button('Menge erhöhen: Autoticket (Stellplatz für ein Auto)'));
  expect(hint()).toBe(
    `${metropolis}: 2 × Autoticket (Stellplatz für ein Auto), aber nur 1 × Ticket. Stimmt das so?`,
  );
  expect(screen.getByText(/Stimmt das so/).closest('[role=status]')).not.toBeNull();
  await user.click(button('Menge erhöhen: Metropolis'));
  expect(hint()).toBeUndefined();
});

it('stops nobody, and asks again at checkout', async () => {
  storeCart({ ...filmTicket, count: 12, amount: 12 }, carTicket);
  const { user } = renderApp(paths.cart.to());
  await heading('Warenkorb');
  const asked = `${metropolis}: 12 × Ticket, aber nur 1 × Autoticket (Stellplatz für ein Auto). Stimmt das so?`;
  expect(hint()).toBe(asked);
  await user.click(button('Zur Kasse'));
  await heading('Kassa');
  expect(hint()).toBe(asked);
  expect(button('Zahlungspflichtig bestellen')).toBeEnabled();
});

it('asks about a market that was booked twice', async () => {
  storeCart(eventLine({ price: 0, count: 2 }));
  renderApp(paths.cart.to());
  await heading('Warenkorb');
  expect(hint()).toBe('Flohmarkt, So., 19.04.2026, 5:30 Uhr: 2-mal gebucht. Stimmt das so?');
});
