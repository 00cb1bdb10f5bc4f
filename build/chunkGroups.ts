import { fileURLToPath } from 'node:url';
import { normalizePath } from 'vite';
import { anyOf, commonChunk, sharedChunk, wholeChunk, type Naming } from './chunks.ts';
import { prehydrationEntries, isPrehydration } from './prehydrationScripts.ts';

const source = (name: string) => normalizePath(fileURLToPath(new URL(`../src/${name}`, import.meta.url)));
const screen = (name: string) => source(`pages/${name}Page.tsx`);

const list = screen('Program');
const home = screen('Home');
const cart = screen('Cart');
const show = screen('Show');
const page = screen('Info');
const landing = screen('CinemaLanding');
const notFound = screen('NotFound');
const favourites = screen('Favourites');
/** The state of a chosen show and of the products beside it. */
const showFlows = ['showModule.ts', 'productModule.ts'].map((name) => source(`features/booking/${name}`));
/** What the frame has of the cart and the connection, soon after the start, on every page. */
const lateFrame = ['cart/module.ts', 'connection/module.ts', 'connection/OfflineBanner.tsx'].map((name) =>
  source(`features/${name}`),
);
/** What search engines read of a list. */
const lateOfLists = source('features/catalogue/ShowsJsonLd.tsx');
/** What shows further dates within a text, or where a list has none. */
const lateDates = ['infoPages/live/PageDates.tsx', 'catalogue/lists/NothingListed.tsx'].map((name) =>
  source(`features/${name}`),
);

const ofReact = (id: string) => /\/node_modules\/(?:react|react-dom|scheduler)\//.test(id);

/**
 * Which modules share a file: the first group that wants one has it. Left to itself, the bundler makes a file for each
 * set of screens that need the same; a show came in 34 files and the home page in 19. A browser has six connections to a
 * server that speaks HTTP/1.1, and each turn costs a round trip. A group holds what is needed together, so that nobody
 * else fetches much in vain.
 */
const chunks: Record<string, Naming> = {
  // What the first cards are read and worded by comes with them, and the app has it from there.
  cards: anyOf(
    sharedChunk([prehydrationEntries.list, prehydrationEntries.section], isPrehydration),
    commonChunk([prehydrationEntries.show, prehydrationEntries.cart], [source('main.tsx')]),
  ),
  // Evaluated while the rest is on its way, and not in one long task with it.
  react: (id) => id === source('app/reactRoots.ts') || ofReact(id),
  start: wholeChunk([source('main.tsx')], { withEntry: true }),
  // Most visits begin with a list, and the other screens need much of the same.
  list: wholeChunk([list], { withEntry: false }),
  // Every form needs most of it.
  forms: (id) => /\/src\/shared\/ui\/form/.test(id),
  show: wholeChunk(showFlows, { withEntry: true }),
  // Before the cart's, or the home page would fetch that for these few.
  dates: commonChunk([show], [home]),
  // The frame needs it soon, on every page: without sheets.
  cart: anyOf(
    commonChunk([screen('ExtraCar'), favourites, notFound, screen('Storno')], [cart, ...lateFrame]),
    wholeChunk(lateFrame, { withEntry: true }),
    wholeChunk([lateOfLists], { withEntry: false }),
  ),
  purchase: anyOf(
    commonChunk([cart], [screen('Checkout'), show]),
    commonChunk([show], [screen('Payment'), notFound, favourites, ...lateDates]),
  ),
  detail: wholeChunk([show], { withEntry: false }),
  scenes: commonChunk([home], [landing, source('features/catalogue/lists/OffSeasonView.tsx')]),
  facts: commonChunk([source('features/landing/HomeMore.tsx')], [page, landing]),
};

/** The groups for the bundler. */
export const chunkGroups = Object.entries(chunks).map(([name, holds], index, all) => ({
  debugName: name,
  name: (id: string, chunking: Parameters<Naming>[1]) => (holds(id, chunking) ? name : null),
  priority: all.length - index,
}));
