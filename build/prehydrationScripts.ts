import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';
import { standaloneScript, type Surroundings } from './standalone.ts';

const here = (path: string) => normalizePath(fileURLToPath(new URL(path, import.meta.url)));
const prehydrateFolder = here('../src/prehydrate/');
const elements = here('../src/prehydrate/jsxRuntime.ts');
const standIns = here('../src/prehydrate/stubs.ts');
const noSheet = '\0no-sheet';

/**
 * The scripts that paint what a page begins with, by the attribute that says so at its place. Each is whole with what it
 * has in common with the app: what they shared would be a file of its own, and cost a list one of its connections.
 */
export const prehydrationEntries = {
  list: here('../src/prehydrate/firstCards.tsx'),
  section: here('../src/prehydrate/firstDates.tsx'),
  show: here('../src/prehydrate/firstShow.tsx'),
  cart: here('../src/prehydrate/firstCart.tsx'),
};

const names = new Map(Object.entries(prehydrationEntries).map(([name, entry]) => [entry, name]));
/** Marks a module that is compiled once more, for one of these scripts. */
const mark = /\?early=\w+$/;
/** What the app's components have beyond a look: hooks and the store, the router, and what acts, waits or comes later. */
const stoodInFor = [
  'NavigationProvider',
  'Description',
  'HeartHint',
  'Link',
  'WishlistStatus',
  'PageMeta',
  'ShowNextDates',
  'ShowShop',
  'ShowsData',
  'SlowHint',
  'SumMismatch',
  'ShareAndCalendar',
  'authSlice',
  'cartSlice',
  'focusHeading',
  'notifications/notify',
  'request/errorTexts',
  'ui/texts',
  'notifications/texts',
  'useDeferredClick',
  'useFieldValue',
  'useVoucherCheck',
  'wishlistSlice',
];
const standsIn = new RegExp(`^(?:react|react-redux|react-router-dom)$|/(?:${stoodInFor.join('|')})$`);
const isComponent = (id: string) => /\/src\/.*(?:\.tsx|\/use[A-Z]\w*\.ts)$/.test(id);
/**
 * What a show or a cart alone begins with, and no list, by the mark of its script: shared with the app, it would be one more
 * file before them.
 */
const ownRules: Record<string, RegExp> = {
  '?early=show': /\/src\/features\/catalogue\/(?:showTexts|detailTexts)\.ts$/,
  '?early=cart':
    /\/src\/(?:domain\/(?:cart\w*|quantity|storedCart|vat|voucherCodes)|features\/cart\/(?:components\/)?\w+|features\/catalogue\/showTexts)\.ts$/,
};

/** Whether a module is of the early scripts alone. */
export const isPrehydration = (id: string) =>
  mark.test(id) || id.startsWith(prehydrateFolder) || id === noSheet;

function markOf(importer: string): string | undefined {
  const entry = names.get(importer);
  return entry === undefined ? mark.exec(importer)?.[0] : `?early=${entry}`;
}

/**
 * Compiles what the first parts are made of a second time, to what makes elements at once; `src/prehydrate/jsxRuntime.ts` says
 * why. All that is no component they have in common with the app.
 */
export function prehydration(): Plugin {
  return {
    name: 'early-parts',
    enforce: 'pre',
    apply: 'build',
    async resolveId(source, importer) {
      const own = importer === undefined ? undefined : markOf(importer);
      if (importer === undefined || own === undefined) return undefined;
      if (source === 'react/jsx-runtime') return elements + own;
      if (source.endsWith('.scss')) return noSheet;
      if (standsIn.test(source)) return standIns + own;
      const found = await this.resolve(source, importer.replace(mark, ''), { skipSelf: true });
      const isOwn =
        found &&
        (isComponent(found.id) || found.id.startsWith(prehydrateFolder) || ownRules[own]?.test(found.id));
      return isOwn ? { ...found, id: found.id + own } : found;
    },
    load: (id) => (id === noSheet ? '' : undefined),
  };
}

/** The script in the head of every built page, as text. */
export function headScript(surroundings: Surroundings): Promise<string> {
  return standaloneScript(here('../src/prehydrate/head.ts'), surroundings);
}
