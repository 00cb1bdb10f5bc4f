import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';
import { standaloneScript, type ScriptContext } from './standaloneScript.ts';

const here = (path: string) => normalizePath(fileURLToPath(new URL(path, import.meta.url)));
const prehydrateFolder = here('../src/prehydrate/');
const jsxRuntime = here('../src/prehydrate/jsxRuntime.ts');
const stubs = here('../src/prehydrate/stubs.ts');
const emptyStylesheet = '\0empty-stylesheet';

/**
 * The prehydration scripts, by the `data-` attribute of their container. They share no chunk with each other, which would
 * be another file to load before the first cards.
 */
export const prehydrationEntries = {
  list: here('../src/prehydrate/firstCards.tsx'),
  section: here('../src/prehydrate/firstDates.tsx'),
  show: here('../src/prehydrate/firstShow.tsx'),
  cart: here('../src/prehydrate/firstCart.tsx'),
};

const names = new Map(Object.entries(prehydrationEntries).map(([name, entry]) => [entry, name]));
/** The query of a module that is compiled a second time, for one of these scripts. */
const prehydrationQuery = /\?prehydration=\w+$/;
/** Modules that stubs replace: hooks, the store, the router, and components that are interactive or load later. */
const stubbedModules = [
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
const stubbed = new RegExp(`^(?:react|react-redux|react-router-dom)$|/(?:${stubbedModules.join('|')})$`);
const isComponent = (id: string) => /\/src\/.*(?:\.tsx|\/use[A-Z]\w*\.ts)$/.test(id);
/** Modules without JSX that a script compiles again, because sharing them with the app would add a file to load. */
const ownModules: Record<string, RegExp> = {
  '?prehydration=show': /\/src\/features\/catalogue\/(?:showTexts|detailTexts)\.ts$/,
  '?prehydration=cart':
    /\/src\/(?:domain\/(?:cart\w*|quantity|storedCart|vat|voucherCodes)|features\/cart\/(?:components\/)?\w+|features\/catalogue\/showTexts|shared\/ui\/bottomBarTexts)\.ts$/,
};

/** Whether only the prehydration scripts use a module. */
export const isPrehydration = (id: string) =>
  prehydrationQuery.test(id) || id.startsWith(prehydrateFolder) || id === emptyStylesheet;

function queryOf(importer: string): string | undefined {
  const entry = names.get(importer);
  return entry === undefined ? prehydrationQuery.exec(importer)?.[0] : `?prehydration=${entry}`;
}

/**
 * Compiles the components of the prehydration scripts a second time, with `src/prehydrate/jsxRuntime.ts` and stubs. Other
 * modules are shared with the app.
 */
export function prehydration(): Plugin {
  return {
    name: 'prehydration',
    enforce: 'pre',
    apply: 'build',
    async resolveId(source, importer) {
      const query = importer === undefined ? undefined : queryOf(importer);
      if (importer === undefined || query === undefined) return undefined;
      if (source === 'react/jsx-runtime') return jsxRuntime + query;
      if (source.endsWith('.scss')) return emptyStylesheet;
      if (stubbed.test(source)) return stubs + query;
      const found = await this.resolve(source, importer.replace(prehydrationQuery, ''), { skipSelf: true });
      const isOwn =
        found &&
        (isComponent(found.id) || found.id.startsWith(prehydrateFolder) || ownModules[query]?.test(found.id));
      return isOwn ? { ...found, id: found.id + query } : found;
    },
    load: (id) => (id === emptyStylesheet ? '' : undefined),
  };
}

export function headScript(context: ScriptContext): Promise<string> {
  return standaloneScript(here('../src/prehydrate/head.ts'), context);
}
