import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { focusedHeading, heading, listed } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { disturb, holdBack, startWinter } from '@test/support/server';
import { visit } from '@test/support/visit';

const calls = 'show/getCurrentShows';
const loading = 'Das Programm wird geladen …';
const failed = 'Das Programm ist gerade nicht zu erreichen';

const menuLink = (name: string) => screen.getByRole('link', { name });

describe('while the programme is on its way', () => {
  it('its title and heading stand already, and the heading has the focus', async () => {
    const { user } = renderApp(paths.home.to());
    await heading('Autokino und Flohmarkt in Wien');
    disturb(calls, { never: true });
    await user.click(menuLink('Automarkt'));
    await focusedHeading('kommende Automärkte');
    expect(document.title).toMatch(/^Automarkt/);
    expect(screen.getByText(loading)).toBeVisible();
    await user.click(menuLink('Flohmarktkalender'));
    await focusedHeading('Flohmarktkalender');
    expect(document.title).toMatch(/^Flohmarktkalender/);
  });

  it('what comes leaves the focus to a visitor who has moved on', async () => {
    const { user } = renderApp(paths.home.to());
    await heading('Autokino und Flohmarkt in Wien');
    const letGo = holdBack(calls);
    await user.click(menuLink('Automarkt'));
    await focusedHeading('kommende Automärkte');
    menuLink('AGBs').focus();
    letGo();
    await listed('kommende Automärkte');
    expect(menuLink('AGBs')).toHaveFocus();
  });

  it('a failure leaves it there too', async () => {
    const { user } = renderApp(paths.home.to());
    await heading('Autokino und Flohmarkt in Wien');
    disturb(calls, { status: 400, times: 1 });
    const letGo = holdBack(calls);
    await user.click(menuLink('Automarkt'));
    await focusedHeading('kommende Automärkte');
    menuLink('AGBs').focus();
    letGo();
    await heading(failed);
    expect(menuLink('AGBs')).toHaveFocus();
    expect(document.title).toContain(failed);
    expect(document.head.querySelector('meta[name=robots]')).toBeNull();
  });
});

describe('on the page that the shop was opened with', () => {
  it('nothing takes the focus from the browser', async () => {
    disturb(calls, { delay: 100, times: 1 });
    renderApp(paths.program.to());
    await listed('Kinoprogramm');
    expect(document.body).toHaveFocus();
  });

  it('a retry that fails again leads to the heading, for its button is gone', async () => {
    disturb(calls, { status: 400 });
    const { user } = renderApp(paths.program.to());
    await heading(failed);
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await focusedHeading(failed);
  });

  it('the browser’s own way back puts the focus on the heading', async () => {
    const { user } = renderApp(paths.program.to());
    await listed('Kinoprogramm');
    await user.click(menuLink('Flohmarktkalender'));
    await listed('Flohmarktkalender');
    visit(paths.program.to());
    await focusedHeading('Kinoprogramm');
  });
});

describe('a programme without shows', () => {
  it.each([
    [paths.automarkt.to(), 'kommende Automärkte'],
    [paths.publicEvents.to(), 'Veranstaltungen'],
  ])('says on %s that nothing is entered, and nothing of the cinema', async (address, title) => {
    startWinter();
    renderApp(address);
    await heading(title);
    expect(await screen.findByText(/^Gerade ist kein Termin eingetragen\./)).toBeVisible();
    expect(screen.queryByText(/Kinosaison/)).toBeNull();
  });
});
