import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openCart } from '@test/support/cartScreen';
import { carTicket, filmTicket } from '@test/support/carts';
import { minus, openTonight, plus } from '@test/support/choosing';
import { passTime, stopTime } from '@test/support/time';

const car = 'Autoticket (Stellplatz für ein Auto)';
const inOneLine = (text: string | null) => text?.replace(/\s/g, ' ');

/** What was said of the sum last, which stands behind it for screen readers alone. */
function told(sum: HTMLElement) {
  const region = sum.parentElement!.querySelector('p[aria-live=polite]')!;
  expect(region).toHaveClass('visually-hidden');
  return inOneLine(region.textContent);
}

it('the sum of what is chosen is said once the visitor has stopped, not with every press', async () => {
  await openTonight();
  const sum = () => told(screen.getByText(/^Summe: /));
  stopTime();
  await passTime(5000);
  expect(sum()).toBe('');
  for (let press = 1; press <= 3; press += 1) {
    fireEvent.click(plus(car));
    await passTime(900);
    expect(sum()).toBe('');
  }
  await passTime(100);
  expect(sum()).toBe('Summe jetzt € 32,50');
  fireEvent.click(plus(car));
  fireEvent.click(minus(car));
  fireEvent.click(minus(car));
  await passTime(1000);
  expect(sum()).toBe('Summe jetzt € 27,50');
});

it('the sum of the cart is said after a change', async () => {
  await openCart(filmTicket, carTicket);
  const sum = () => told(screen.getByText(/^Gesamtsumme: /));
  stopTime();
  await passTime(5000);
  expect(sum()).toBe('');
  fireEvent.click(plus('Metropolis'));
  await passTime(1000);
  expect(sum()).toBe('Gesamtsumme jetzt € 30,00');
});
