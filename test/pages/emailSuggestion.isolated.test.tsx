import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { readyToOrder, orderButton, saveOrderCall } from '@test/support/checkoutPage';
import { requestsTo } from '@test/support/server';

const loads = vi.hoisted(() => ({ count: 0 }));

vi.mock('@/shared/ui/form/emailSuggestion', () => {
  loads.count += 1;
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('there is no suggestion and no delay when the suggestion’s code fails to load', async () => {
  const { user } = await readyToOrder();
  const email = screen.getByLabelText('E-Mail-Adresse');
  fireEvent.change(email, { target: { value: 'ada@gmial.com' } });
  email.focus();
  email.blur();
  await waitFor(() => expect(loads.count).toBeGreaterThan(0));
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(orderButton());
  await waitFor(() => expect(requestsTo(saveOrderCall)).toHaveLength(1));
  expect(screen.queryByText(/^Meintest du/)).toBeNull();
});
