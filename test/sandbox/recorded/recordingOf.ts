import type { RecordedResponse, Recording } from './recording';

type Query = Record<string, string>;
type Show = { showId: number; movie?: { movieId: number }; event?: { eventType: string } };

const lists: Query[] = [
  {},
  { showtype: 'kino' },
  { showtype: 'kino', moviegenre: 'kinder' },
  { showtype: 'flohmarkt' },
  { showtype: 'automarkt' },
  { showtype: 'publicevent' },
].map((filter) => ({ s1: 'fetch', ...filter }));

/** The first show of each kind. */
function oneOfEachKind(shows: Show[]): Show[] {
  const kinds = shows.toReversed().map((show) => [show.event?.eventType ?? 'kino', show] as const);
  return [...new Map(kinds).values()];
}

/** Records a sandbox with the calls of a recording of a real backend; `ask` sends a GET. */
export async function recordingOf(ask: (address: string) => Promise<Response>): Promise<Recording> {
  const responses: RecordedResponse[] = [];
  let recordedAt = '';

  async function record(path: string, query: Query = {}) {
    const search = new URLSearchParams(query).toString();
    const response = await ask(search === '' ? path : `${path}?${search}`);
    const body = await response.text();
    recordedAt = new Date(response.headers.get('Date')!).toISOString();
    const contentType = response.headers.get('Content-Type')!;
    responses.push({ path, query, status: response.status, contentType, body });
    return body;
  }

  const shows: Show[] = [];
  for (const query of lists) {
    const { dataEntries, publicEvents } = JSON.parse(await record('show/getCurrentShows', query));
    shows.push(...dataEntries, ...publicEvents);
  }
  for (const { showId } of oneOfEachKind(shows))
    await record('show/getShowDetailData', { showid: String(showId) });
  const { movieId } = shows.find(({ movie }) => movie)!.movie!;
  await record('movie/getMovieDetailData', { movieid: String(movieId) });
  await record('movie/getUpcomingMovies');
  await record('voucher/getAvailableVouchers');
  await record('blog/getBlogs', { blogtype: 'kino' });
  await record('blog/getBlogs', { blogtype: 'flohmarkt' });
  await record('auth/session');
  return { version: 1, recordedAt, answers: responses };
}
