import { fileURLToPath } from 'node:url';
import { normalizePath } from 'vite';
import { isPrehydration, prehydrationEntries } from './prehydrationScripts.ts';

type ModuleInfo = { importedIds: string[]; dynamicImporters: string[] };
type Graph = { getModuleInfo: (id: string) => ModuleInfo | null };
type Membership = (id: string, graph: Graph) => boolean;

/** Whether one of the entries imports a module, directly or not. */
function importedBy(...entries: string[]): Membership {
  let found: Set<string> | undefined;
  return (id, graph) => {
    if (!found) {
      const seen = new Set<string>();
      const visit = (module: string) => {
        if (seen.has(module)) return;
        seen.add(module);
        graph.getModuleInfo(module)?.importedIds.forEach(visit);
      };
      entries.forEach(visit);
      found = seen;
    }
    return found.has(id);
  };
}

/** Modules that are loaded on demand need a file of their own, which the manifest names. */
const isLazy: Membership = (id, graph) => (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;

const group = (name: string, contains: Membership) => ({
  name: (id: string, graph: Graph) => (contains(id, graph) && !isLazy(id, graph) ? name : null),
});

const source = (file: string) => normalizePath(fileURLToPath(new URL(`../src/${file}`, import.meta.url)));

const { list, section, show, cart } = prehydrationEntries;
const inStart = importedBy(source('main.tsx'));
const inListOrHome = importedBy(list, section);
const inShow = importedBy(show);
const inCart = importedBy(cart);
const inEach = Object.values(prehydrationEntries).map((entry) => importedBy(entry));

/** Modules that the app does not use stay in their script, unless scripts share them. */
const isInFirst: Membership = (id, graph) =>
  isPrehydration(id)
    ? inEach.filter((isImported) => isImported(id, graph)).length > 1
    : inListOrHome(id, graph) || ((inShow(id, graph) || inCart(id, graph)) && inStart(id, graph));

const reactRoots = source('app/reactRoots.ts');
const isReact = (id: string) => /\/node_modules\/(?:react|react-dom|scheduler)\//.test(id);

const needed = (...files: string[]) => importedBy(...files.map(source));
const byInfo = needed('pages/InfoPage.tsx');
const byShow = needed('pages/ShowPage.tsx');
const byCalendar = needed('domain/calendarEntry.ts');
const byMany = needed(
  'shared/request/takeEveryFrom.ts',
  'shared/ui/form/useFieldValue.ts',
  'shared/ui/useBottomInset.ts',
  'shared/ui/useDeferredClick.ts',
);
const formFiles = [
  'CheckField.tsx',
  'EmailField.tsx',
  'ErrorSummary.tsx',
  'emailTexts.ts',
  'useDraftedForm.ts',
];

/**
 * What pages, dialogs and late sections share: a file has what those before it lack. Who imports one module loads its whole
 * file and the files which that imports, so modules that small parts need do not lie in the file of a large page.
 */
const parts: Record<string, Membership> = {
  program: needed('pages/ProgramPage.tsx'),
  home: needed('pages/HomePage.tsx'),
  guide: needed('features/landing/HomeMore.tsx', 'features/infoPages/live/FlohmarktGuide.tsx'),
  common: (id, graph) => id.startsWith(source('shared/browser/')) || byMany(id, graph),
  booking: (id, graph) => (byInfo(id, graph) && byShow(id, graph)) || byCalendar(id, graph),
  form: needed(...formFiles.map((file) => `shared/ui/form/${file}`)),
  dialog: needed('shared/ui/Dialog.tsx'),
  info: byInfo,
  show: byShow,
  orders: needed('app/layout/Status.tsx', 'features/landing/Tonight.tsx'),
  cart: needed('pages/CartPage.tsx'),
  checkout: needed('pages/CheckoutPage.tsx'),
};

/**
 * Modules that share a file; the first matching group counts. By default the bundler writes a file for each set of pages
 * with the same imports, too many for a page (`docs/decisions/0005-chunk-groups.md`).
 */
const groups = [
  // What scripts of prehydration share with each other and the app. It imports nothing else of the app, so their content
  // does not wait for that. What only one of them uses would delay the others.
  group('first', isInFirst),
  group('first-show', (id, graph) => inShow(id, graph) && !isPrehydration(id)),
  group('first-cart', (id, graph) => inCart(id, graph) && !isPrehydration(id)),
  // Evaluated while the other files load, and not together with them in one long task: `reactRoots.ts` runs the code of the
  // packages, which by themselves are only functions that the first import calls.
  { name: 'react', test: (id: string) => id === reactRoots || isReact(id) },
  group('start', inStart),
  ...Object.entries(parts).map(([name, contains]) => group(name, contains)),
];

export const chunkGroups = groups.map((each, index) => ({ ...each, priority: groups.length - index }));
