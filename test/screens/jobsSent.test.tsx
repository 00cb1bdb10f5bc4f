import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { applicationButton, applicationCall, field, readyApplication, reload } from '@test/support/forms';
import { button, heading, notification } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { holdBack } from '@test/support/server';
import { passTime, settle, stopTime } from '@test/support/time';
import { visit } from '@test/support/visit';
// Compiled here: while time stands still, nothing waits for it.
import '@/screens/ApplicationSentScreen';

const second = 1000;
const sentPath = '/bewerbung-autokino-abgeschickt';
const thanks = () => screen.getByRole('heading', { level: 1, name: 'Danke für deine Bewerbung!' });
const robots = () => document.head.querySelector('meta[name="robots"]')?.getAttribute('content');

/** Sent while time stands still, so that every second of the redirect is the test's own. */
async function send() {
  const app = await readyApplication();
  stopTime();
  fireEvent.click(applicationButton());
  await settle();
  expect(thanks()).toBeVisible();
  return app;
}

describe('after an application', () => {
  it('leads to the home page after some seconds, and tells how many', async () => {
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
    // The form's own entry; neither the thanks nor the home page is one more, so that Back does not lead into a loop.
    expect(window.history.length).toBe(entries + 1);
  });

  it('stays where the visitor wants to, with the focus near', async () => {
    await send();
    const stay = button('Hier bleiben');
    stay.focus();
    fireEvent.click(stay);
    expect(screen.getByText('Gut, du bleibst hier.')).toHaveFocus();
    await passTime(60 * second);
    expect(window.location.pathname).toBe(sentPath);
    expect(screen.getByRole('link', { name: 'Jetzt zur Startseite' })).toHaveAttribute('href', '/');
  });

  it('leads nowhere any more once the visitor has gone', async () => {
    await send();
    await passTime(2 * second);
    visit(paths.cart.to());
    await settle();
    await passTime(60 * second);
    expect(window.location.pathname).toBe('/cart');
  });

  it('says thanks after a reload too', async () => {
    const { close } = await send();
    reload(close);
    await settle();
    expect(thanks()).toBeVisible();
  });

  it('has an empty form for the next one', async () => {
    await send();
    visit(paths.jobs.to());
    await settle();
    expect(field('Vorname')).toHaveValue('');
    await passTime(60 * second);
    expect(window.location.pathname).toBe('/kino/jobs');
  });
});

it('leads nobody away who left while it was sent', async () => {
  const letGo = holdBack(applicationCall);
  await readyApplication();
  fireEvent.click(applicationButton());
  visit(paths.flohmarktJobs.to());
  await heading('Jobs am Flohmarkt');
  letGo();
  await notification('Alles im grünen Bereich, Aktion erfolgreich!');
  expect(screen.queryByText(/Du wirst gleich auf unsere Startseite weitergeleitet/)).toBeNull();
  expect(window.location.pathname).toBe('/flohmarkt-wien/jobs');
});

it('leads nobody away who comes by the address alone, and promises nothing', async () => {
  stopTime();
  renderApp(paths.applicationSent.to());
  await settle();
  expect(screen.getByRole('heading', { level: 1, name: 'Hier steht sonst deine Bestätigung' })).toBeVisible();
  expect(robots()).toBe('noindex');
  await passTime(60 * second);
  expect(window.location.pathname).toBe(sentPath);
  expect(screen.getByRole('link', { name: 'Bewerbung schreiben' })).toHaveAttribute('href', '/kino/jobs');
});
