import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '@/shop/paths';
import '@/pages/ApplicationSentPage';
import { failureToasts } from '@test/support/failureToasts';
import { fill } from '@test/support/fields';
import {
  applicationButton,
  applicationCall,
  feedbackButton,
  feedbackCall,
  field,
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
import { button, focusedHeading, heading, main, notification, unfitText } from '@test/support/screenQueries';
import { renderApp } from '@test/support/renderApp';
import { currentDatabase, disturb, deferResponses, requestsTo } from '@test/support/server';
import { passTime, flushPending, stopTime } from '@test/support/time';
import { visit } from '@test/support/visit';

const second = 1000;
const thanks = 'Danke für deine Meinung!';
const applicationThanks = 'Danke für deine Bewerbung!';
const visitDay = 'Wann warst du da? (freiwillig)';
const startDay = 'Ab wann hättest du Zeit? (freiwillig)';
const emailLabel = 'E-Mail-Adresse (freiwillig)';
const failed = 'Beim Speichern ist ein Fehler aufgetreten';
const unclear = 'Es ist unklar, ob deine Rückmeldung angekommen ist';

const summary = () => screen.getByRole('group', { name: 'Bitte prüfe diese Angaben:' });
const summaryTexts = () =>
  within(summary())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const alert = () => main().findByRole('alert');
const noAlert = () => expect(main().queryByRole('alert')).toBeNull();
const robots = () => document.head.querySelector('meta[name="robots"]')?.getAttribute('content');
const keptInTab = () => Object.keys(sessionStorage).filter((key) => /^(draft|sent):/.test(key));
const autocompleteNames = () =>
  [...document.querySelectorAll<HTMLInputElement>('main input:not([type=radio])')].map(
    ({ labels, autocomplete }) => [labels?.[0]?.textContent, autocomplete],
  );

/** Presses a button as an impatient visitor does. */
function pressRepeatedly(send: HTMLElement): void {
  send.focus();
  fireEvent.click(send);
  fireEvent.click(send);
  fireEvent.submit(send.closest('form')!);
}

function fillFeedback(): void {
  fill(shortFeedback);
  fireEvent.click(rating('4 Sterne: Gut'));
}

async function visitFeedback(): Promise<void> {
  visit(paths.feedback.to());
  await heading('Deine Meinung zählt');
}

describe('the feedback form', () => {
  it('sends required fields once, and says thanks also after a reload, with a link to an empty form', async () => {
    const { close } = await readyFeedback();
    expect(keptInTab()).toEqual(['draft:feedback']);
    pressRepeatedly(feedbackButton());
    await focusedHeading(thanks);
    expect(requestsTo(feedbackCall)).toHaveLength(1);
    expect(currentDatabase().feedback).toEqual([{ topic: 'Autokino', rating: 4, message: 'Schön war es.' }]);
    expect(window.location.pathname).toBe('/feedback_success');
    expect(document.title).toContain('Daten gespeichert');
    expect(robots()).toBe('noindex');
    expect(keptInTab()).toEqual([]);

    const { user } = reload(close);
    await heading(thanks);
    await user.click(screen.getByRole('link', { name: 'Noch etwas schreiben' }));
    await heading('Deine Meinung zählt');
    expect(field('Deine Nachricht')).toHaveValue('');
    await waitFor(() => expect(window.location.pathname).toBe('/feedback'));
  });

  it('names what is missing or wrong, and sends all fields when nothing is', async () => {
    const { user } = await openFeedback();
    expect(autocompleteNames()).toEqual([
      [visitDay, ''],
      ['Name (freiwillig)', 'name'],
      [emailLabel, 'email'],
    ]);
    const message = (length: number) => fill({ 'Deine Nachricht': 'x'.repeat(length) });
    message(1990);
    expect(field('Deine Nachricht')).toHaveAccessibleDescription('Noch 10 Zeichen möglich');
    message(2003);
    expect(field('Deine Nachricht')).toHaveAccessibleDescription('3 Zeichen zu viel');
    message(0);
    await user.click(feedbackButton());
    expect(summary()).toHaveFocus();
    expect(summaryTexts()).toEqual([
      'Bitte wähl aus, worum es geht.',
      'Bitte wähl aus, wie es dir gefallen hat.',
      'Bitte schreib uns eine Nachricht.',
    ]);
    expect(ratingGroup()).toBeInvalid();
    expect(ratingGroup()).toHaveAccessibleDescription('Bitte wähl aus, wie es dir gefallen hat.');
    await user.click(within(summary()).getAllByRole('link')[1]!);
    expect(rating('1 Stern: Gar nicht')).toHaveFocus();
    await user.click(rating('5 Sterne: Sehr gut'));
    expect(ratingGroup()).toBeValid();
    expect(summaryTexts()).toHaveLength(2);

    fill(shortFeedback);
    for (const day of ['2026-04-17', '0026-04-12']) {
      fill({ [visitDay]: day });
      await user.click(feedbackButton());
      expect(field(visitDay), day).toHaveAccessibleDescription(
        'Bitte gib einen Tag an, der nicht in der Zukunft liegt.',
      );
    }
    fill({ [visitDay]: '2026-04-16', 'Name (freiwillig)': ' Ada Huber ' });

    await user.type(field(emailLabel), 'ada');
    await user.click(feedbackButton());
    expect(field(emailLabel)).toHaveAccessibleDescription(/Bitte gib eine gültige E-Mail-Adresse ein\./);
    await user.type(field(emailLabel), '@gmial.com');
    await user.tab();
    await user.click(await screen.findByRole('button', { name: 'Meintest du ada@gmail.com?' }));
    fill({ [emailLabel]: ` ${field(emailLabel).value} ` });

    // A message that is too long is not truncated.
    message(2003);
    await user.click(feedbackButton());
    expect(summaryTexts()).toEqual(['Das ist zu lang. Bitte kürze es.']);
    expect(field('Deine Nachricht').value).toHaveLength(2003);
    message(2000);

    expect(requestsTo(feedbackCall)).toEqual([]);
    await user.click(feedbackButton());
    await heading(thanks);
    expect(currentDatabase().feedback).toEqual([
      {
        topic: 'Autokino',
        rating: 5,
        message: 'x'.repeat(2000),
        visitDate: '16.04.2026',
        name: 'Ada Huber',
        email: 'ada@gmail.com',
      },
    ]);
  });

  it('ignores a draft of what it has no options for, and limits the day of the visit to today in Vienna', async () => {
    // 00:30 in Vienna, the day before in UTC.
    vi.setSystemTime(Date.UTC(2026, 3, 16, 22, 30));
    const [topic, message] = ['Erfunden', 'Hallo'];
    const draft = { topic, rating: '9', visitDate: '31.02.', message, name: '', email: '' };
    sessionStorage.setItem('draft:feedback', JSON.stringify(draft));
    const { user } = await openFeedback();
    expect(field(visitDay)).toHaveAttribute('max', '2026-04-17');
    await user.click(feedbackButton());
    expect(summary()).toHaveFocus();
    expect(requestsTo(feedbackCall)).toEqual([]);
  });
});

it('the input of feedback and of an application is restored after a reload, but not at the other location', async () => {
  const feedback = await readyFeedback();
  fill({ [visitDay]: '2026-04-12' });
  feedback.close();
  const restored = await openFeedback();
  for (const [label, value] of Object.entries(shortFeedback)) expect(field(label)).toHaveValue(value);
  expect(field(visitDay)).toHaveValue('2026-04-12');
  expect(rating('4 Sterne: Gut')).toBeChecked();
  restored.close();

  const { user, close } = await readyApplication();
  const other = screen.getByRole('link', { name: 'Lieber auf den Flohmarkt? Zu den Jobs am Flohmarkt' });
  await user.click(other);
  await heading('Jobs am Flohmarkt');
  expect(field('Vorname')).toHaveValue('');
  close();
  await openJobs();
  for (const [label, value] of Object.entries(shortApplication)) expect(field(label)).toHaveValue(value);

  // Far above the limit it is kept, and not sent.
  fill({ 'Erzähl uns von dir': 'x '.repeat(50_000) });
  fireEvent.click(applicationButton());
  expect(requestsTo(applicationCall)).toEqual([]);
  expect(field('Erzähl uns von dir').value).toHaveLength(100_000);
});

describe('feedback that was not saved', () => {
  it('for a known reason is reported in the page and as a notification, and keeps the input', async () => {
    const { user, close } = await readyFeedback();
    for (const [index, [fault, text]] of (
      [
        [{ body: { success: false, errorMessage: 'Bitte später.' } }, `${failed}: Bitte später.`],
        [{ body: { success: 0 } }, failed],
        [{ raw: 'null', contentType: 'application/json' }, failed],
        [{ status: 400, body: { errorMessage: 'Zu lang.' } }, `${failed}: Zu lang.`],
      ] as const
    ).entries()) {
      disturb(feedbackCall, { ...fault, times: 1 });
      await user.click(feedbackButton());
      await waitFor(() => expect(requestsTo(feedbackCall)).toHaveLength(index + 1));
      await waitFor(() => expect(feedbackButton()).not.toHaveAttribute('aria-disabled', 'true'));
      expect(await alert()).toHaveTextContent(text);
      expect((await alert()).textContent.includes(': ')).toBe(text !== failed);
      await waitFor(async () => expect(await alert()).toHaveFocus());
      await waitFor(() => expect(failureToasts()).toHaveLength(index + 1));
      expect(failureToasts()).toContainEqual(expect.stringMatching(new RegExp(`${text}$`)));
      expect(field('Deine Nachricht')).toHaveValue('Schön war es.');
      expect(rating('4 Sterne: Gut')).toBeChecked();
    }
    close();
    const reloaded = await openFeedback();
    noAlert();
    await reloaded.user.click(feedbackButton());
    await heading(thanks);
    expect(requestsTo(feedbackCall)).toHaveLength(5);
  });

  it('because the response is lost is unclear, also after a reload, and sent again only by a click (requirements R2)', async () => {
    const { user, close } = await readyFeedback();
    const lost = {
      'the connection broke': { drop: true },
      'the server failed': { status: 500 },
      'a guest network responded': { raw: '\n<!doctype html><p>Willkommen im WLAN</p>' },
      'a proxy responded': { status: 504, raw: '<html>Gateway</html>' },
    };
    for (const [index, [name, fault]] of Object.entries(lost).entries()) {
      disturb(feedbackCall, { ...fault, afterHandling: true, times: 1 });
      await user.click(button(index === 0 ? 'Rückmeldung senden' : 'Noch einmal senden'));
      await waitFor(() => expect(requestsTo(feedbackCall), name).toHaveLength(index + 1));
      await screen.findByRole('button', { name: 'Noch einmal senden' });
      expect(await alert(), name).toHaveTextContent(unclear);
      expect(await alert(), name).toHaveTextContent(failed);
      await waitFor(() => expect(failureToasts(), name).toHaveLength(index + 1));
      expect(failureToasts().every((text) => text.endsWith(failed))).toBe(true);
    }
    disturb(feedbackCall, { never: true, times: 1 });
    await user.click(button('Noch einmal senden'));
    await waitFor(() => expect(requestsTo(feedbackCall)).toHaveLength(5));
    const reloaded = reload(close);
    await heading('Deine Meinung zählt');
    expect(await alert()).toHaveTextContent(unclear);
    expect(await alert()).not.toHaveFocus();
    expect(field('Deine Nachricht')).toHaveValue('Schön war es.');
    await reloaded.user.click(button('Noch einmal senden'));
    await heading(thanks);
    expect(requestsTo(feedbackCall)).toHaveLength(6);
    await reloaded.user.click(screen.getByRole('link', { name: 'Noch etwas schreiben' }));
    await heading('Deine Meinung zählt');
    noAlert();
  });

  it('without a response is reported after 10 s, and can be given up (requirements R7)', async () => {
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
    expect(main().getByRole('alert')).toHaveTextContent(unclear);
    expect(main().getByRole('alert')).not.toHaveTextContent(failed);
    expect(main().getByRole('alert')).toHaveFocus();
    expect(store.getState().loadingBar.active).toEqual({});
    expect(requestsTo(feedbackCall)).toHaveLength(1);
  });
});

it('leaving while feedback is pending does not cancel it: its result is announced, and awaits who returns', async () => {
  await openFeedback();
  async function sendAndLeave() {
    await visitFeedback();
    fillFeedback();
    const release = deferResponses(feedbackCall, { once: true });
    fireEvent.click(feedbackButton());
    visit(paths.cart.to());
    await heading('Warenkorb');
    return release;
  }
  const succeed = await sendAndLeave();
  succeed();
  await notification('Alles im grünen Bereich, Aktion erfolgreich!');
  expect(currentDatabase().feedback).toHaveLength(1);
  expect(window.location.pathname).toBe('/cart');
  await visitFeedback();
  expect(field('Deine Nachricht')).toHaveValue('');
  expect(window.location.pathname).toBe('/feedback');

  const succeedOnReturn = await sendAndLeave();
  await visitFeedback();
  expect(button('Wird gesendet …')).toHaveAttribute('aria-disabled', 'true');
  succeedOnReturn();
  await focusedHeading(thanks);
  expect(requestsTo(feedbackCall)).toHaveLength(2);

  const fail = await sendAndLeave();
  disturb(feedbackCall, { body: { success: false, errorMessage: 'Nein.' } });
  fail();
  await notification(`${failed}: Nein.`);
  await visitFeedback();
  expect(await alert()).toHaveTextContent(`${failed}: Nein.`);
  expect(field('Deine Nachricht')).toHaveValue('Schön war es.');
});

it('a confirmation that is opened by its address confirms nothing and does not redirect', async () => {
  renderApp(paths.feedbackSaved.to());
  await heading('Hier steht sonst die Bestätigung deiner Rückmeldung');
  expect(screen.queryByText(/ist gespeichert/)).toBeNull();
  expect(robots()).toBe('noindex');
  expect(unfitText()).toBeUndefined();
  expect(screen.getByRole('link', { name: 'Rückmeldung schreiben' })).toHaveAttribute('href', '/feedback');

  stopTime();
  visit(paths.applicationSent.to());
  await flushPending();
  const title = 'Hier steht sonst die Bestätigung deiner Bewerbung';
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(robots()).toBe('noindex');
  await passTime(60 * second);
  expect(window.location.pathname).toBe('/bewerbung-autokino-abgeschickt');
  expect(screen.getByRole('link', { name: 'Bewerbung schreiben' })).toHaveAttribute('href', '/kino/jobs');
});

const required = {
  position: 'Etwas anderes',
  firstName: 'Ada',
  lastName: 'Huber',
  email: 'ada@example.com',
  message: 'Ich mag Filme.',
};
const sentPath = '/bewerbung-autokino-abgeschickt';
const redirectText = /Du wirst gleich auf unsere Startseite weitergeleitet/;
const positions = () =>
  [...field('Wofür interessierst du dich?').querySelectorAll('option')].map(({ text }) => text);

async function expectApplicationSent(): Promise<void> {
  await focusedHeading(applicationThanks);
  await notification(
    'Deine Anfrage wurde gespeichert, wir melden uns in Kürze. Du wirst gleich auf unsere Startseite weitergeleitet',
  );
  expect(window.location.pathname).toBe(sentPath);
  expect(requestsTo(applicationCall)).toHaveLength(1);
}

describe('an application', () => {
  it('at the cinema names what is missing or wrong, and is sent once with all fields', async () => {
    const { user } = await openJobs();
    expect(document.title).toContain('Jobs im Autokino');
    expect(positions()).toContain('Technik und Ton');
    expect(autocompleteNames()).toEqual([
      ['Vorname', 'given-name'],
      ['Nachname', 'family-name'],
      ['E-Mail-Adresse', 'email'],
      ['Telefonnummer (freiwillig)', 'tel'],
      [startDay, ''],
    ]);
    expect(field('Telefonnummer (freiwillig)').type).toBe('tel');
    await user.click(applicationButton());
    expect(summary()).toHaveFocus();
    expect(summaryTexts()).toEqual([
      'Bitte wähl aus, wofür du dich interessierst.',
      'Bitte gib deinen Vornamen ein.',
      'Bitte gib deinen Nachnamen ein.',
      'Bitte gib eine gültige E-Mail-Adresse ein.',
      'Bitte erzähl uns ein wenig von dir.',
    ]);
    await user.click(within(summary()).getAllByRole('link')[3]!);
    expect(field('E-Mail-Adresse')).toHaveFocus();

    fill({ ...shortApplication, 'Telefonnummer (freiwillig)': '+43 660 123', [startDay]: '2026-04-15' });
    await user.click(applicationButton());
    expect(field(startDay)).toHaveAccessibleDescription(
      'Bitte gib einen Tag an, der nicht in der Vergangenheit liegt.',
    );
    expect(requestsTo(applicationCall)).toEqual([]);
    fill({ [startDay]: '2026-04-16' });
    pressRepeatedly(applicationButton());
    await expectApplicationSent();
    expect(currentDatabase().applications).toEqual([
      { ...required, phone: '+43 660 123', availableFrom: '16.04.2026' },
    ]);
  });

  it('at the flea market is sent without empty fields, and its draft is removed', async () => {
    const { user } = await readyApplication(paths.flohmarktJobs.to());
    expect(document.title).toContain('Jobs am Flohmarkt');
    expect(positions()).toContain('Einteilen der Standplätze');
    expect(keptInTab()).toEqual(['draft:bewerbung-flohmarkt']);
    await user.click(applicationButton());
    await expectApplicationSent();
    expect(currentDatabase().applications).toEqual([required]);
    expect(keptInTab()).toEqual([]);
  });

  it('that was not saved is reported at its location only, and can be sent again', async () => {
    disturb(applicationCall, { body: { success: 0, errorMessage: 'Bitte später.' }, times: 1 });
    disturb(applicationCall, { drop: true, afterHandling: true, times: 1 });
    const { user } = await readyApplication();
    await user.click(applicationButton());
    const text = `${failed}: Bitte später.`;
    expect(await alert()).toHaveTextContent(text);
    await notification(text);
    expect(field('Vorname')).toHaveValue('Ada');

    await user.click(applicationButton());
    const unclearText = 'Es ist unklar, ob deine Bewerbung angekommen ist';
    await waitFor(async () => expect(await alert()).toHaveTextContent(unclearText));
    visit(paths.flohmarktJobs.to());
    await heading('Jobs am Flohmarkt');
    noAlert();
    expect(field('Vorname')).toHaveValue('');
    visit(paths.jobs.to());
    await heading('Jobs im Autokino');
    expect(await alert()).toHaveTextContent(unclearText);
    await user.click(button('Noch einmal senden'));
    await heading(applicationThanks);
    expect(requestsTo(applicationCall)).toHaveLength(3);
    await waitFor(() => expect(currentDatabase().applications).toHaveLength(2));
  });

  it('does not redirect a visitor who left while it was pending', async () => {
    const release = deferResponses(applicationCall);
    await readyApplication();
    fireEvent.click(applicationButton());
    visit(paths.flohmarktJobs.to());
    await heading('Jobs am Flohmarkt');
    release();
    await notification('Alles im grünen Bereich, Aktion erfolgreich!');
    expect(screen.queryByText(redirectText)).toBeNull();
    expect(window.location.pathname).toBe('/flohmarkt-wien/jobs');
  });
});

describe('the confirmation of an application', () => {
  const isThanked = () =>
    expect(screen.getByRole('heading', { level: 1, name: applicationThanks })).toBeVisible();

  /** Submits with fake timers, so that the test controls the redirect's timeout. */
  async function send(): Promise<void> {
    stopTime();
    fireEvent.click(applicationButton());
    await flushPending();
    isThanked();
  }

  it('redirects to the home page after a countdown', async () => {
    const entries = window.history.length;
    await readyApplication();
    await send();
    expect(screen.getByText('In 10 Sekunden geht es von selbst zur Startseite.')).toBeVisible();
    expect(robots()).toBe('noindex');
    await passTime(second);
    expect(screen.getByText('In 9 Sekunden geht es von selbst zur Startseite.')).toBeVisible();
    for (let passed = 1; passed < 9; passed += 1) await passTime(second);
    expect(screen.getByText('In 1 Sekunde geht es von selbst zur Startseite.')).toBeVisible();
    expect(window.location.pathname).toBe(sentPath);
    await passTime(second);
    expect(window.location.pathname).toBe('/');
    // One entry for the form and none for thanks and home page, so that Back does not loop.
    expect(window.history.length).toBe(entries + 1);
  });

  it('does not redirect who stays or has left, is shown after a reload, and is followed by an empty form', async () => {
    const { close } = await readyApplication();
    await send();
    await passTime(2 * second);
    visit(paths.jobs.to());
    await flushPending();
    expect(field('Vorname')).toHaveValue('');
    await passTime(60 * second);
    expect(window.location.pathname).toBe('/kino/jobs');

    fill(shortApplication);
    await send();
    reload(close);
    await flushPending();
    isThanked();
    const stay = button('Hier bleiben');
    stay.focus();
    fireEvent.click(stay);
    expect(screen.getByText('Gut, du bleibst hier.')).toHaveFocus();
    await passTime(60 * second);
    expect(window.location.pathname).toBe(sentPath);
    const entries = window.history.length;
    fireEvent.click(screen.getByRole('link', { name: 'Jetzt zur Startseite' }));
    await flushPending();
    expect(window.location.pathname).toBe('/');
    expect(window.history.length).toBe(entries);
  });
});
