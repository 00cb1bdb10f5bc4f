import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { Reviews } from '@/features/landing/Reviews';
import { button, card, heading, listed } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { disturb, requestsTo, startWinter } from '@test/support/server';

const address = paths.cinemaLanding.to();
const calls = 'show/getCurrentShows';
const section = (name: string) => screen.getByRole('region', { name });

describe('the landing page of the cinema', () => {
  it('says what this is, and has one heading of the first level', async () => {
    renderApp(address);
    await listed('Kinoprogramm');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByText('Großes Kino, eigenes Auto.')).toBeVisible();
  });

  it('leads to the list by a link, which takes the keyboard along', async () => {
    renderApp(address);
    await listed('Kinoprogramm');
    const list = section('Alle Filme und Termine');
    const link = screen.getByRole('link', { name: 'Direkt zum Programm' });
    expect(link).toHaveAttribute('href', `#${list.id}`);
    expect(list).toHaveAttribute('tabindex', '-1');
    expect(list).toContainElement(card('Metropolis'));
  });

  it('guides newcomers in four numbered steps', async () => {
    renderApp(address);
    await heading('Kinoprogramm');
    const steps = within(section('Zum ersten Mal hier?')).getAllByRole('listitem');
    expect(steps.map((step) => within(step).getByRole('heading', { level: 3 }).textContent)).toEqual([
      'Film aussuchen',
      'Tickets online kaufen',
      'Hinkommen und einparken',
      'Radio an, Film ab',
    ]);
    expect(steps[1]).toHaveTextContent(/Ein Ticket für jede Person.*einmal je Auto das Autoticket/);
  });

  it('shows each stated rating once, as text', async () => {
    renderApp(address);
    await heading('Kinoprogramm');
    const reviews = section('So habt ihr uns bewertet');
    const slides = within(reviews).getAllByRole('group', { hidden: true });
    const texts = slides.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
    expect(texts).toEqual([
      'Autokino4,6 von 5 Sternen aus 1.448 Bewertungen',
      'Flohmarkt4,4 von 5 Sternen aus 577 Bewertungen',
      'Kinderflohmarkt4,9 von 5 Sternen aus 118 Bewertungen',
    ]);
    expect(within(reviews).getByRole('button', { name: 'Anhalten' })).toBeVisible();
  });

  it('passes prebooking on', async () => {
    renderApp(paths.cinemaLanding.to({}, { prebooking: 'true' }));
    await listed('Kinoprogramm');
    expect(requestsTo(calls).map(({ query }) => query)).toEqual([
      { s1: 'fetch', showtype: 'kino', prebooking: 'true' },
    ]);
  });
});

describe('the short information', () => {
  it('opens under its name, closes by „Schliessen“, and gives the focus back', async () => {
    const { user } = renderApp(address);
    await listed('Kinoprogramm');
    await user.click(button('Kurzinformation'));
    const dialog = await screen.findByRole('dialog', {
      name: 'Kurzinformation zu Kino wie Damals Vorstellungen',
    });
    expect(dialog).toHaveTextContent('an der Tageskassa ab 5:30 Uhr');
    await user.click(within(dialog).getByRole('button', { name: 'Schliessen' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button('Kurzinformation')).toHaveFocus();
  });
});

describe('a landing page without a programme', () => {
  it('keeps its intro and guide when the programme fails, and tries again on request', async () => {
    disturb(calls, { status: 400, times: 1 });
    const { user } = renderApp(address);
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Das Programm ist gerade nicht zu erreichen');
    expect(await heading('Kinoprogramm')).toBeVisible();
    expect(section('Zum ersten Mal hier?')).toBeVisible();
    expect(section('Alle Filme und Termine')).toContainElement(notice);
    await user.click(within(notice).getByRole('button', { name: 'Erneut versuchen' }));
    await listed('Kinoprogramm');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('speaks of the winter break where the list would stand', async () => {
    startWinter();
    renderApp(address);
    const winter = await screen.findByRole('heading', { name: 'Winterpause' });
    expect(section('Alle Filme und Termine')).toContainElement(winter);
    expect(section('Zum ersten Mal hier?')).toBeVisible();
    expect(await heading('Kinoprogramm')).toBeVisible();
  });
});

describe('guests’ own words', () => {
  it('follow the rating that they belong to', () => {
    const quotes = [{ text: 'Wie früher!', author: 'Ein Gast' }];
    render(<Reviews ratings={[{ subject: 'cinema', stars: 4.6, count: 1448, quotes }]} />);
    fireEvent.click(button('Nächste Bewertung'));
    expect(screen.getByRole('group', { name: '2 von 2' })).toHaveTextContent('Wie früher!Ein Gast, Autokino');
  });
});
