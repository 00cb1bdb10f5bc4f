import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
import { seededRandom } from '@test/sandbox/random';
import { storedCart } from '@test/support/carts';
import { button, focusedHeading, heading } from '@test/support/look';
import {
  chooseDate,
  dateField,
  openFilm,
  ticketButton,
  ticketPanel,
  ticketTotal,
} from '@test/support/opening';
import { renderApp } from '@test/support/renderApp';
import { answerOf, currentWorld, disturb, startOfTests } from '@test/support/server';
import { pauseScreen } from '@test/support/time';

const call = 'show/getShowDetailData';
const day = 24 * 60 * 60 * 1000;

describe('a date that is chosen', () => {
  it('waits for its price, and says so', async () => {
    disturb(call, { delay: 300, times: 1 });
    const { user } = await openFilm();
    chooseDate(308);
    expect(ticketPanel().getByText('Der Preis wird geladen …').closest('[role=status]')).toBeVisible();
    expect(ticketButton()).toHaveAttribute('aria-disabled', 'true');
    await user.click(ticketButton());
    expect(storedCart()).toBeUndefined();
    await ticketTotal();
    expect(storedCart()).toBeUndefined();
    expect(ticketButton()).toHaveFocus();
  });

  it('last wins, whatever answer comes first', async () => {
    const { user } = await openFilm();
    const ids = [301, 308, 322];
    for (let seed = 1; seed <= 10; seed += 1) {
      const random = seededRandom(seed);
      currentWorld().random = random;
      currentWorld().latency = [0, 30];
      let last = 0;
      for (let step = 0; step < 5; step += 1) {
        last = ids[Math.floor(random() * ids.length)]!;
        chooseDate(last);
        await user.click(ticketButton());
        if (random() < 0.5) await pauseScreen(random() * 20);
      }
      await ticketTotal();
      await pauseScreen(40);
      expect(dateField(), `seed ${seed}`).toHaveValue(String(last));
      const before =
        storedCart()?.[Object.keys(storedCart() ?? {}).find((key) => key.startsWith(`${last}-`)) ?? '']
          ?.count ?? 0;
      await user.click(ticketButton());
      const added = Object.entries(storedCart()!).find(
        ([key]) => key.startsWith(`${last}-`) && !key.includes('|'),
      );
      expect(added?.[1].count, `seed ${seed}`).toBe(before + 1);
    }
  });

  it('and is sold out meanwhile says so, and sells nothing', async () => {
    const { user } = await openFilm();
    currentWorld().stock['308'] = 0;
    chooseDate(308);
    expect(await ticketPanel().findByText('Ausverkauft. Bitte wähl einen anderen Termin.')).toBeVisible();
    expect(dateField()).toBeInvalid();
    await user.click(ticketButton());
    expect(dateField()).toHaveFocus();
    expect(storedCart()).toBeUndefined();
    expect(ticketPanel().queryByText(/^Summe/)).toBeNull();
    chooseDate(301);
    expect(await ticketTotal()).toBeVisible();
    expect(dateField()).toBeValid();
  });

  it('and is over meanwhile says so', async () => {
    const { user } = await openFilm();
    chooseDate(301);
    await ticketTotal();
    vi.setSystemTime(startOfTests + day);
    await user.click(ticketButton());
    expect(
      ticketPanel().getByText('Dieser Termin ist schon vorbei. Bitte wähl einen anderen Termin.'),
    ).toBeVisible();
    expect(storedCart()).toBeUndefined();
    expect(dateField()).toHaveDisplayValue(/^Do\., 16\.04\.2026/);
  });

  it('and of which a proxy knows nothing can be tried again', async () => {
    const { user } = await openFilm();
    disturb(call, { status: 404, raw: '<h1>404 Not Found</h1>', times: 1 });
    chooseDate(308);
    await user.click(await ticketPanel().findByRole('button', { name: 'Erneut versuchen' }));
    await ticketTotal();
  });

  it('and is gone says so, without a retry', async () => {
    await openFilm();
    currentWorld().shows = currentWorld().shows.filter(({ showId }) => showId !== 308);
    chooseDate(308);
    expect(
      await ticketPanel().findByText('Diesen Termin gibt es nicht mehr. Bitte wähl einen anderen.'),
    ).toBeVisible();
    expect(ticketPanel().queryByRole('button', { name: 'Erneut versuchen' })).toBeNull();
    expect(await heading('Metropolis')).toBeVisible();
  });

  it('and is gone says nothing of the next show that is opened', async () => {
    const { user } = renderApp(paths.show.to({ idOrIdentifier: 301 }));
    await user.click(await screen.findByRole('link', { name: 'Alle Termine des Films' }));
    await screen.findByRole('region', { name: 'Ticket kaufen' });
    currentWorld().shows = currentWorld().shows.filter(({ showId }) => showId !== 308);
    chooseDate(308);
    await ticketPanel().findByText('Diesen Termin gibt es nicht mehr. Bitte wähl einen anderen.');
    const [, , last] = screen.getAllByRole('link', { name: /^Tickets & Infos: Metropolis/ });
    await user.click(last!);
    expect(await screen.findByText(/^So\., 10\.05\.2026, 20:30\sUhr$/, { selector: 'p' })).toBeVisible();
    await focusedHeading('Metropolis');
  });

  it('and was moved shows its new date beside the price', async () => {
    await openFilm();
    currentWorld().shows.find(({ showId }) => showId === 308)!.start += day;
    chooseDate(308);
    expect(
      await ticketPanel().findByText(/^Dieser Termin wurde verlegt auf: Sa\., 25\.04\.2026/),
    ).toBeVisible();
  });

  it('is never answered by another show', async () => {
    const { user } = await openFilm();
    disturb(call, { body: await answerOf(`${call}?showid=322`) });
    chooseDate(308);
    expect(
      await ticketPanel().findByText('Diesen Termin gibt es nicht mehr. Bitte wähl einen anderen.'),
    ).toBeVisible();
    await user.click(ticketButton());
    expect(storedCart()).toBeUndefined();
  });

  it('whose price cannot be read can be tried again', async () => {
    disturb(call, { status: 400, times: 1 });
    const { user } = await openFilm();
    chooseDate(308);
    expect(await ticketPanel().findByText('Der Preis ist gerade nicht zu erreichen')).toBeVisible();
    await user.click(button('Erneut versuchen'));
    expect(dateField()).toHaveFocus();
    expect(await ticketTotal()).toHaveTextContent('€ 17,50');
  });

  it('can be taken back', async () => {
    const { user } = await openFilm();
    chooseDate(308);
    await ticketTotal();
    chooseDate('');
    expect(ticketPanel().queryByText(/^Summe/)).toBeNull();
    await user.click(ticketButton());
    expect(ticketPanel().getByText('Bitte wähl zuerst einen Termin.')).toBeVisible();
  });
});
