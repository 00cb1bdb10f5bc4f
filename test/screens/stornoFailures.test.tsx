import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { button, heading, notification, unfitText } from '@test/support/look';
import { brokenAnswers, mutationsOf } from '@test/support/mutations';
import { renderApp } from '@test/support/renderApp';
import { answerOf, currentWorld, disturb } from '@test/support/server';
import {
  cancelButton,
  cancelCall,
  cancellations,
  confirmButton,
  doneTitle,
  failureText,
  inlineFailure,
  linkOf,
  lookCall,
  looks,
  nothingTitle,
  openPaidOrder,
  paidOrder,
} from '@test/support/storno';
import type { Fault } from '@test/sandbox/app';

type Failing = [string, Omit<Fault, 'path'>];

async function cancelDisturbed(fault: Omit<Fault, 'path'>) {
  disturb(cancelCall, { times: 1, ...fault });
  const app = await openPaidOrder();
  await app.user.click(cancelButton());
  await app.user.click(confirmButton());
  return { ...app, problem: await inlineFailure() };
}

describe('a link that cannot be looked up', () => {
  it.each<Failing>([
    ['a failure of the server', { status: 500 }],
    ['HTML', { raw: '<html>Wartung</html>' }],
    ['a broken connection', { drop: true }],
    ['the order of another link', { body: { orderHeadId: 9, stornoIdentifier: 'storno-2' } }],
    ['an order without an identifier', { body: { orderHeadId: 9 } }],
    ['an order number that is none', { body: { orderHeadId: 'x', stornoIdentifier: 'storno-1' } }],
  ])('because of %s says so and can be tried again', async (_, fault) => {
    await paidOrder();
    disturb(lookCall, fault);
    const { user } = renderApp(linkOf('storno-1'));
    await heading('Wir können deine Bestellung gerade nicht laden');
    expect(screen.queryByRole('button', { name: 'Bestellung stornieren' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Anderen Link eingeben' })).toBeVisible();
    currentWorld().faults = [];
    await user.click(button('Erneut versuchen'));
    expect(await screen.findByText('Bestellnummer 10001')).toBeVisible();
    expect(cancellations()).toEqual([]);
  });

  it('because nobody knows it says just that', async () => {
    disturb(lookCall, { status: 404 });
    renderApp(linkOf('storno-1'));
    await heading('Diesen Link kennen wir nicht');
    expect(looks()).toHaveLength(1);
  });

  it('stands whatever is wrong with the answer (R9)', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await paidOrder();
    const answer = await answerOf(`${lookCall}?stornoIdentifier=storno-1`);
    // An order's number is a text, and „NaN“ would be an honest one.
    const mutations = mutationsOf(answer).filter(({ name }) => name !== 'orderId: NaN as text');
    const faults = [...mutations.map(({ name, answer: body }) => ({ name, body })), ...brokenAnswers];
    for (const { name, ...fault } of faults) {
      currentWorld().faults = [];
      disturb(lookCall, fault);
      const { close } = renderApp(linkOf('storno-1'));
      await waitFor(() => expect(screen.queryByText('Wir suchen deine Bestellung …')).toBeNull());
      await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
      expect(screen.getAllByRole('heading', { level: 1 }), name).toHaveLength(1);
      expect(unfitText(), name).toBeUndefined();
      close();
    }
    expect(cancellations()).toEqual([]);
  });
});

describe('a cancellation that was refused', () => {
  it.each<Failing>([
    ['a polite no', { body: { success: false } }],
    ['400', { status: 400 }],
    ['404', { status: 404 }],
  ])('by %s is said in the specified words, and can be tried again on purpose', async (_, fault) => {
    const { user, problem } = await cancelDisturbed(fault);
    expect(problem).toHaveTextContent(failureText);
    expect(problem).toHaveTextContent('Die Stornierung wurde abgelehnt.');
    expect(problem).toHaveFocus();
    expect(await notification(failureText)).toHaveAttribute('role', 'alert');
    expect(cancellations()).toHaveLength(1);
    await user.click(button('Noch einmal stornieren'));
    await user.click(confirmButton());
    await heading(doneTitle);
    expect(cancellations()).toHaveLength(2);
  });

  it('because another tab was quicker is found out by another look', async () => {
    const { user, order } = await openPaidOrder();
    await answerOf(`${cancelCall}?orderHeadId=${order.orderHeadId}`);
    await user.click(cancelButton());
    await user.click(confirmButton());
    const problem = await inlineFailure();
    await user.click(within(problem).getByRole('button', { name: 'Noch einmal nachsehen' }));
    await heading(nothingTitle);
  });

  it('shows the server’s own words where it gave some', async () => {
    const { problem } = await cancelDisturbed({ body: { success: false, errorMessage: 'Zu <b>spät</b>!' } });
    expect(problem).toHaveTextContent('Zu <b>spät</b>!');
  });
});

describe('a cancellation whose answer is lost', () => {
  const lost: Failing[] = [
    ['a broken connection', { drop: true }],
    ['500', { status: 500 }],
    ['HTML', { raw: '<html>' }],
    ['neither yes nor no', { body: {} }],
  ];

  it.each(lost)(
    'by %s is unclear: nothing is sent again, another look is offered first',
    async (_, fault) => {
      const { problem } = await cancelDisturbed(fault);
      expect(problem).toHaveTextContent(failureText);
      expect(screen.queryByText(/Solange du nicht bestätigst/)).toBeNull();
      expect(problem).toHaveTextContent('Vielleicht ist die Bestellung schon storniert.');
      expect(problem).toHaveFocus();
      expect(screen.queryByRole('button', { name: /stornieren$/ })).toBeNull();
      expect(await notification(failureText)).toHaveAttribute('role', 'alert');
      expect(cancellations()).toHaveLength(1);
    },
  );

  it.each(lost)('by %s has arrived: another look tells', async (_, fault) => {
    const { user } = await cancelDisturbed({ ...fault, afterHandling: true });
    await user.click(button('Noch einmal nachsehen'));
    await heading('Deine Stornierung ist offenbar angekommen');
    expect(looks()).toHaveLength(2);
    expect(cancellations()).toHaveLength(1);
  });

  it('has not arrived: another look tells, and it can be cancelled again', async () => {
    const { user } = await cancelDisturbed({ drop: true });
    await user.click(button('Noch einmal nachsehen'));
    const notYet = await screen.findByText(/Deine Stornierung ist bisher nicht angekommen/);
    expect(notYet).toBeVisible();
    await user.click(cancelButton());
    await user.click(confirmButton());
    await heading(doneTitle);
    expect(cancellations()).toHaveLength(2);
  });

  it('keeps the order in sight where the look fails too', async () => {
    const { user } = await cancelDisturbed({ drop: true });
    disturb(lookCall, { status: 503 });
    await user.click(button('Noch einmal nachsehen'));
    await waitFor(async () => expect(await inlineFailure()).toHaveTextContent('Wir konnten nicht nachsehen'));
    expect(screen.getByText('Bestellnummer 10001')).toBeVisible();
    expect(screen.queryByRole('button', { name: /stornieren$/ })).toBeNull();
    currentWorld().faults = [];
    await user.click(button('Noch einmal nachsehen'));
    await screen.findByText(/Deine Stornierung ist bisher nicht angekommen/);
  });

  it('is remembered by a reload', async () => {
    const { close } = await cancelDisturbed({ drop: true, afterHandling: true });
    close();
    renderApp(linkOf('storno-1'));
    await heading('Deine Stornierung ist offenbar angekommen');
  });
});
