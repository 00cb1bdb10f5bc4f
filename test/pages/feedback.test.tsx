import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '@/shared/config/paths';
import {
  applicationButton,
  applicationCall,
  feedbackButton,
  feedbackCall,
  field,
  fill,
  inMain,
  openFeedback,
  openJobs,
  rating,
  ratingGroup,
  readyApplication,
  readyFeedback,
  reload,
  shortApplication,
  shortFeedback,
} from '@test/support/forms';
import { button, focusedHeading, heading, notification, unfitText } from '@test/support/screenQueries';
import { renderApp } from '@test/support/renderApp';
import { currentDatabase, disturb, deferResponses, requestsTo } from '@test/support/server';
import { passTime, flushPending, stopTime } from '@test/support/time';
import { visit } from '@test/support/visit';

const summary = () => screen.getByRole('group', { name: 'Bitte prüfe diese Angaben:' });

const robots = () => document.head.querySelector('meta[name="robots"]')?.getAttribute('content');

describe('the feedback form', () => {
  it('sends the required fields, and no empty ones', async () => {
    const { user } = await readyFeedback();
    await user.click(feedbackButton());
    await focusedHeading('Danke für deine Meinung!');
    expect(currentDatabase().feedback).toEqual([{ topic: 'Autokino', rating: 4, message: 'Schön war es.' }]);
    expect(window.location.pathname).toBe('/feedback_success');
    expect(document.title).toContain('Daten gespeichert');
    expect(robots()).toBe('noindex');
  });

  it('sends all fields, the day as DD.MM.YYYY', async () => {
    const { user } = await readyFeedback();
    fill({
      'Wann warst du da? (freiwillig)': '2026-04-12',
      'Name (freiwillig)': ' Ada Huber ',
      'E-Mail-Adresse (freiwillig)': ' ada@example.com ',
    });
    await user.click(feedbackButton());
    await heading('Danke für deine Meinung!');
    expect(currentDatabase().feedback).toEqual([
      {
        topic: 'Autokino',
        rating: 4,
        message: 'Schön war es.',
        visitDate: '12.04.2026',
        name: 'Ada Huber',
        email: 'ada@example.com',
      },
    ]);
  });

  it('can be completed and sent by the keyboard alone', async () => {
    const { user } = await openFeedback();
    field('Worum geht es?').focus();
    await user.selectOptions(field('Worum geht es?'), 'Flohmarkt');
    await user.tab();
    expect(rating('1 Stern: Gar nicht')).toHaveFocus();
    await user.keyboard(' {ArrowDown}{ArrowDown}');
    expect(rating('3 Sterne: Mittel')).toBeChecked();
    await user.tab();
    expect(field('Wann warst du da? (freiwillig)')).toHaveFocus();
    await user.tab();
    await user.keyboard('Zu früh!{Enter}Aber schön.');
    await user.tab();
    await user.keyboard('Ada{Enter}');
    await focusedHeading('Danke für deine Meinung!');
    expect(currentDatabase().feedback).toEqual([
      { topic: 'Flohmarkt', rating: 3, message: 'Zu früh!\nAber schön.', name: 'Ada' },
    ]);
  });

  it('requires topic, rating and message, and links to each of them', async () => {
    const { user } = await openFeedback();
    await user.click(feedbackButton());
    expect(summary()).toHaveFocus();
    const links = within(summary()).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Bitte wähl aus, worum es geht.',
      'Bitte wähl aus, wie es dir gefallen hat.',
      'Bitte schreib uns eine Nachricht.',
    ]);
    expect(ratingGroup()).toBeInvalid();
    expect(ratingGroup()).toHaveAccessibleDescription('Bitte wähl aus, wie es dir gefallen hat.');
    await user.click(links[1]!);
    expect(rating('1 Stern: Gar nicht')).toHaveFocus();
    await user.click(rating('5 Sterne: Sehr gut'));
    expect(ratingGroup()).toBeValid();
    expect(within(summary()).getAllByRole('link')).toHaveLength(2);
    expect(requestsTo(feedbackCall)).toEqual([]);
  });

  it.each([
    ['tomorrow', '2026-04-17', false],
    ['today', '2026-04-16', true],
    ['a year of two digits', '0026-04-12', false],
  ])('accepts only visits that are not in the future: %s', async (_, day, isAccepted) => {
    const { user } = await readyFeedback();
    fill({ 'Wann warst du da? (freiwillig)': day });
    await user.click(feedbackButton());
    if (isAccepted) {
      await heading('Danke für deine Meinung!');
      return;
    }
    expect(field('Wann warst du da? (freiwillig)')).toHaveAccessibleDescription(
      'Bitte gib einen Tag an, der nicht in der Zukunft liegt.',
    );
    expect(requestsTo(feedbackCall)).toEqual([]);
  });

  it('limits the day of the visit to today in Vienna', async () => {
    // 00:30 in Vienna, the day before in UTC.
    vi.setSystemTime(Date.UTC(2026, 3, 16, 22, 30));
    await openFeedback();
    expect(field('Wann warst du da? (freiwillig)')).toHaveAttribute('max', '2026-04-17');
  });

  it('has autocomplete names', async () => {
    await openFeedback();
    const inputs = [...document.querySelectorAll<HTMLInputElement>('main input')];
    const filledIn = inputs.filter(({ type }) => type !== 'radio');
    expect(filledIn.map(({ labels, autocomplete }) => [labels?.[0]?.textContent, autocomplete])).toEqual([
      ['Wann warst du da? (freiwillig)', ''],
      ['Name (freiwillig)', 'name'],
      ['E-Mail-Adresse (freiwillig)', 'email'],
    ]);
  });

  it('rejects an invalid email address, and suggests a correction', async () => {
    const { user } = await readyFeedback();
    const email = field('E-Mail-Adresse (freiwillig)');
    await user.type(email, 'ada');
    await user.click(feedbackButton());
    expect(email).toHaveAccessibleDescription(/Bitte gib eine gültige E-Mail-Adresse ein\./);
    await user.type(email, '@gmial.com');
    await user.tab();
    await user.click(await screen.findByRole('button', { name: 'Meintest du ada@gmail.com?' }));
    await user.click(feedbackButton());
    await heading('Danke für deine Meinung!');
    expect(currentDatabase().feedback).toMatchObject([{ email: 'ada@gmail.com' }]);
  });

  it('counts the remaining characters and rejects a longer message without truncating it', async () => {
    const { user } = await readyFeedback();
    fill({ 'Deine Nachricht': 'x'.repeat(1990) });
    expect(field('Deine Nachricht')).toHaveAccessibleDescription('Noch 10 Zeichen möglich');
    fill({ 'Deine Nachricht': 'x'.repeat(2003) });
    expect(field('Deine Nachricht')).toHaveAccessibleDescription('3 Zeichen zu viel');
    await user.click(feedbackButton());
    expect(within(summary()).getByRole('link')).toHaveTextContent('Das ist zu lang. Bitte kürze es.');
    expect(field('Deine Nachricht').value).toHaveLength(2003);
    fill({ 'Deine Nachricht': 'x'.repeat(2000) });
    await user.click(feedbackButton());
    await heading('Danke für deine Meinung!');
  });

  it('is sent once on any number of clicks', async () => {
    const { user } = await readyFeedback();
    const send = feedbackButton();
    fireEvent.click(send);
    fireEvent.click(send);
    fireEvent.submit(send.closest('form')!);
    await user.click(send);
    await heading('Danke für deine Meinung!');
    expect(requestsTo(feedbackCall)).toHaveLength(1);
  });
});

describe('the confirmation of feedback', () => {
  it('does not claim that feedback was sent when it is opened by its address', async () => {
    renderApp(paths.feedbackSaved.to());
    await heading('Hier steht sonst die Bestätigung deiner Rückmeldung');
    expect(screen.queryByText(/ist gespeichert/)).toBeNull();
    expect(robots()).toBe('noindex');
    expect(unfitText()).toBeUndefined();
    expect(screen.getByRole('link', { name: 'Rückmeldung schreiben' })).toHaveAttribute('href', '/feedback');
  });

  it('still says thanks after a reload, and links to an empty form', async () => {
    const { user, close } = await readyFeedback();
    await user.click(feedbackButton());
    await heading('Danke für deine Meinung!');
    const reloaded = reload(close);
    await heading('Danke für deine Meinung!');
    await reloaded.user.click(screen.getByRole('link', { name: 'Noch etwas schreiben' }));
    await heading('Deine Meinung zählt');
    expect(field('Deine Nachricht')).toHaveValue('');
    await waitFor(() => expect(window.location.pathname).toBe('/feedback'));
  });
});

const failed = 'Beim Speichern ist ein Fehler aufgetreten';

const unclear = 'Es ist unklar, ob deine Rückmeldung angekommen ist';

const alert = () => inMain().findByRole('alert');

describe('rejected feedback', () => {
  it.each([
    [
      'with a reason',
      { body: { success: false, errorMessage: 'Bitte später.' } },
      `${failed}: Bitte später.`,
    ],
    ['without a reason', { body: { success: 0 } }, failed],
    ['after an empty response', { raw: 'null', contentType: 'application/json' }, failed],
    ['after the status 400', { status: 400, body: { errorMessage: 'Zu lang.' } }, `${failed}: Zu lang.`],
  ])('is reported %s, in the page and as a notification, and keeps the input', async (_, fault, text) => {
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

describe('feedback whose response is lost (requirements R2)', () => {
  it.each([
    ['the connection broke', { drop: true }],
    ['the server failed', { status: 500 }],
    ['a guest network responded', { raw: '\n<!doctype html><p>Willkommen im WLAN</p>' }],
    ['a proxy responded', { status: 504, raw: '<html>Gateway</html>' }],
  ])('is unclear when %s, and is sent again only by a click', async (_, fault) => {
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

  it('is still unclear after a reload, until a response arrives', async () => {
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

describe('feedback without a response (requirements R7)', () => {
  it('is reported after 10 s, and can be given up', async () => {
    disturb(feedbackCall, { never: true });
    const { store } = await readyFeedback();
    stopTime();
    const send = feedbackButton();
    send.focus();
    fireEvent.click(send);
    await flushPending();
    expect(send).toHaveAttribute('aria-disabled', 'true');
    expect(send).toHaveTextContent('Wird gesendet …');
    expect(send).toHaveFocus();
    await passTime(9900);
    expect(screen.queryByText('Das dauert länger als üblich.')).toBeNull();
    await passTime(200);
    expect(screen.getByText('Das dauert länger als üblich.').closest('[role=status]')).not.toBeNull();
    fireEvent.click(button('Nicht länger warten'));
    await flushPending();
    expect(inMain().getByRole('alert')).toHaveTextContent(unclear);
    expect(inMain().getByRole('alert')).not.toHaveTextContent(failed);
    expect(inMain().getByRole('alert')).toHaveFocus();
    expect(store.getState().loadingBar.active).toEqual({});
    expect(requestsTo(feedbackCall)).toHaveLength(1);
  });
});

describe('leaving while feedback is pending', () => {
  async function leave() {
    const release = deferResponses(feedbackCall);
    const app = await readyFeedback();
    await app.user.click(feedbackButton());
    visit(paths.cart.to());
    await heading('Warenkorb');
    return { ...app, release };
  }

  it('does not cancel it, announces the result, and does not navigate', async () => {
    const { release } = await leave();
    release();
    await notification('Alles im grünen Bereich, Aktion erfolgreich!');
    expect(currentDatabase().feedback).toHaveLength(1);
    expect(window.location.pathname).toBe('/cart');
    visit(paths.feedback.to());
    await heading('Deine Meinung zählt');
    expect(field('Deine Nachricht')).toHaveValue('');
    expect(window.location.pathname).toBe('/feedback');
  });

  it('and returning before the response leads to the confirmation', async () => {
    const { release } = await leave();
    visit(paths.feedback.to());
    await heading('Deine Meinung zählt');
    expect(button('Wird gesendet …')).toHaveAttribute('aria-disabled', 'true');
    release();
    await focusedHeading('Danke für deine Meinung!');
    expect(requestsTo(feedbackCall)).toHaveLength(1);
  });

  it('announces a failure, also on the form when the visitor returns', async () => {
    disturb(feedbackCall, { body: { success: false, errorMessage: 'Nein.' } });
    const { release } = await leave();
    release();
    await notification(`${failed}: Nein.`);
    visit(paths.feedback.to());
    expect(await alert()).toHaveTextContent(`${failed}: Nein.`);
    expect(field('Deine Nachricht')).toHaveValue('Schön war es.');
  });
});

const keptInTab = () => Object.keys(sessionStorage).filter((key) => /^(draft|sent):/.test(key));

describe('form input', () => {
  it('in the feedback form is restored after a reload', async () => {
    const { close } = await readyFeedback();
    fill({ 'Wann warst du da? (freiwillig)': '2026-04-12' });
    close();
    await openFeedback();
    for (const [label, value] of Object.entries(shortFeedback)) expect(field(label)).toHaveValue(value);
    expect(field('Wann warst du da? (freiwillig)')).toHaveValue('2026-04-12');
    expect(rating('4 Sterne: Gut')).toBeChecked();
  });

  it('in an application is restored after a navigation, and is not used for the other location', async () => {
    const { user, close } = await readyApplication();
    await user.click(
      screen.getByRole('link', { name: 'Lieber auf den Flohmarkt? Zu den Jobs am Flohmarkt' }),
    );
    await heading('Jobs am Flohmarkt');
    expect(field('Vorname')).toHaveValue('');
    close();
    await openJobs();
    for (const [label, value] of Object.entries(shortApplication)) expect(field(label)).toHaveValue(value);
  });

  it('is removed from the tab when it is sent', async () => {
    const feedback = await readyFeedback();
    expect(keptInTab()).toEqual(['draft:feedback']);
    await feedback.user.click(feedbackButton());
    await heading('Danke für deine Meinung!');
    feedback.close();
    const jobs = await readyApplication(paths.flohmarktJobs.to());
    await waitFor(() => expect(keptInTab()).toEqual(['draft:bewerbung-flohmarkt']));
    await jobs.user.click(applicationButton());
    await heading('Danke für deine Bewerbung!');
    expect(keptInTab()).toEqual([]);
    jobs.close();
    await openFeedback();
    expect(field('Deine Nachricht')).toHaveValue('');
  });

  it('that is no option of the form is ignored', async () => {
    const values = {
      topic: 'Erfunden',
      rating: '9',
      visitDate: '31.02.',
      message: 'Hallo',
      name: '',
      email: '',
    };
    sessionStorage.setItem('draft:feedback', JSON.stringify(values));
    const { user } = renderApp(paths.feedback.to());
    await heading('Deine Meinung zählt');
    await user.click(feedbackButton());
    expect(screen.getByRole('group', { name: 'Bitte prüfe diese Angaben:' })).toHaveFocus();
    expect(requestsTo(feedbackCall)).toEqual([]);
  });
});

describe('a message above the limit', () => {
  it('is kept and not sent', async () => {
    const { user } = await readyApplication();
    fill({ 'Erzähl uns von dir': 'x '.repeat(50_000) });
    await user.click(button('Bewerbung senden'));
    expect(requestsTo(applicationCall)).toEqual([]);
    expect(field('Erzähl uns von dir').value).toHaveLength(100_000);
  });
});
