import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/shop/paths';
import { openFilm } from '@test/support/filmPage';
import { renderApp } from '@test/support/renderApp';
import { heading } from '@test/support/screenQueries';
import { currentDatabase, deferResponses, disturb, responseOf } from '@test/support/server';
import { structuredShows } from '@test/support/structuredData';
import { visit } from '@test/support/visit';
import { scriptAddress } from '@test/support/hostile';
import { emptyElements } from '@test/support/factPages';

const detailCall = 'show/getShowDetailData';

/** The facts on the page, by name. */
function glance(): Record<string, string> {
  const terms = [...screen.getByRole('main').querySelectorAll('.glance dt')];
  return Object.fromEntries(
    terms.map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent?.replace(/\u00a0/g, ' ') ?? '',
    ]),
  );
}

/** The evening of the film: times and words. */
async function evening(): Promise<string[][]> {
  const list = await screen.findByRole('list', { name: 'Ablauf' });
  const rows = within(list).getAllByRole('listitem');
  return rows.map((row) => [...row.children].map((part) => part.textContent.replace(/\u00a0/g, ' ')));
}

async function openShow(showId: number, path: typeof paths.show | typeof paths.flohmarktEvent = paths.show) {
  renderApp(path.to({ idOrIdentifier: showId }));
  await heading(/./);
  await screen.findByRole('heading', { name: 'Was brauche ich?' });
}

/** Opens tonight's film with other fields. */
async function openWith(movie: object, show: object = {}) {
  const response = (await responseOf(`${detailCall}?showid=301`)) as { movie: object };
  disturb(detailCall, { body: { ...response, ...show, movie: { ...response.movie, ...movie } } });
  await openShow(301);
}

const needs = () => within(screen.getByRole('region', { name: 'Was brauche ich?' }));
const noNeeds = () => expect(screen.queryByRole('heading', { name: 'Was brauche ich?' })).toBeNull();
const linksOfNeeds = () =>
  needs()
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

const nothingKnown = { runningTime: null, ageRating: null, language: null, genre: null };

describe('the page of a show', () => {
  it('of a film has its facts, also in the structured data, and what visitors need', async () => {
    await openShow(301);
    expect(glance()).toEqual({
      Länge: '118 Minuten',
      Altersfreigabe: 'ab 6 Jahren',
      Sprache: 'Stumm, deutsche Zwischentitel',
      Genre: 'Science-Fiction',
    });
    // The sun by the equations of NOAA.
    expect(await evening()).toEqual([
      ['19:46 Uhr', 'Sonnenuntergang'],
      ['20:19 Uhr', 'Dunkel'],
      ['20:30 Uhr', 'Beginn'],
      ['22:45 Uhr', 'Ende'],
    ]);
    expect(screen.queryByText('Ton auf UKW')).toBeNull();
    expect(await structuredShows()).toMatchObject([
      { workPresented: { duration: 'PT118M', contentRating: '6', genre: 'Science-Fiction' } },
    ]);
    expect(needs().getAllByRole('listitem')).toHaveLength(3);
    expect(needs().getByText('Sei um 20:00 Uhr da, eine halbe Stunde vor Filmbeginn.')).toBeVisible();
    expect(linksOfNeeds()).toEqual([
      ['Häufige Fragen zum Autokino', paths.cinemaFaqs.to()],
      ['Anfahrt zum Autokino', paths.cinemaArrival.to()],
      ['Checkliste für den Kinoabend', paths.cinemaChecklist.to()],
    ]);
  });

  it('leaves out unknown facts, and estimates the end by the running time', async () => {
    await openWith({ ...nothingKnown, runningTime: '101', genre: 'Krimi &amp; Drama' }, { dateEndISO: null });
    expect(glance()).toEqual({ Länge: '101 Minuten', Genre: 'Krimi & Drama' });
    expect((await evening()).at(-1)).toEqual(['etwa 22:11 Uhr', 'Ende']);
  });

  it('says what short names of versions mean, and which board an age rating is of', async () => {
    await openWith({ language: 'Englisch OmU', ageRating: 'FSK 0', runningTime: null, genre: null });
    expect(glance()).toMatchObject({
      Sprache: 'Englisch OmU (Original mit Untertiteln)',
      Altersfreigabe: 'FSK 0 (ohne Altersbeschränkung)',
    });
    expect(await structuredShows()).toMatchObject([{ workPresented: { contentRating: 'FSK 0' } }]);
  });

  it('of which nothing is known, not even the time, has no trace of facts', async () => {
    await openWith(nothingKnown, { dateEndISO: null, time: null, dateISO: null });
    expect(document.querySelector('.glance, main dl, .evening-slot')).toBeNull();
    expect(emptyElements()).toEqual([]);
    expect(needs().getByText('Sei eine halbe Stunde vor Filmbeginn da.')).toBeVisible();
  });

  it('whose facts are wrong shows none of them', async () => {
    const wrong = { runningTime: -90, ageRating: '<i>ab 6</i>', language: '\u200b', genre: '&lt;i&gt;Drama' };
    await openWith(wrong, { dateEndISO: null });
    expect(document.querySelector('.glance, main dl')).toBeNull();
  });

  it('of a market has its end, and what sellers and visitors need', async () => {
    await openShow(501, paths.flohmarktEvent);
    expect(glance()).toEqual({ Ende: '13:00 Uhr' });
    expect(document.querySelector('.evening-slot')).toBeNull();
    expect(linksOfNeeds()).toEqual([
      ['Checkliste für den Verkauf', paths.sellerChecklist.to()],
      ['Packliste', paths.packingList.to()],
      ['Tipps für den Besuch', paths.visitorTips.to()],
    ]);
  });

  it('that is sold out also says what is needed, for those who have a ticket', async () => {
    for (const key of Object.keys(currentDatabase().stock)) currentDatabase().stock[key] = 0;
    await openShow(301);
    expect(document.querySelector('.detail-reason')).toHaveTextContent('Ausverkauft');
  });

  it('of a car market, which no information page describes, says nothing about it', async () => {
    renderApp(paths.automarktEvent.to({ idOrIdentifier: 601 }));
    await heading(/./);
    await screen.findByRole('button', { name: 'Verkaufsplatz buchen' });
    noNeeds();
  });

  it('that is over says nothing about it', async () => {
    const response = (await responseOf(`${detailCall}?showid=301`)) as object;
    disturb(detailCall, { body: { ...response, showType: 'kino_past' } });
    renderApp(paths.show.to({ idOrIdentifier: 301 }));
    await screen.findByText('Dieser Termin ist schon vorbei.');
    noNeeds();
    expect(document.querySelector('.evening-slot')).toBeNull();
  });
});

it('the page of a film has its facts without times; the end in a list is replaced by that of the show', async () => {
  const { user } = await openFilm();
  expect(glance()).toEqual({
    Länge: '118 Minuten',
    Altersfreigabe: 'ab 6 Jahren',
    Sprache: 'Stumm, deutsche Zwischentitel',
    Genre: 'Science-Fiction',
  });
  const [link] = await screen.findAllByRole('link', { name: /^Tickets & Infos: Metropolis/ });
  const release = deferResponses(detailCall);
  await user.click(link!);
  await screen.findByText('Ort: Große Leinwand');
  expect((await evening()).at(-1)).toEqual(['etwa 22:28 Uhr', 'Ende']);
  release();
  await screen.findByRole('heading', { name: 'Was brauche ich?' });
  expect((await evening()).at(-1)).toEqual(['22:45 Uhr', 'Ende']);
});

it('the end of a market that a list omits takes the room that was kept for it', async () => {
  const { user } = renderApp(paths.flohmarktEvent.to({ idOrIdentifier: 501 }));
  const dates = await screen.findByRole('region', { name: 'Weitere Termine' });
  const release = deferResponses(detailCall);
  await user.click(within(dates).getAllByRole('link')[0]!);
  await waitFor(() => expect(document.querySelectorAll('.glance-room')).toHaveLength(1));
  expect(glance()).toEqual({});
  release();
  await waitFor(() => expect(glance()).toEqual({ Ende: '13:00 Uhr' }));
  expect(document.querySelector('.glance-room')).toBeNull();
});

describe('a shared link', () => {
  const content = (name: string) =>
    document.head.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content');
  const picture = 'https://bilder.example/metropolis.jpg';
  const drawn = `${window.location.origin}/teilen/kino.png`;

  it('to a show has its own title, text and picture, and the next page the drawn one', async () => {
    await openWith({ headerImagePath: picture });
    expect(content('title')).toBe('Metropolis, Do., 16.04.2026, 20:30\u00a0Uhr – Kino wie Damals');
    expect(content('description')).toBe(
      'Metropolis, Do., 16.04.2026, 20:30\u00a0Uhr: alles zu diesem Termin.',
    );
    expect(content('image')).toBe(picture);
    expect(content('image:width')).toBeUndefined();
    act(() => visit(paths.cinemaFaqs.to()));
    await heading('Häufige Fragen zum Autokino');
    expect(content('image')).toBe(drawn);
    expect(content('image:width')).toBe('1200');
  });

  it.each(['http://bilder.example/a.jpg', '/bilder/a.svg', scriptAddress, '', null])(
    'to a show with the picture %j has the drawn one',
    async (headerImagePath) => {
      await openWith({ headerImagePath, imageName: null });
      expect(content('image')).toBe(drawn);
    },
  );

  it('to a film has its picture', async () => {
    const call = 'movie/getMovieDetailData';
    const response = (await responseOf(`${call}?movieidentifier=metropolis`)) as { movie: object };
    disturb(call, { body: { ...response, movie: { ...response.movie, headerImagePath: picture } } });
    await openFilm();
    await waitFor(() => expect(content('image')).toBe(picture));
    expect(content('title')).toBe('Metropolis – Kino wie Damals');
  });
});
