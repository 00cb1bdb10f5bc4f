import { seededRandom } from '../random';
import { buildBlogs } from './blogs';
import { buildEvents } from './events';
import { buildFilmShows } from './filmShows';
import { buildMarketShows } from './marketShows';
import { buildMovies } from './movies';
import { buildGiftCards, buildProducts } from './products';
import type { Scenario, SandboxDatabase } from './types';
import { buildVouchers } from './vouchers';

export type DatabaseOptions = {
  now?: (() => number) | undefined;
  scenario?: Scenario | undefined;
  latency?: number | [number, number] | undefined;
};

const firstUser = {
  uid: 'u-1',
  email: 'kundin@example.com',
  username: 'Kundin',
  password: 'stummfilm',
};

type Programme = { films: ReturnType<typeof buildFilmShows>; markets: ReturnType<typeof buildMarketShows> };

let latest: { today: number; programme: Programme } | undefined;

/** Cached, because computing the times of shows takes most of a database's creation. */
function programmeOf(today: number, build: () => Programme): Programme {
  if (latest?.today !== today) latest = { today, programme: build() };
  return structuredClone(latest.programme);
}

/** A new database with dates relative to `now`; deterministic for a given moment. */
export function createDatabase({
  now = Date.now,
  scenario = 'season',
  latency = 0,
}: DatabaseOptions = {}): SandboxDatabase {
  const today = now();
  const movies = buildMovies();
  const events = buildEvents();
  const { films, markets } = programmeOf(today, () => ({
    films: buildFilmShows(movies, today),
    markets: buildMarketShows(events, today),
  }));
  return {
    scenario,
    now,
    latency,
    random: seededRandom(1),
    movies,
    events,
    products: buildProducts(),
    shows: [...films.shows, ...markets.shows].sort((one, other) => one.start - other.start),
    blogs: buildBlogs(today),
    announcements: undefined,
    giftCards: buildGiftCards(),
    vouchers: buildVouchers(),
    stock: { ...films.stock, ...markets.stock },
    orders: [],
    outbox: [],
    reminders: [],
    feedback: [],
    applications: [],
    users: [{ ...firstUser }],
    sessions: {},
    requests: [],
    faults: [],
  };
}
