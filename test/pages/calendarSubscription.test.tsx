import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { calendarFiles } from '@/shop/calendarFiles';
import { paths } from '@/shop/paths';
import { openFinder, program } from '@test/support/finder';
import { renderApp } from '@test/support/renderApp';
import { button, listed } from '@test/support/screenQueries';
import { server } from '@test/support/server';
import { flushPending, stopTime } from '@test/support/time';

const calendar = { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } };
const name = /^Kalender abonnieren/;
const link = () => screen.queryByRole('link', { name });

/** Lets the host respond like this; the addresses that it was asked for. */
function answer(file: string, respond: () => Response): string[] {
  const asked: string[] = [];
  server.use(
    http.head(`*${file}`, ({ request }) => {
      asked.push(request.url);
      return respond();
    }),
  );
  return asked;
}

it('is asked for when the finder opens, and leads calendar programs to the file', async () => {
  const asked = answer(calendarFiles.kino, () => new HttpResponse(null, calendar));
  const { user, close } = renderApp(program());
  await listed('Kinoprogramm');
  expect(asked).toEqual([]);
  await user.click(button('Termin finden'));
  const found = await screen.findByRole('link', { name: 'Kalender abonnieren: Kino' });
  expect(asked).toEqual(['http://localhost:3000/kalender/kino.ics']);
  expect(found).toHaveAttribute('href', 'webcal://localhost:3000/kalender/kino.ics');
  await user.click(button('Adresse kopieren: Kino'));
  expect(await screen.findByText(/^Adresse kopiert\./)).toHaveRole('status');
  expect(await navigator.clipboard.readText()).toBe('http://localhost:3000/kalender/kino.ics');
  close();
});

it('keeps its room without it, and is asked for once', async () => {
  const address = paths.flohmarktProgram.to();
  const asked = answer(calendarFiles.flohmarkt, () => new HttpResponse(null, { status: 204 }));
  const { user } = await openFinder(address, 'Flohmarktkalender');
  await waitFor(() => expect(asked).toHaveLength(1));
  stopTime();
  await flushPending();
  expect(link()).toBeNull();
  const room = screen.getByText(name);
  expect(room).not.toBeVisible();
  vi.useRealTimers();
  await user.click(button('Termin finden'));
  await user.click(button('Termin finden'));
  expect(await screen.findByRole('search')).toBeVisible();
  expect(screen.queryByText(name)).toBeNull();
  expect(asked).toHaveLength(1);
});

it.each([
  [
    'a page',
    calendarFiles.publicevent,
    paths.publicEvents.to(),
    'Veranstaltungen',
    () => new HttpResponse(null, { headers: { 'Content-Type': 'text/html' } }),
  ],
  [
    'no response',
    calendarFiles.automarkt,
    paths.automarkt.to(),
    'kommende Automärkte',
    () => HttpResponse.error(),
  ],
])('is not offered where the host has %s for it', async (_, file, address, title, respond) => {
  const asked = answer(file, respond);
  await openFinder(address, title);
  await waitFor(() => expect(asked).toHaveLength(1));
  stopTime();
  await flushPending();
  expect(link()).toBeNull();
});
