import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { seededRandom } from '@test/sandbox/random';
import { heading } from '@test/support/look';
import { openFromProgramme } from '@test/support/opening';
import { renderApp } from '@test/support/renderApp';
import { currentWorld, requestsTo } from '@test/support/server';
import { pause } from '@test/support/time';
import { visit } from '@test/support/visit';

const showCall = 'show/getShowDetailData';
const showAt = (idOrIdentifier: number | string) => paths.show.to({ idOrIdentifier });
const filmAt = (movieIdentifier: string) => paths.movie.to({ movieIdentifier });

/**
 * Goes from page to page while their answers overtake one another, and tells the name of the last one. No page ever
 * stands under the name of another; before its own is known it is called by the kind of page.
 */
async function wander<Target>(
  seed: number,
  names: Map<Target, string>,
  { kind, addressOf }: { kind: string; addressOf: (target: Target) => string },
): Promise<string> {
  const random = seededRandom(seed);
  const targets = [...names.keys()];
  // Half of the walks begin where a list knows what is visited, half where nothing does.
  const hasList = seed % 2 === 0;
  renderApp(hasList ? paths.program.to() : paths.cart.to());
  if (hasList) await screen.findAllByRole('article');
  else await heading('Warenkorb');
  currentWorld().random = random;
  currentWorld().latency = [0, 30];
  let last = '';
  for (let step = 0; step < 6; step += 1) {
    const target = targets[Math.floor(random() * targets.length)]!;
    last = names.get(target)!;
    visit(addressOf(target));
    for (const shown of screen.queryAllByRole('heading', { level: 1 })) {
      expect(shown).toHaveTextContent(new RegExp(`^${kind}$|${last}`));
    }
    if (random() < 0.6) await pause(random() * 20);
  }
  return last;
}

describe('answers out of order (R8)', () => {
  // Each seed has a test, and thus a time, of its own: a busy machine takes seconds for one of them.
  const seeds = [1, 2, 3, 4, 5, 6, 7, 8];

  it.each(seeds)(
    'leave the show that was asked for last, whether lists know it or not (seed %i)',
    async (seed) => {
      const names = new Map([
        [301, 'Metropolis'],
        [303, 'Der General'],
        [312, 'Nosferatu – Eine Symphonie des Grauens'],
        [701, 'Oldtimertreffen unter der Leinwand'],
      ]);
      const name = await wander(seed, names, { kind: 'Termin', addressOf: showAt });
      await screen.findByText(/^Summe: /);
      await pause(40);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name);
      expect(document.title).toContain(name);
      expect(screen.queryByText('Der Termin wird geladen …')).toBeNull();
    },
  );

  it.each(seeds)('leave the film that was asked for last (seed %i)', async (seed) => {
    const names = new Map([
      ['metropolis', 'Metropolis'],
      ['faust', 'Faust'],
      ['goldrausch', 'Goldrausch'],
    ]);
    const name = await wander(seed, names, { kind: 'Film', addressOf: filmAt });
    await heading(new RegExp(name));
    await waitFor(() => expect(screen.queryByText(/Der Film wird geladen/)).toBeNull());
    await pause(40);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name);
    for (const article of within(screen.getByRole('main')).getAllByRole('heading', { level: 4 })) {
      expect(article).toHaveTextContent(name);
    }
  });
});

describe('odd addresses', () => {
  it.each(['%E0%A4%A', encodeURIComponent('<script>alert(1)</script>'), encodeURIComponent('a/b?c#d'), '0'])(
    '/show/%s lead to „Vorstellung nicht gefunden“',
    async (odd) => {
      renderApp(`/show/${odd}`);
      await heading('Vorstellung nicht gefunden');
      expect(requestsTo(showCall)).toHaveLength(1);
    },
  );

  it('of a show with special characters is found', async () => {
    const identifier = 'größe & "mut"/50 %#1?';
    currentWorld().shows.find(({ showId }) => showId === 301)!.urlIdentifier = identifier;
    await openFromProgramme(/^Tickets & Infos: Metropolis/);
    await screen.findByRole('button', { name: 'In den Warenkorb' });
    expect(requestsTo(showCall).at(-1)?.query).toEqual({ showidentifier: identifier });
    expect(requestsTo(showCall)).toHaveLength(1);
  });
});
