import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@/shop/paths';
import { heading } from '@test/support/screenQueries';
import { openFromProgramme } from '@test/support/filmPage';
import { loseCode } from '@test/support/lostCode';
import { renderApp } from '@test/support/renderApp';
import { catchSavedFiles, savedEvents, type SavedFile } from '@test/support/savedFiles';
import { currentDatabase, deferResponses } from '@test/support/server';
import { pause } from '@test/support/time';

const tonight = paths.show.to({ idOrIdentifier: 301 });
const page = 'http://localhost:3000/show/metropolis-2026-04-16';
const calendarName = /^In den Kalender: Metropolis, Do\., 16\.04\.2026, 20:30\sUhr$/;
const failedText = /^Die Kalenderdatei ist nicht fertig geworden/;

const calendarButton = (name = calendarName) => screen.getByRole('button', { name });
const shareButton = () => screen.getByRole('button', { name: 'Teilen: Metropolis' });

async function open(address: string, name: string) {
  const app = renderApp(address);
  await heading(name);
  await screen.findByRole('button', { name: /^Teilen/ });
  return app;
}

const openTonight = () => open(tonight, 'Metropolis');

describe('a calendar entry', () => {
  let saved: SavedFile[] = [];

  beforeEach(() => {
    saved = catchSavedFiles();
  });

  const savedEvent = async (index = 0) => (await savedEvents(saved, index))[0]!;

  // First, because code is loaded once.
  it('that fails is reported beside the button, which can be used again', async () => {
    const restore = loseCode('ics');
    const { user } = await openTonight();
    await user.click(calendarButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(failedText);
    expect(saved).toEqual([]);
    restore();
    await user.click(calendarButton());
    expect((await savedEvent()).event.summary).toBe('Metropolis');
    expect(screen.queryByText(failedText)).toBeNull();
  });

  it('of a film is one calendar file on any number of clicks', async () => {
    await openTonight();
    for (let presses = 0; presses < 5; presses += 1) fireEvent.click(calendarButton());
    expect(await screen.findByText(/^Die Kalenderdatei ist bereit/)).toHaveAttribute('role', 'status');
    expect(saved).toHaveLength(1);
    const { event, url } = await savedEvent();
    expect(saved[0]!.fileName).toBe('metropolis-2026-04-16.ics');
    expect(saved[0]!.type).toBe('text/calendar;charset=utf-8');
    expect(event.uid).toBe('301-2026-04-16@autokino');
    expect(event.summary).toBe('Metropolis');
    expect(event.location).toBe('Große Leinwand');
    expect(event.startDate.toString()).toBe('2026-04-16T18:30:00Z');
    expect(url).toBe(page);
    expect(event.description).toBe(`Tickets und Infos: ${page}`);
  });

  it('of a market links to its page, and keeps its UID at the next download', async () => {
    const { user } = await open(paths.event.to({ idOrIdentifier: 501 }), 'Flohmarkt Wien');
    await user.click(calendarButton(/^In den Kalender: Flohmarkt Wien/));
    const first = await savedEvent();
    await user.click(calendarButton(/^In den Kalender: Flohmarkt Wien/));
    const second = await savedEvent(1);
    expect(first.url).toContain('http://localhost:3000/flohmarktprogramm-wien/');
    expect(second.event.uid).toBe(first.event.uid);
  });

  it('is offered after its show has loaded, never from list data', async () => {
    const release = deferResponses('show/getShowDetailData');
    const { user } = await openFromProgramme(/^Tickets & Infos: Metropolis/);
    await screen.findByText('Der Termin wird geladen …');
    expect(shareButton()).toBeVisible();
    expect(screen.queryByRole('button', { name: /^In den Kalender/ })).toBeNull();
    release();
    await user.click(await screen.findByRole('button', { name: calendarName }));
    const { event } = await savedEvent();
    expect(event.uid).toBe('301-2026-04-16@autokino');
    expect(event.endDate.toString()).toMatch(/^2026-04-16T2\d:/);
  });

  it('is not offered for past shows', async () => {
    const past = currentDatabase().shows.find(({ end }) => end < Date.now())!;
    await open(paths.show.to({ idOrIdentifier: past.showId }), 'Goldrausch');
    expect(screen.queryByRole('button', { name: /^In den Kalender/ })).toBeNull();
  });
});

describe('a shared link', () => {
  const texts: string[] = [];
  const writeText = vi.fn(async (text: string) => void texts.push(text));

  function stub(name: 'share' | 'clipboard', value: unknown) {
    Object.defineProperty(navigator, name, { value, configurable: true });
  }

  /** user-event replaces the clipboard. */
  async function openWith({ share, clipboard }: { share?: unknown; clipboard?: unknown }) {
    const { user } = await openTonight();
    stub('clipboard', clipboard);
    if (share) stub('share', share);
    return user;
  }

  beforeEach(() => {
    texts.length = 0;
    writeText.mockReset().mockImplementation(async (text) => void texts.push(text));
  });

  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  it('is shared by the device with the canonical address', async () => {
    const share = vi.fn(async () => undefined);
    const user = await openWith({ share, clipboard: { writeText } });
    await user.click(shareButton());
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Metropolis', url: page });
    await expect.poll(() => screen.queryByText('Link kopiert.')).toBeNull();
    expect(texts).toEqual([]);
  });

  it('causes no message when sharing is cancelled, and is copied when the device fails or rejects it', async () => {
    const share = vi.fn().mockRejectedValueOnce(new DOMException('Closed', 'AbortError'));
    const user = await openWith({ share, clipboard: { writeText } });
    await user.click(shareButton());
    await vi.waitFor(() => expect(share.mock.settledResults[0]?.type).toBe('rejected'));
    await pause(0);
    expect(texts).toEqual([]);
    expect(screen.queryByText('Link kopiert.')).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Link zum Kopieren' })).toBeNull();
    for (const [position, reason] of [
      new DOMException('No', 'NotAllowedError'),
      new Error('broken'),
    ].entries()) {
      share.mockRejectedValueOnce(reason);
      await user.click(shareButton());
      await waitFor(() => expect(texts).toEqual(Array(position + 1).fill(page)));
      expect(await screen.findByText('Link kopiert.')).toHaveAttribute('role', 'status');
    }
  });

  it('is copied when the device has no sharing, without query and fragment', async () => {
    const { user } = await open(`${tonight}?showtype=kino&utm_source=x#oben`, 'Metropolis');
    stub('clipboard', { writeText });
    await user.click(shareButton());
    expect(await screen.findByText('Link kopiert.')).toHaveAttribute('role', 'status');
    expect(texts).toEqual([page]);
  });

  it.each([
    ['there is no clipboard', undefined],
    [
      'the clipboard rejects it',
      { writeText: () => Promise.reject(new DOMException('No', 'NotAllowedError')) },
    ],
  ])('is selected in a field when %s', async (_, clipboard) => {
    const user = await openWith({ clipboard });
    await user.click(shareButton());
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link zum Kopieren' });
    expect(field).toHaveValue(page);
    expect(field).toHaveAttribute('readonly');
    expect(field).toHaveFocus();
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(page);
  });
});
