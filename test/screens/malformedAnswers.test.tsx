import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
import { seededRandom } from '@test/sandbox/random';
import { carTicket, filmTicket, storeCart } from '@test/support/carts';
import { button, heading, unfitText } from '@test/support/look';
import { brokenAnswers, mutationsOf } from '@test/support/mutations';
import { renderApp } from '@test/support/renderApp';
import { answerOf, currentWorld, disturb } from '@test/support/server';
import { makeOrderSeven, shrinkWorld } from '@test/support/smallWorld';
import type { Fault } from '@test/sandbox/app';

const sampleSize = 16;

/** Some of the mutations, always the same ones, and all wholly broken answers. */
function sampleOf(answer: unknown): [string, Omit<Fault, 'path'>][] {
  const random = seededRandom(9);
  const drawn = mutationsOf(answer)
    .map((mutation) => ({ mutation, draw: random() }))
    .toSorted((one, other) => one.draw - other.draw)
    .slice(0, sampleSize);
  return [
    ...drawn.map(({ mutation: { name, answer: body } }): [string, Omit<Fault, 'path'>] => [name, { body }]),
    ...brokenAnswers.map(({ name, ...fault }): [string, Omit<Fault, 'path'>] => [name, fault]),
  ];
}

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  shrinkWorld();
  await makeOrderSeven();
});

it.each([
  [paths.program.to(), 'show/getCurrentShows', '?s1=fetch&showtype=kino'],
  [paths.flohmarktProgram.to(), 'show/getCurrentShows', '?s1=fetch&showtype=flohmarkt'],
  [paths.show.to({ idOrIdentifier: 301 }), 'show/getShowDetailData', '?showid=301'],
  [paths.event.to({ idOrIdentifier: 501 }), 'show/getShowDetailData', '?showid=501'],
  [
    paths.movie.to({ movieIdentifier: 'metropolis' }),
    'movie/getMovieDetailData',
    '?movieidentifier=metropolis',
  ],
  [paths.upcoming.to(), 'movie/getUpcomingMovies', ''],
  [paths.giftCards.to(), 'voucher/getAvailableVouchers', ''],
  [paths.paymentResult.to({}, { orderid: '7' }), 'order/paymentStatus', '?orderid=7'],
])('%s stands whatever is wrong with the answer (R9)', async (address, path, query) => {
  for (const [name, fault] of sampleOf(await answerOf(path + query))) {
    currentWorld().faults = [];
    disturb(path, fault);
    const { close } = renderApp(address);
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    // Where the answer leads to another screen, that one has to be read first.
    expect(await screen.findAllByRole('heading', { level: 1 }), name).toHaveLength(1);
    expect(unfitText(), name).toBeUndefined();
    close();
  }
});

it('the cart stands whatever is wrong with a voucher’s answer (R9)', async () => {
  const path = 'voucher/validateVoucher';
  const answer = await answerOf(path, { voucherCode: 'WILLKOMMEN10', items: [{ showId: 301 }] });
  for (const [name, fault] of sampleOf(answer)) {
    currentWorld().faults = [];
    disturb(path, fault);
    storeCart(filmTicket, carTicket);
    const { user, close } = renderApp(paths.cart.to());
    await heading('Warenkorb');
    await user.click(screen.getByRole('textbox', { name: 'Gutscheincode' }));
    await user.paste('WILLKOMMEN10');
    await user.click(button('Gutschein einlösen'));
    await waitFor(() => expect(button('Gutschein einlösen')).toBeEnabled());
    expect(unfitText(), name).toBeUndefined();
    expect(screen.getAllByRole('rowheader').length, name).toBeGreaterThanOrEqual(2);
    close();
  }
});
