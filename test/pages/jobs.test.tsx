import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/shared/config/paths';
import '@/pages/ApplicationSentPage';
import {
  applicationButton,
  applicationCall,
  field,
  fill,
  inMain,
  openJobs,
  readyApplication,
  reload,
} from '@test/support/forms';
import { button, focusedHeading, heading, notification } from '@test/support/screenQueries';
import { renderApp } from '@test/support/renderApp';
import { currentDatabase, disturb, deferResponses, requestsTo } from '@test/support/server';
import { passTime, flushPending, stopTime } from '@test/support/time';
import { visit } from '@test/support/visit';

const saved =
  'Deine Anfrage wurde gespeichert, wir melden uns in Kürze. Du wirst gleich auf unsere Startseite weitergeleitet';

const summary = () => screen.getByRole('group', { name: 'Bitte prüfe diese Angaben:' });

const required = {
  position: 'Etwas anderes',
  firstName: 'Ada',
  lastName: 'Huber',
  email: 'ada@example.com',
  message: 'Ich mag Filme.',
};

const choices = () =>
  [...(field('Wofür interessierst du dich?') as unknown as HTMLSelectElement).options].map(
    ({ text }) => text,
  );

describe.each([
  ['the cinema', paths.jobs.to(), 'Jobs im Autokino', 'Technik und Ton'],
  ['the flea market', paths.flohmarktJobs.to(), 'Jobs am Flohmarkt', 'Einteilen der Standplätze'],
])('an application at %s', (_, address, title, position) => {
  it('is sent with the input, and confirmed', async () => {
    const { user } = await readyApplication(address);
    expect(document.title).toContain(title);
    expect(choices()).toContain(position);
    await user.click(applicationButton());
    await focusedHeading('Danke für deine Bewerbung!');
    await notification(saved);
    expect(currentDatabase().applications).toEqual([required]);
    expect(window.location.pathname).toBe('/bewerbung-autokino-abgeschickt');
  });
});

describe('the application form', () => {
  it('sends all fields, the day as DD.MM.YYYY', async () => {
    const { user } = await readyApplication();
    fill({
      'Telefonnummer (freiwillig)': '+43 660 123',
      'Ab wann hättest du Zeit? (freiwillig)': '2026-05-01',
    });
    await user.click(applicationButton());
    await heading('Danke für deine Bewerbung!');
    expect(currentDatabase().applications).toEqual([
      { ...required, phone: '+43 660 123', availableFrom: '01.05.2026' },
    ]);
  });

  it('can be completed and sent by the keyboard alone', async () => {
    const { user } = await openJobs();
    field('Wofür interessierst du dich?').focus();
    await user.selectOptions(field('Wofür interessierst du dich?'), 'Etwas anderes');
    for (const text of ['Ada', 'Huber', 'ada@example.com']) {
      await user.tab();
      await user.keyboard(text);
    }
    await user.tab();
    await user.tab();
    await user.tab();
    await user.keyboard('Ich mag Filme.');
    field('Nachname').focus();
    await user.keyboard('{Enter}');
    await focusedHeading('Danke für deine Bewerbung!');
    expect(currentDatabase().applications).toEqual([required]);
  });

  it('requires all fields that are not optional', async () => {
    const { user } = await openJobs();
    await user.click(applicationButton());
    expect(summary()).toHaveFocus();
    expect(
      within(summary())
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Bitte wähl aus, wofür du dich interessierst.',
      'Bitte gib deinen Vornamen ein.',
      'Bitte gib deinen Nachnamen ein.',
      'Bitte gib eine gültige E-Mail-Adresse ein.',
      'Bitte erzähl uns ein wenig von dir.',
    ]);
    await user.click(within(summary()).getAllByRole('link')[3]!);
    expect(field('E-Mail-Adresse')).toHaveFocus();
    expect(requestsTo(applicationCall)).toEqual([]);
  });

  it.each([
    ['yesterday', '2026-04-15', false],
    ['today', '2026-04-16', true],
  ])('accepts only days that are not in the past: %s', async (_, day, isAccepted) => {
    const { user } = await readyApplication();
    fill({ 'Ab wann hättest du Zeit? (freiwillig)': day });
    await user.click(applicationButton());
    if (isAccepted) await heading('Danke für deine Bewerbung!');
    else {
      expect(field('Ab wann hättest du Zeit? (freiwillig)')).toHaveAccessibleDescription(
        'Bitte gib einen Tag an, der nicht in der Vergangenheit liegt.',
      );
    }
    expect(requestsTo(applicationCall)).toHaveLength(isAccepted ? 1 : 0);
  });

  it('has autocomplete names', async () => {
    await openJobs();
    const inputs = [...document.querySelectorAll<HTMLInputElement>('main input')];
    expect(inputs.map(({ labels, autocomplete }) => [labels?.[0]?.textContent, autocomplete])).toEqual([
      ['Vorname', 'given-name'],
      ['Nachname', 'family-name'],
      ['E-Mail-Adresse', 'email'],
      ['Telefonnummer (freiwillig)', 'tel'],
      ['Ab wann hättest du Zeit? (freiwillig)', ''],
    ]);
    expect(field('Telefonnummer (freiwillig)').type).toBe('tel');
  });

  it('is sent once on any number of clicks', async () => {
    await readyApplication();
    const send = applicationButton();
    fireEvent.click(send);
    fireEvent.click(send);
    fireEvent.submit(send.closest('form')!);
    await heading('Danke für deine Bewerbung!');
    expect(requestsTo(applicationCall)).toHaveLength(1);
  });
});

describe('an application that was not saved', () => {
  it('is reported with the reason and can be sent again', async () => {
    disturb(applicationCall, { body: { success: 0, errorMessage: 'Bitte später.' }, times: 1 });
    const { user } = await readyApplication();
    await user.click(applicationButton());
    const text = 'Beim Speichern ist ein Fehler aufgetreten: Bitte später.';
    expect(await inMain().findByRole('alert')).toHaveTextContent(text);
    await notification(text);
    expect(field('Vorname')).toHaveValue('Ada');
    await user.click(applicationButton());
    await heading('Danke für deine Bewerbung!');
    expect(requestsTo(applicationCall)).toHaveLength(2);
  });

  it('is unclear when the response is lost, at its location only', async () => {
    disturb(applicationCall, { drop: true, afterHandling: true, times: 1 });
    const { user } = await readyApplication();
    await user.click(applicationButton());
    const unclear = 'Es ist unklar, ob deine Bewerbung angekommen ist';
    expect(await inMain().findByRole('alert')).toHaveTextContent(unclear);
    visit(paths.flohmarktJobs.to());
    await heading('Jobs am Flohmarkt');
    expect(inMain().queryByRole('alert')).toBeNull();
    expect(field('Vorname')).toHaveValue('');
    visit(paths.jobs.to());
    await heading('Jobs im Autokino');
    expect(await inMain().findByRole('alert')).toHaveTextContent(unclear);
    await user.click(button('Noch einmal senden'));
    await heading('Danke für deine Bewerbung!');
    expect(requestsTo(applicationCall)).toHaveLength(2);
    await waitFor(() => expect(currentDatabase().applications).toHaveLength(2));
  });
});

describe('a sent job application', () => {
  const second = 1000;

  const sentPath = '/bewerbung-autokino-abgeschickt';

  const thanks = () => screen.getByRole('heading', { level: 1, name: 'Danke für deine Bewerbung!' });

  const robots = () => document.head.querySelector('meta[name="robots"]')?.getAttribute('content');

  /** Submits with fake timers, so that the test controls the redirect's timeout. */
  async function send() {
    const app = await readyApplication();
    stopTime();
    fireEvent.click(applicationButton());
    await flushPending();
    expect(thanks()).toBeVisible();
    return app;
  }

  describe('the confirmation of a job application', () => {
    it('redirects to the home page after a countdown', async () => {
      const entries = window.history.length;
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

    it('stays when the visitor cancels the redirect, and focuses its message', async () => {
      await send();
      const stay = button('Hier bleiben');
      stay.focus();
      fireEvent.click(stay);
      expect(screen.getByText('Gut, du bleibst hier.')).toHaveFocus();
      await passTime(60 * second);
      expect(window.location.pathname).toBe(sentPath);
      expect(screen.getByRole('link', { name: 'Jetzt zur Startseite' })).toHaveAttribute('href', '/');
    });

    it('does not redirect after the visitor has left', async () => {
      await send();
      await passTime(2 * second);
      visit(paths.cart.to());
      await flushPending();
      await passTime(60 * second);
      expect(window.location.pathname).toBe('/cart');
    });

    it('is also shown after a reload', async () => {
      const { close } = await send();
      reload(close);
      await flushPending();
      expect(thanks()).toBeVisible();
    });

    it('is followed by an empty form', async () => {
      await send();
      visit(paths.jobs.to());
      await flushPending();
      expect(field('Vorname')).toHaveValue('');
      await passTime(60 * second);
      expect(window.location.pathname).toBe('/kino/jobs');
    });
  });

  it('does not redirect a visitor who left while it was pending', async () => {
    const release = deferResponses(applicationCall);
    await readyApplication();
    fireEvent.click(applicationButton());
    visit(paths.flohmarktJobs.to());
    await heading('Jobs am Flohmarkt');
    release();
    await notification('Alles im grünen Bereich, Aktion erfolgreich!');
    expect(screen.queryByText(/Du wirst gleich auf unsere Startseite weitergeleitet/)).toBeNull();
    expect(window.location.pathname).toBe('/flohmarkt-wien/jobs');
  });

  it('does not redirect when it is opened by its address, and confirms nothing', async () => {
    stopTime();
    renderApp(paths.applicationSent.to());
    await flushPending();
    expect(
      screen.getByRole('heading', { level: 1, name: 'Hier steht sonst die Bestätigung deiner Bewerbung' }),
    ).toBeVisible();
    expect(robots()).toBe('noindex');
    await passTime(60 * second);
    expect(window.location.pathname).toBe(sentPath);
    expect(screen.getByRole('link', { name: 'Bewerbung schreiben' })).toHaveAttribute('href', '/kino/jobs');
  });
});
