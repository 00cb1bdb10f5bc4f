import { fileURLToPath } from 'node:url';
import { normalizePath } from 'vite';
import { anyOf, commonChunk, sharedChunk, wholeChunk, type Membership } from './chunks.ts';
import { prehydrationEntries, isPrehydration } from './prehydrationScripts.ts';

const source = (name: string) => normalizePath(fileURLToPath(new URL(`../src/${name}`, import.meta.url)));
const page = (name: string) => source(`pages/${name}Page.tsx`);

const list = page('Program');
const home = page('Home');
const cart = page('Cart');
const show = page('Show');
const info = page('Info');
const landing = page('CinemaLanding');
const notFound = page('NotFound');
const favourites = page('Favourites');
const showModules = ['showModule.ts', 'productModule.ts'].map((name) => source(`features/booking/${name}`));
const lazyLayout = ['cart/module.ts', 'connection/module.ts', 'connection/OfflineBanner.tsx'].map((name) =>
  source(`features/${name}`),
);
const listJsonLd = source('features/catalogue/ShowsJsonLd.tsx');
const lazyDates = ['infoPages/live/PageDates.tsx', 'catalogue/lists/NothingListed.tsx'].map((name) =>
  source(`features/${name}`),
);

const isReact = (id: string) => /\/node_modules\/(?:react|react-dom|scheduler)\//.test(id);

/**
 * Modules that share a file; the first matching group counts. Without groups, the bundler writes a file for each set of
 * pages with the same imports: 34 files for a show. HTTP/1.1 loads six files per round trip.
 */
const chunks: Record<string, Membership> = {
  // Schemas, rules and texts of the first cards, which prehydration and the app share.
  cards: anyOf(
    sharedChunk([prehydrationEntries.list, prehydrationEntries.section], isPrehydration),
    commonChunk([prehydrationEntries.show, prehydrationEntries.cart], [source('main.tsx')]),
  ),
  // Evaluated while the other files load, and not together with them in one long task.
  react: (id) => id === source('app/reactRoots.ts') || isReact(id),
  start: wholeChunk([source('main.tsx')], { withEntry: true }),
  // Most visits start with a list, and other pages need much of its code.
  list: wholeChunk([list], { withEntry: false }),
  forms: (id) => /\/src\/shared\/ui\/form/.test(id),
  show: wholeChunk(showModules, { withEntry: true }),
  // Before `cart`, or the home page would load the whole cart chunk for these modules.
  dates: commonChunk([show], [home]),
  // Every page loads it, so it contains no stylesheets.
  cart: anyOf(
    commonChunk([page('ExtraCar'), favourites, notFound, page('Storno')], [cart, ...lazyLayout]),
    wholeChunk(lazyLayout, { withEntry: true }),
    wholeChunk([listJsonLd], { withEntry: false }),
  ),
  purchase: anyOf(
    commonChunk([cart], [page('Checkout'), show]),
    commonChunk([show], [page('Payment'), notFound, favourites, ...lazyDates]),
  ),
  detail: wholeChunk([show], { withEntry: false }),
  scenes: commonChunk([home], [landing, source('features/catalogue/lists/OffSeasonView.tsx')]),
  facts: commonChunk([source('features/landing/HomeMore.tsx')], [info, landing]),
};

export const chunkGroups = Object.entries(chunks).map(([name, contains], index, all) => ({
  debugName: name,
  name: (id: string, graph: Parameters<Membership>[1]) => (contains(id, graph) ? name : null),
  priority: all.length - index,
}));
