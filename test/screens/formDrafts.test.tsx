import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import {
  applicationButton,
  applicationCall,
  feedbackButton,
  feedbackCall,
  field,
  fill,
  openFeedback,
  openJobs,
  rating,
  readyApplication,
  readyFeedback,
  shortApplication,
  shortFeedback,
} from '@test/support/forms';
import { button, heading } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { requestsTo } from '@test/support/server';

const keptInTab = () => Object.keys(sessionStorage).filter((key) => /^(draft|sent):/.test(key));

describe('what was typed', () => {
  it('into the feedback form survives a reload', async () => {
    const { close } = await readyFeedback();
    fill({ 'Wann warst du da? (freiwillig)': '2026-04-12' });
    close();
    await openFeedback();
    for (const [label, value] of Object.entries(shortFeedback)) expect(field(label)).toHaveValue(value);
    expect(field('Wann warst du da? (freiwillig)')).toHaveValue('2026-04-12');
    expect(rating('4 Sterne: Gut')).toBeChecked();
  });

  it('into one application is there after a way through the shop, and is none for the other place', async () => {
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

  it('is gone from the tab once it is sent', async () => {
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

  it('that is no choice of the form counts as none', async () => {
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

describe('more words than may be sent', () => {
  it('are kept and not sent', async () => {
    const { user } = await readyApplication();
    fill({ 'Erzähl uns von dir': 'x '.repeat(50_000) });
    await user.click(button('Bewerbung senden'));
    expect(requestsTo(applicationCall)).toEqual([]);
    expect(field('Erzähl uns von dir').value).toHaveLength(100_000);
  });
});
