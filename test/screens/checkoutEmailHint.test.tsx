import { fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as spelling from '@/lib/emailSuggestion';
import { button, heading } from '@test/support/look';
import { fillIn, openCheckout, orderButton, saveOrderCall } from '@test/support/ordering';
import { requestsTo } from '@test/support/server';
import { settle, stopTime } from '@test/support/time';

const email = () => screen.getByLabelText('E-Mail-Adresse');
const hint = () => screen.findByRole('button', { name: 'Meinten Sie ada@gmail.com?' });
const noHint = () => expect(screen.queryByRole('button', { name: /^Meinten Sie/ })).toBeNull();

async function type(user: UserEvent, address: string) {
  await user.clear(email());
  await user.type(email(), address);
}

describe('a mistyped address', () => {
  it('is asked about once it is left, told to screen readers, and mended by one press', async () => {
    const { user } = await openCheckout();
    await type(user, 'ada@gmial.com');
    noHint();
    await user.tab();
    expect((await hint()).closest('[role=status]')).not.toBeNull();
    expect(screen.getByLabelText('Telefonnummer (freiwillig)')).toHaveFocus();
    await user.click(await hint());
    expect(email()).toHaveValue('ada@gmail.com');
    expect(email()).toHaveFocus();
    noHint();
  });

  it('is not asked about any more once it changes', async () => {
    const { user } = await openCheckout();
    await type(user, 'ada@gmial.com');
    await user.tab();
    await hint();
    await user.type(email(), 'm');
    noHint();
  });

  it('may be meant: the order goes out with it', async () => {
    const { user } = await openCheckout();
    await fillIn(user);
    await type(user, 'ada@gmial.com');
    await user.tab();
    await hint();
    await user.click(orderButton());
    await heading('Du wirst zur Zahlung weitergeleitet …');
    expect(requestsTo(saveOrderCall)[0]?.body).toMatchObject({ customer: { email: 'ada@gmial.com' } });
  });

  it('is not asked about in the place of a newer one that is right', async () => {
    await openCheckout();
    stopTime();
    fireEvent.focus(email());
    fireEvent.change(email(), { target: { value: 'ada@gmial.com' } });
    fireEvent.blur(email());
    fireEvent.change(email(), { target: { value: 'ada@gmx.at' } });
    await settle();
    noHint();
  });
});

describe('no hint', () => {
  it.each(['ada@gmail.com', 'ada@gmx.at', 'ada@univie.ac.at', 'ada@kino.wien', 'ada', 'ada@', ''])(
    'for „%s“',
    async (address) => {
      await openCheckout();
      stopTime();
      fireEvent.focus(email());
      fireEvent.change(email(), { target: { value: address } });
      fireEvent.blur(email());
      await settle();
      noHint();
    },
  );

  it('where its code fails, and no word of it either', async () => {
    vi.spyOn(spelling, 'emailSuggestion').mockImplementation(() => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    await openCheckout();
    stopTime();
    fireEvent.change(email(), { target: { value: 'ada@gmial.com' } });
    fireEvent.blur(email());
    await settle();
    expect(spelling.emailSuggestion).toHaveBeenCalled();
    noHint();
    expect(button('Zahlungspflichtig bestellen')).toBeEnabled();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
