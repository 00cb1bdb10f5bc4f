import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '@/shop/paths';
import type { Announcement } from '@/shop/announcements';
import { carTicket, cartOf, filmTicket, storeCart, storedCart, storeOrders } from '@test/support/carts';
import { goOffline } from '@test/support/network';
import { renderApp } from '@test/support/renderApp';
import { heading, main } from '@test/support/screenQueries';
import { currentDatabase, disturb, startOfTests } from '@test/support/server';
import { addButton } from '@test/support/showPage';
import { keepShows } from '@test/support/smallDatabase';
import { structuredShows } from '@test/support/structuredData';
import { flushPending, passTime, stopTime } from '@test/support/time';
import { visit } from '@test/support/visit';

const minute = 60_000;
const programme = paths.program.to();
const storm: Announcement = {
  text: 'Wegen des Sturms läuft heute kein Film. Deine Tickets bekommst du erstattet.',
  level: 'cancelled',
  from: '16.04.2026 11:45',
  until: '16.04.2026 23:30',
  shows: ['301'],
};
const gates: Announcement = {
  text: 'Einlass ist heute ab 17:00 Uhr.',
  level: 'info',
  until: '16.04.2026 20:00',
};

function announce(...announcements: Announcement[]) {
  currentDatabase().announcements = announcements;
}

const bar = () => within(screen.getByRole('region', { name: 'Durchsage' }));
const texts = () =>
  screen
    .queryAllByRole('button', { name: /^Schließen: / })
    .map((close) => close.textContent.replace('Schließen: ', ''));
const shown = (...expected: string[]) => waitFor(() => expect(texts()).toEqual(expected));
const card = (id: number) => within(document.querySelector<HTMLElement>(`#show-${id}`)!);
const spoken = () => screen.getByRole('status', { name: 'Durchsage' }).textContent;
const eventStatus = async (name: string) =>
  (await structuredShows()).find((show) => show['name'] === name)?.['eventStatus'];

/** 301: tonight; 303: tomorrow; 381: on another day; 501: a flea market. */
const keepSome = () => keepShows(301, 303, 381, 501);

describe('announcements of the host', () => {
  beforeEach(keepSome);

  it('mark a cancelled show on its list, say so once with their time, and can be closed', async () => {
    announce(storm, gates);
    const { user } = renderApp(programme);
    await shown(storm.text, gates.text);
    expect(spoken()).toContain(storm.text);
    expect(spoken()).toContain(gates.text);
    expect(bar().getByText('16.04.2026, 11:45 Uhr')).toBeVisible();
    await waitFor(() => expect(card(301).getByRole('button', { name: 'Abgesagt' })).toBeDisabled());
    expect(card(301).queryByRole('link', { name: /Tickets/ })).toBeNull();
    expect(card(303).getByRole('link', { name: /Tickets & Infos/ })).toBeVisible();
    expect(await eventStatus('Metropolis')).toBe('https://schema.org/EventCancelled');

    visit(paths.contact.to());
    await shown();
    visit(paths.flohmarktProgram.to());
    await shown(gates.text);
    visit(programme);
    await shown(storm.text, gates.text);
    expect(spoken()).toBe('');

    await user.click(bar().getByRole('button', { name: `Schließen: ${gates.text}` }));
    await shown(storm.text);
  });

  it('are all shown on both addresses of the home page and on a list of all kinds', async () => {
    const north: Announcement = { ...gates, text: 'Einfahrt nur von Norden.', kinds: ['flohmarkt'] };
    announce(storm, north);
    renderApp(paths.newsEvents.to());
    await shown(storm.text, north.text);
    visit(programme);
    await shown(storm.text);
    visit(`${programme}?art=alle`);
    await shown(storm.text, north.text);
  });

  it('close the sale on the page of a cancelled show, and name it at checkout', async () => {
    storeCart(filmTicket, carTicket);
    announce(storm);
    renderApp(paths.show.to({ idOrIdentifier: 301 }));
    expect(await screen.findByText('Dieser Termin ist abgesagt.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'In den Warenkorb' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Kalender/ })).toBeNull();
    await shown(storm.text);

    visit(paths.checkout.to());
    expect(await screen.findByText('Metropolis: Dieser Termin ist abgesagt.')).toBeVisible();
    await shown(storm.text);
    expect(storedCart()).not.toEqual({});
  });

  it('of a kind change or cancel the shows that take place while they hold, and no others', async () => {
    const late = { text: 'Alle Filme beginnen später.', level: 'changed', kinds: ['kino'] } as const;
    announce({ ...late, kinds: ['kino'], until: '16.04.2026 23:30' });
    renderApp(programme);
    await waitFor(() => expect(card(301).getByRole('button', { name: 'Geändert' })).toBeDisabled());
    expect(card(303).getByRole('link', { name: /Tickets & Infos/ })).toBeVisible();
    expect(await eventStatus('Metropolis')).toBe('https://schema.org/EventRescheduled');
    await shown(late.text);
    visit(paths.flohmarktProgram.to());
    await shown();
    visit(paths.show.to({ idOrIdentifier: 303 }));
    await waitFor(addButton);
    await shown();
  });

  it.each([
    ['is missing', { status: 404, raw: 'Hier ist nichts.' }],
    ['is a page', { raw: '<!doctype html><title>Kino</title>', contentType: 'text/html' }],
    ['does not fit', { body: [{ ...storm, until: 'heute' }] }],
    ['cannot be read', { drop: true }],
  ])('are none if the file %s', async (_, fault) => {
    announce(storm);
    disturb('/durchsage.json', { ...fault, times: 9 });
    renderApp(programme);
    await screen.findByRole('status', { name: 'Durchsage' });
    await waitFor(() => expect(card(301).getByRole('link', { name: /Tickets & Infos/ })).toBeVisible());
    expect(texts()).toEqual([]);
  });

  it('are kept for a visit without a connection, with the time of reading', async () => {
    announce(storm);
    const { close } = renderApp(programme);
    await shown(storm.text);
    close();
    disturb('/durchsage.json', { drop: true, times: 9 });
    renderApp(programme);
    await shown(storm.text);
    goOffline();
    expect(await bar().findByText('Stand: 16.04.2026, 12:00 Uhr')).toBeVisible();
  });

  it('are said in the orders and on the ticket of tonight', async () => {
    announce(storm);
    storeOrders([
      {
        orderId: '7',
        orderLink: 'https://pay.example/7',
        total: 1750,
        placedAt: startOfTests,
        state: 'paid',
        lines: JSON.stringify(cartOf(filmTicket, carTicket)),
      },
    ]);
    renderApp(paths.orders.to());
    await heading('Meine Bestellungen');
    expect(await screen.findByText('Metropolis: Dieser Termin ist abgesagt.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Kalender/ })).toBeNull();
    await shown(storm.text);
    visit(paths.home.to());
    expect(await screen.findByRole('region', { name: 'Termin abgesagt' })).toHaveTextContent('7');
    expect(main().queryByText('Heute Abend')).toBeNull();
  });
});

describe('announcements in a tab that stays open', () => {
  beforeEach(() => {
    stopTime();
    keepSome();
  });

  it('begin and end by themselves', async () => {
    announce({ ...storm, from: '16.04.2026 12:10', until: '16.04.2026 12:20' });
    renderApp(programme);
    await flushPending();
    await passTime(minute);
    const isSold = () => card(301).queryByRole('link', { name: /Tickets & Infos/ }) !== null;
    expect([isSold(), texts()]).toEqual([true, []]);
    await passTime(10 * minute);
    expect([isSold(), texts()]).toEqual([false, [storm.text]]);
    await passTime(10 * minute);
    expect([isSold(), texts()]).toEqual([true, []]);
  });

  it('appear and disappear when the file changes', async () => {
    renderApp(programme);
    await flushPending();
    announce(storm);
    await passTime(7 * minute);
    expect(texts()).toEqual([storm.text]);
    announce();
    await passTime(7 * minute);
    expect(texts()).toEqual([]);
  });
});
