import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '@/shop/paths';
import { seededRandom } from '@test/sandbox/random';
import { renderApp } from '@test/support/renderApp';
import { currentDatabase } from '@test/support/server';
import { makeOrderSeven, shrinkDatabase } from '@test/support/smallDatabase';
import { linkOf } from '@test/support/storno';
import { passTime, stopTime } from '@test/support/time';
import { visit } from '@test/support/visit';

type ScreenCase = { address: string; heading: string; own: RegExp; foreign: RegExp };

const screenAt = (address: string, heading: string, own: RegExp, foreign: RegExp): ScreenCase => ({
  address,
  heading,
  own,
  foreign,
});
const { show, flohmarktEvent, publicEvent, publicEvents, movie, program, payment } = paths;

const screenCases: ScreenCase[] = [
  screenAt(show.to({ idOrIdentifier: 301 }), 'Metropolis', /In den Warenkorb/, /Standplatz|Oldtimer/),
  screenAt(
    flohmarktEvent.to({ idOrIdentifier: 501 }),
    'Flohmarkt Wien',
    /Standplatz PKW/,
    /Metropolis|Oldtimer/,
  ),
  screenAt(
    publicEvent.to({ idOrIdentifier: 701 }),
    'Oldtimertreffen unter der Leinwand',
    /Summe/,
    /Metropolis|PKW/,
  ),
  screenAt(movie.to({ movieIdentifier: 'metropolis' }), 'Metropolis', /Fritz Lang/, /Standplatz|Oldtimer/),
  screenAt(program.to(), 'Kinoprogramm', /Metropolis/, /Standplatz|Oldtimer/),
  screenAt(publicEvents.to(), 'Veranstaltungen', /Oldtimertreffen/, /Metropolis|Standplatz/),
  screenAt(payment.to({ orderId: '7' }), 'Danke, deine Bestellung ist bezahlt!', /20,00/, /Metropolis/),
  screenAt(linkOf('storno-7'), 'Bestellung stornieren', /20,00/, /Metropolis/),
];

const headings = () => screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent);

it('the screen of the last navigation is shown, in any order of responses (requirements R8)', async ({
  signal,
}) => {
  shrinkDatabase();
  await makeOrderSeven();
  const { store } = renderApp(paths.extraCar.to());
  await screen.findByRole('heading', { level: 1 });
  stopTime();
  for (let seed = 1; seed <= 30; seed += 1) {
    const random = seededRandom(seed);
    Object.assign(currentDatabase(), { random, latency: [0, 12] });
    let last = screenCases[0]!;
    for (let step = 0; step < 3; step += 1) {
      last = screenCases[Math.floor(random() * screenCases.length)]!;
      visit(last.address);
      if (random() < 0.5) await passTime(random() * 8);
    }
    // A screen may request something after the response to its first request.
    do await passTime(12);
    while (Object.keys(store.getState().loadingBar.active).length > 0 && !signal.aborted);
    const where = `seed ${seed} at ${last.address}`;
    expect(headings(), where).toEqual([last.heading]);
    expect(screen.getByRole('main').textContent, where).toMatch(last.own);
    expect(screen.getByRole('main').textContent, where).not.toMatch(last.foreign);
  }
}, 180_000);
