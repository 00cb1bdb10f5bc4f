import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import {
  feedbackButton,
  feedbackCall,
  field,
  inMain,
  openFeedback,
  rating,
  readyFeedback,
  reload,
} from '@test/support/forms';
import { button, focusedHeading, heading, notification } from '@test/support/look';
import { currentWorld, disturb, holdBack, requestsTo } from '@test/support/server';
import { passTime, settle, stopTime } from '@test/support/time';
import { visit } from '@test/support/visit';

const failed = 'Beim Speichern ist ein Fehler aufgetreten';
const unclear = 'Es ist unklar, ob deine Rückmeldung angekommen ist';
const alert = () => inMain().findByRole('alert');

describe('feedback that is refused', () => {
  it.each([
    [
      'with a reason',
      { body: { success: false, errorMessage: 'Bitte später.' } },
      `${failed}: Bitte später.`,
    ],
    ['without one', { body: { success: 0 } }, failed],
    ['by an empty answer', { raw: 'null', contentType: 'application/json' }, failed],
    ['by its status', { status: 400, body: { errorMessage: 'Zu lang.' } }, `${failed}: Zu lang.`],
  ])('says so %s, here and as a notification, and keeps what was typed', async (_, fault, text) => {
    disturb(feedbackCall, { ...fault, times: 1 });
    const { user, close } = await readyFeedback();
    await user.click(feedbackButton());
    expect(await alert()).toHaveTextContent(text);
    await waitFor(async () => expect(await alert()).toHaveFocus());
    await notification(text);
    expect(field('Deine Nachricht')).toHaveValue('Schön war es.');
    expect(rating('4 Sterne: Gut')).toBeChecked();
    close();
    const reloaded = await openFeedback();
    expect(inMain().queryByRole('alert')).toBeNull();
    await reloaded.user.click(feedbackButton());
    await heading('Danke für deine Meinung!');
    expect(requestsTo(feedbackCall)).toHaveLength(2);
  });
});

describe('feedback whose answer is lost (R2)', () => {
  it.each([
    ['the connection broke', { drop: true }],
    ['the server failed', { status: 500 }],
    ['a guest network answered', { raw: '\n<!doctype html><p>Willkommen im WLAN</p>' }],
    ['a proxy answered', { status: 504, raw: '<html>Gateway</html>' }],
  ])('is unclear when %s, and is sent again by a click only', async (_, fault) => {
    disturb(feedbackCall, { ...fault, afterHandling: true, times: 1 });
    const { user } = await readyFeedback();
    await user.click(feedbackButton());
    expect(await alert()).toHaveTextContent(unclear);
    expect(await alert()).toHaveTextContent(failed);
    await notification(failed);
    expect(requestsTo(feedbackCall)).toHaveLength(1);
    await user.click(button('Noch einmal senden'));
    await heading('Danke für deine Meinung!');
    expect(requestsTo(feedbackCall)).toHaveLength(2);
  });

  it('is still unclear after a reload, until an answer comes', async () => {
    disturb(feedbackCall, { never: true, times: 1 });
    const { user, close } = await readyFeedback();
    await user.click(feedbackButton());
    await waitFor(() => expect(requestsTo(feedbackCall)).toHaveLength(1));
    const reloaded = reload(close);
    await heading('Deine Meinung zählt');
    expect(await alert()).toHaveTextContent(unclear);
    expect(await alert()).not.toHaveFocus();
    expect(field('Deine Nachricht')).toHaveValue('Schön war es.');
    await reloaded.user.click(button('Noch einmal senden'));
    await heading('Danke für deine Meinung!');
    await reloaded.user.click(screen.getByRole('link', { name: 'Noch etwas schreiben' }));
    await heading('Deine Meinung zählt');
    expect(inMain().queryByRole('alert')).toBeNull();
  });
});

describe('feedback that nobody answers (R7)', () => {
  it('says so after 10 s, and can be given up', async () => {
    disturb(feedbackCall, { never: true });
    const { store } = await readyFeedback();
    stopTime();
    const send = feedbackButton();
    send.focus();
    fireEvent.click(send);
    await settle();
    expect(send).toHaveAttribute('aria-disabled', 'true');
    expect(send).toHaveTextContent('Wird gesendet …');
    expect(send).toHaveFocus();
    await passTime(9900);
    expect(screen.queryByText('Das dauert länger als üblich.')).toBeNull();
    await passTime(200);
    expect(screen.getByText('Das dauert länger als üblich.').closest('[role=status]')).not.toBeNull();
    fireEvent.click(button('Nicht länger warten'));
    await settle();
    expect(inMain().getByRole('alert')).toHaveTextContent(unclear);
    expect(inMain().getByRole('alert')).not.toHaveTextContent(failed);
    expect(inMain().getByRole('alert')).toHaveFocus();
    expect(store.getState().loadingBar.active).toEqual({});
    expect(requestsTo(feedbackCall)).toHaveLength(1);
  });
});

describe('leaving while it is sent', () => {
  async function leave() {
    const letGo = holdBack(feedbackCall);
    const app = await readyFeedback();
    await app.user.click(feedbackButton());
    visit(paths.cart.to());
    await heading('Warenkorb');
    return { ...app, letGo };
  }

  it('lets it arrive, says so, and leads nowhere', async () => {
    const { letGo } = await leave();
    letGo();
    await notification('Alles im grünen Bereich, Aktion erfolgreich!');
    expect(currentWorld().feedback).toHaveLength(1);
    expect(window.location.pathname).toBe('/cart');
    visit(paths.feedback.to());
    await heading('Deine Meinung zählt');
    expect(field('Deine Nachricht')).toHaveValue('');
    expect(window.location.pathname).toBe('/feedback');
  });

  it('and coming back before it has arrived leads to the thanks after all', async () => {
    const { letGo } = await leave();
    visit(paths.feedback.to());
    await heading('Deine Meinung zählt');
    expect(button('Wird gesendet …')).toHaveAttribute('aria-disabled', 'true');
    letGo();
    await focusedHeading('Danke für deine Meinung!');
    expect(requestsTo(feedbackCall)).toHaveLength(1);
  });

  it('tells of a failure there, and on the form when the visitor is back', async () => {
    disturb(feedbackCall, { body: { success: false, errorMessage: 'Nein.' } });
    const { letGo } = await leave();
    letGo();
    await notification(`${failed}: Nein.`);
    visit(paths.feedback.to());
    expect(await alert()).toHaveTextContent(`${failed}: Nein.`);
    expect(field('Deine Nachricht')).toHaveValue('Schön war es.');
  });
});
