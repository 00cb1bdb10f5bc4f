import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { paths } from '@/shop/paths';
import '@/pages/ProgramPage';
import '@/features/catalogue/lists/PrintedList';
import { program } from '@test/support/finder';
import { addressInQr } from '@test/support/qr';
import { renderApp } from '@test/support/renderApp';
import { button, listed } from '@test/support/screenQueries';
import { withSettings } from '@test/support/settings';
import { keepShows } from '@test/support/smallDatabase';
import { flushPending, passTime, stopTime } from '@test/support/time';
import { visit } from '@test/support/visit';

const page = 'Seite dieses Programms';
const list = 'https://kino.example/kinoprogramm-wien/kinoprogramm';

beforeEach(() => {
  withSettings({ VITE_SITE_URL: 'https://kino.example' });
  keepShows(301, 303, 304, 381, 501);
});

it('a list prints the address of what it shows and nothing else of the visitor’s', async () => {
  renderApp(
    program({
      suche: 'Métropolis',
      nur: 'buchbar',
      utm_source: 'brief',
      selectshow: '304',
      ansicht: 'monat',
    }),
  );
  await listed('Kinoprogramm');
  expect(await addressInQr(page)).toBe(`${list}?suche=M%C3%A9tropolis&nur=buchbar`);
  expect(
    screen.getByText('kino.example/kinoprogramm-wien/kinoprogramm?suche=Métropolis&nur=buchbar'),
  ).toBeVisible();

  visit(program({ suche: 'gibt es nicht' }));
  await screen.findByText('Kein Termin passt zu deiner Suche.');
  expect(screen.queryByRole('button', { name: 'Programm drucken' })).toBeNull();

  visit(paths.upcoming.to());
  await listed('Demnächst im Kino');
  expect(await addressInQr(page)).toBe('https://kino.example/kinoprogramm-wien/demnaechst-im-kino');
});

it('a day without a film prints what is on next', async () => {
  keepShows(304);
  renderApp(paths.today.to());
  await screen.findByText('Heute läuft kein Film.');
  expect(await addressInQr(page)).toBe('https://kino.example/kinoprogramm-wien/heute-im-kino');
});

it('a list keeps the places of its rows, though all are one, where language or age of a film are beside them', async () => {
  keepShows(301);
  renderApp(program());
  await listed('Kinoprogramm');
  await addressInQr(page);
  expect(screen.getByText('Große Leinwand · ab 6')).toBeVisible();
  expect(document.documentElement).toHaveClass('with-printed-list');
  expect(document.documentElement).not.toHaveClass('with-one-place');
  expect(screen.queryByText(/^Ort: /)).toBeNull();
});

it('a list says where its shows are if all are there, and the moment of printing, by the button or the browser', async () => {
  const asOf = () => screen.getByText(/^Stand: /).textContent;
  const printed: (string | null)[] = [];
  vi.spyOn(window, 'print').mockImplementation(() => {
    window.dispatchEvent(new Event('beforeprint'));
    printed.push(asOf());
  });
  stopTime();
  renderApp(paths.flohmarktProgram.to());
  await flushPending();
  // The browser is idle.
  await passTime(1000);
  expect(screen.getByText('Ort: Marktgelände')).toBeVisible();
  await passTime(61 * 60_000);
  fireEvent.click(button('Programm drucken'));
  expect(printed).toEqual(['Stand: 16.04.2026, 13:01\u00a0Uhr']);
  await passTime(60_000);
  fireEvent(window, new Event('beforeprint'));
  expect(asOf()).toBe('Stand: 16.04.2026, 13:02\u00a0Uhr');
});
