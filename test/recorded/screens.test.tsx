import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { unavailability } from '@/domain/availability';
import { kindOf } from '@/domain/cards';
import type { Show } from '@/domain/entities';
import { moviePath, showPath } from '@/domain/links';
import { showName } from '@/domain/showNames';
import { show } from '@/features/catalogue/entitySchemas';
import { paths } from '@/shop/paths';
import { createSandbox } from '@test/sandbox/app';
import { entriesOf } from '@test/sandbox/recorded/entries';
import { createPlayback } from '@test/sandbox/recorded/playback';
import { readRecording } from '@test/sandbox/recorded/readRecording';
import { recordingOf } from '@test/sandbox/recorded/recordingOf';
import { fillIn, orderButton } from '@test/support/checkoutPage';
import { externalNavigations } from '@test/support/externalNavigations';
import { renderApp } from '@test/support/renderApp';
import { button, heading, unfitText } from '@test/support/screenQueries';
import { currentDatabase, startPlayback } from '@test/support/server';
import { addButton } from '@test/support/showPage';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the tests read responses of any shape
type Raw = any;

const folder = process.env['SANDBOX_RECORDED'];
/** A Thursday noon before that of other tests: its shows would be over then. */
const thursdayNoon = Date.UTC(2026, 1, 12, 11);
const { app } = createSandbox({ now: () => thursdayNoon });
const recording = folder
  ? readRecording(folder)
  : await recordingOf(async (address) => app.request(`http://backend.example/rest/${address}`));
const playback = createPlayback(recording);

beforeEach(() => {
  startPlayback(playback);
});

const recordedBody = (path: string, query: Record<string, string> = {}): Raw =>
  JSON.parse(playback.respond(path, query)!.body);

const nameOf = ({ movie, showName: own, event }: Raw) => movie?.movieName ?? own ?? event?.eventName;

/** Shows of the day of the recording may be over. */
function isLater({ date }: Raw): boolean {
  return date.split('.').toReversed().join('-') > recording.recordedAt.slice(0, 10);
}

const namesOf = (entries: Raw[]): string[] => entries.filter(isLater).map(nameOf);

const listOf = (showtype: string, more: Record<string, string> = {}) => {
  return () => {
    const { dataEntries, publicEvents } = recordedBody('show/getCurrentShows', {
      s1: 'fetch',
      showtype,
      ...more,
    });
    return namesOf(showtype === 'publicevent' ? [...dataEntries, ...publicEvents] : dataEntries);
  };
};
const articlesOf = (blogtype: string) => (): string[] =>
  recordedBody('blog/getBlogs', { blogtype }).map(({ title }: Raw) => title);

/** A text as a visitor reads it. */
const plain = (text: string) =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
const textsOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => plain(textContent ?? ''));

async function expectNames(names: string[]): Promise<void> {
  await waitFor(() => {
    const text = plain(screen.getByRole('main').textContent ?? '');
    expect(names.filter((name) => !text.includes(plain(name)))).toEqual([]);
  });
}

function expectNoErrors(): void {
  expect(textsOf('[role=alert]').filter(Boolean)).toEqual([]);
  expect(textsOf('button')).not.toContain('Erneut versuchen');
  expect(unfitText()).toBeUndefined();
}

type Opened = ReturnType<typeof renderApp>;

async function expectLoaded({ store }: Opened): Promise<void> {
  await heading(/./);
  await waitFor(() => expect(store.getState().loadingBar.active).toEqual({}));
  expectNoErrors();
}

async function open(address: string): Promise<Opened> {
  const opened = renderApp(address);
  await expectLoaded(opened);
  return opened;
}

type Page = [page: string, path: { to: () => string }, names: () => string[]];

const pages: Page[] = [
  ['the programme of the cinema', paths.program, listOf('kino')],
  ['the programme for children', paths.kidsProgram, listOf('kino', { moviegenre: 'kinder' })],
  ['the programme of the market', paths.flohmarktProgram, listOf('flohmarkt')],
  ['the programme of the car market', paths.automarkt, listOf('automarkt')],
  ['the list of events', paths.publicEvents, listOf('publicevent')],
  [
    'the list of announced films',
    paths.upcoming,
    () => namesOf(recordedBody('movie/getUpcomingMovies').dataEntries),
  ],
  ['the blog of the cinema', paths.cinemaBlog, articlesOf('kino')],
  ['the blog of the market', paths.flohmarktBlog, articlesOf('flohmarkt')],
];

/** Pages with the same lists or with parts of them, which the tests of pages open with the sandbox. */
const furtherPages: Page[] = [
  ['the home page', paths.home, () => []],
  ['the landing page of the cinema', paths.cinemaLanding, () => []],
  ['the programme of today', paths.today, () => []],
  ['the landing page of the market', paths.flohmarkt, listOf('flohmarkt')],
  ['the page to book a stall', paths.bookStall, listOf('flohmarkt')],
  ['the registration for the market', paths.flohmarktRegistration, listOf('flohmarkt')],
  ['the empty cart', paths.cart, () => []],
];

it.each([...pages, ...(folder ? furtherPages : [])])(
  '%s shows what was recorded',
  async (_page, path, names) => {
    await open(path.to());
    await expectNames(names());
    expectNoErrors();
  },
);

const listed = entriesOf(recording.answers).listed.flatMap((entry): Show[] => {
  const result = v.safeParse(show, entry);
  return result.success ? [result.output] : [];
});
const buyable = [...new Map(listed.map((each) => [each.showId, each])).values()].filter(
  (each) => unavailability(each, playback.recordedAt) === undefined,
);
const kinds = ['kino', 'flohmarkt', 'automarkt', 'publicevent'] as const;
const firsts = kinds.flatMap((kind) => buyable.find((each) => kindOf(each) === kind) ?? []);
/** Usually not recorded with their products, so that their pages show what was listed. */
const lasts = kinds.flatMap((kind) => buyable.findLast((each) => kindOf(each) === kind) ?? []);
const titled = (shows: Show[]) => shows.map((each) => [`${showName(each)}, ${each.date}`, each] as const);

/** From a page where something was added to the payment page. */
async function order(opened: Opened, names: string[]): Promise<void> {
  const { user } = opened;
  await user.click(await screen.findByRole('link', { name: 'Zum Warenkorb' }));
  await heading('Warenkorb');
  await expectNames(names);
  await user.click(button('Zur Kasse'));
  await heading('Kassa');
  await expectLoaded(opened);
  await fillIn(user);
  await user.click(orderButton());
  await waitFor(() => expect(externalNavigations).toHaveLength(1));
  expect(externalNavigations[0]).toMatch(/\/sandbox\/bezahlen\/10001$/);
  expectNoErrors();
}

const plusButtons = () => screen.queryAllByRole('button', { name: /^Menge erhöhen: / });

describe('a recorded show', () => {
  it.each(titled(lasts))('has a page: %s', async (_title, entry) => {
    await open(showPath(entry));
    await waitFor(addButton);
    await expectNames([showName(entry)]);
    expectNoErrors();
  });

  it.each(titled([...firsts, ...lasts].filter(moviePath)))('has a film: %s', async (_title, entry) => {
    await open(moviePath(entry)!);
    await expectNames([showName(entry)]);
    expectNoErrors();
  });

  it.each(titled(firsts))('can be ordered with each of its products: %s', async (_title, entry) => {
    const opened = await open(showPath(entry));
    await waitFor(addButton);
    await expectNames([showName(entry)]);
    for (const plus of plusButtons()) await opened.user.click(plus);
    await expectLoaded(opened);
    await opened.user.click(addButton());
    await order(opened, [showName(entry)]);
    const { positions } = currentDatabase().orders[0]!;
    expect(new Set(positions.map(({ showId }) => showId))).toEqual(new Set([entry.showId]));
  });
});

it('each recorded gift card is shown and can be ordered', async () => {
  const opened = await open(paths.giftCards.to());
  const { products } = recordedBody('voucher/getAvailableVouchers');
  await expectNames(products.map(({ productName }: Raw) => productName));
  for (const plus of plusButtons()) await opened.user.click(plus);
  await opened.user.click(button('In den Warenkorb'));
  await order(opened, []);
});
