import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
import { seededRandom } from '@test/sandbox/random';
import { storedCart } from '@test/support/carts';
import { button, heading } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { answerOf, currentWorld, disturb, startOfTests } from '@test/support/server';

const call = 'show/getShowDetailData';
const metropolis = paths.movie.to({ movieIdentifier: 'metropolis' });
const pause = (duration: number) => new Promise((resolve) => setTimeout(resolve, duration));
const day = 24 * 60 * 60 * 1000;

const panel = () => within(screen.getByRole('region', { name: 'Ticket kaufen' }));
const dateField = () => panel().getByRole('combobox', { name: 'Termin' });
const addButton = () => panel().getByRole('button', { name: 'In den Warenkorb' });
const total = () => panel().findByText(/^Summe: /);

async function openFilm(address = metropolis) {
  const app = renderApp(address);
  await screen.findByRole('region', { name: 'Ticket kaufen' });
  const choose = (showId: number | '') =>
    fireEvent.change(dateField(), { target: { value: String(showId) } });
  return { ...app, choose };
}

describe('a date that is chosen', () => {
  it('waits for its price, and says so', async () => {
    disturb(call, { delay: 300, times: 1 });
    const { user, choose } = await openFilm();
    choose(308);
    expect(panel().getByText('Der Preis wird geladen …').closest('[role=status]')).toBeVisible();
    expect(addButton()).toHaveAttribute('aria-disabled', 'true');
    await user.click(addButton());
    expect(storedCart()).toBeUndefined();
    await total();
    expect(storedCart()).toBeUndefined();
    expect(addButton()).toHaveFocus();
  });

  it('last wins, whatever answer comes first', async () => {
    const { user, choose, store } = await openFilm();
    const ids = [301, 308, 322];
    for (let seed = 1; seed <= 10; seed += 1) {
      const random = seededRandom(seed);
      currentWorld().random = random;
      currentWorld().latency = [0, 30];
      let last = 0;
      for (let step = 0; step < 5; step += 1) {
        last = ids[Math.floor(random() * ids.length)]!;
        choose(last);
        await user.click(addButton());
        if (random() < 0.5) await act(async () => pause(random() * 20));
      }
      await total();
      await act(async () => pause(40));
      expect(store.getState().show.show?.showId, `seed ${seed}`).toBe(last);
      const before =
        storedCart()?.[Object.keys(storedCart() ?? {}).find((key) => key.startsWith(`${last}-`)) ?? '']
          ?.count ?? 0;
      await user.click(addButton());
      const added = Object.entries(storedCart()!).find(
        ([key]) => key.startsWith(`${last}-`) && !key.includes('|'),
      );
      expect(added?.[1].count, `seed ${seed}`).toBe(before + 1);
    }
  });

  it('and is sold out meanwhile says so, and sells nothing', async () => {
    const { user, choose } = await openFilm();
    currentWorld().stock['308'] = 0;
    choose(308);
    expect(await panel().findByText('Ausverkauft. Bitte wähl einen anderen Termin.')).toBeVisible();
    expect(dateField()).toBeInvalid();
    await user.click(addButton());
    expect(dateField()).toHaveFocus();
    expect(storedCart()).toBeUndefined();
    expect(panel().queryByText(/^Summe/)).toBeNull();
    choose(301);
    expect(await total()).toBeVisible();
    expect(dateField()).toBeValid();
  });

  it('and is over meanwhile says so', async () => {
    const { user, choose } = await openFilm();
    choose(301);
    await total();
    vi.setSystemTime(startOfTests + day);
    await user.click(addButton());
    expect(
      panel().getByText('Dieser Termin ist schon vorbei. Bitte wähl einen anderen Termin.'),
    ).toBeVisible();
    expect(storedCart()).toBeUndefined();
    expect(dateField()).toHaveDisplayValue(/^Do\., 16\.04\.2026/);
  });

  it('and is gone says so, without a retry', async () => {
    const { choose } = await openFilm();
    currentWorld().shows = currentWorld().shows.filter(({ showId }) => showId !== 308);
    choose(308);
    expect(
      await panel().findByText('Diesen Termin gibt es nicht mehr. Bitte wähl einen anderen.'),
    ).toBeVisible();
    expect(panel().queryByRole('button', { name: 'Erneut versuchen' })).toBeNull();
    expect(await heading('Metropolis')).toBeVisible();
  });

  it('and was moved shows its new date beside the price', async () => {
    const { choose } = await openFilm();
    currentWorld().shows.find(({ showId }) => showId === 308)!.start += day;
    choose(308);
    expect(await panel().findByText(/^Dieser Termin wurde verlegt auf: Sa\., 25\.04\.2026/)).toBeVisible();
  });

  it('is never answered by another show', async () => {
    const { user, choose } = await openFilm();
    disturb(call, { body: await answerOf(`${call}?showid=322`) });
    choose(308);
    expect(
      await panel().findByText('Diesen Termin gibt es nicht mehr. Bitte wähl einen anderen.'),
    ).toBeVisible();
    await user.click(addButton());
    expect(storedCart()).toBeUndefined();
  });

  it('whose price cannot be read can be tried again', async () => {
    disturb(call, { status: 400, times: 1 });
    const { user, choose } = await openFilm();
    choose(308);
    expect(await panel().findByText('Der Preis ist gerade nicht zu erreichen')).toBeVisible();
    await user.click(button('Erneut versuchen'));
    expect(dateField()).toHaveFocus();
    expect(await total()).toHaveTextContent('€ 17,50');
  });

  it('can be taken back', async () => {
    const { choose, user } = await openFilm();
    choose(308);
    await total();
    choose('');
    expect(panel().queryByText(/^Summe/)).toBeNull();
    await user.click(addButton());
    expect(panel().getByText('Bitte wähl zuerst einen Termin.')).toBeVisible();
  });
});
