import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, heading } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { answerOf, currentWorld, disturb } from '@test/support/server';
import {
  cancelButton,
  cancelCall,
  cancellations,
  confirmButton,
  doneTitle,
  inlineFailure,
  linkOf,
  lookCall,
  looks,
  main,
  openPaidOrder,
} from '@test/support/storno';

const knownTitle = 'Du hast diese Bestellung schon storniert';
const again = () => button('Trotzdem noch einmal stornieren');
const againDialog = () => within(screen.getByRole('dialog', { name: 'Bestellung noch einmal stornieren?' }));

/** Cancelled here with a clear answer; the backend, however, goes on calling the order open, as it did before. */
async function cancelledButHeldOpen() {
  const { user, close } = await openPaidOrder();
  const stillOpen = await answerOf(`${lookCall}?stornoIdentifier=storno-1`);
  await user.click(cancelButton());
  await user.click(confirmButton());
  await heading(doneTitle);
  close();
  disturb(lookCall, { body: stillOpen });
  const app = renderApp(linkOf('storno-1'));
  await heading(knownTitle);
  return app;
}

describe('an order that was cancelled here and is open all the same', () => {
  it('says so, and is not offered like one that was never cancelled', async () => {
    await cancelledButHeldOpen();
    expect(main().getByText(/die Antwort war, dass es geklappt hat/)).toBeVisible();
    expect(screen.getByText('Bestellnummer 10001')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Bestellung stornieren' })).toBeNull();
    expect(again()).toHaveClass('btn-outline-primary');
    expect(document.title).toContain(knownTitle);
    expect(cancellations()).toHaveLength(1);
  });

  it('is found cancelled by a later look', async () => {
    const { user } = await cancelledButHeldOpen();
    const before = looks().length;
    await user.click(button('Noch einmal nachsehen'));
    await waitFor(() => expect(looks()).toHaveLength(before + 1));
    await waitFor(() =>
      expect(main().getByRole('status')).toHaveTextContent(/^Sieh später noch einmal nach\./),
    );
    currentWorld().faults = [];
    await user.click(button('Noch einmal nachsehen'));
    await heading('Diese Bestellung ist schon storniert');
    expect(cancellations()).toHaveLength(1);
  });

  it('can be cancelled again on purpose, in a dialog that says that it is a second time', async () => {
    const { user } = await cancelledButHeldOpen();
    await user.click(again());
    expect(againDialog().getByText('Du hast diese Bestellung schon einmal storniert.')).toBeVisible();
    await user.click(againDialog().getByRole('button', { name: 'Nicht stornieren' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(cancellations()).toHaveLength(1);

    currentWorld().orders[0]!.cancelled = false;
    await user.click(again());
    await user.click(againDialog().getByRole('button', { name: 'Jetzt stornieren' }));
    await heading(doneTitle);
    expect(cancellations()).toHaveLength(2);
  });

  it.each([
    ['refused', { body: { success: false } }],
    ['lost', { drop: true }],
  ])('stays known as cancelled where the second try is %s', async (_, fault) => {
    const { user, close } = await cancelledButHeldOpen();
    disturb(cancelCall, fault);
    await user.click(again());
    await user.click(againDialog().getByRole('button', { name: 'Jetzt stornieren' }));
    await inlineFailure();
    close();
    renderApp(linkOf('storno-1'));
    await heading(knownTitle);
    expect(again()).toBeVisible();
    expect(cancellations()).toHaveLength(2);
  });
});
