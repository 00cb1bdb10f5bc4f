import { seededRandom } from '../random';
import { buildBlogs } from './blogs';
import { buildEvents } from './events';
import { buildFilmShows } from './filmShows';
import { buildMarketShows } from './marketShows';
import { buildMovies } from './movies';
import { buildGiftCards, buildProducts } from './products';
import type { Scenario, World } from './types';
import { buildVouchers } from './vouchers';

export type WorldOptions = {
  now?: (() => number) | undefined;
  scenario?: Scenario | undefined;
  latency?: number | [number, number] | undefined;
};

/** The account that exists from the start. */
const firstUser = {
  uid: 'u-1',
  email: 'kundin@example.com',
  username: 'Kundin',
  password: 'stummfilm',
};

/** A fresh world, dated from `now`; the same moment gives the same world. */
export function createWorld({ now = Date.now, scenario = 'season', latency = 0 }: WorldOptions = {}): World {
  const today = now();
  const movies = buildMovies();
  const events = buildEvents();
  const films = buildFilmShows(movies, today);
  const markets = buildMarketShows(events, today);
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
