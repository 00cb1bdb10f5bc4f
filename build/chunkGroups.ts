import { fileURLToPath } from 'node:url';
import { normalizePath } from 'vite';
import { isPrehydration, prehydrationEntries } from './prehydrationScripts.ts';

type ModuleInfo = { importedIds: string[]; dynamicImporters: string[] };
type Graph = { getModuleInfo: (id: string) => ModuleInfo | null };
type Membership = (id: string, graph: Graph) => boolean;

/** Whether one of the entries imports a module, directly or not. */
function importedBy(...entries: string[]): Membership {
  const found = new Set<string>();
  return (id, graph) => {
    const visit = (module: string) => {
      if (found.has(module)) return;
      found.add(module);
      const info = graph.getModuleInfo(module);
      if (!info) throw new Error(`${module} is not part of the build.`);
      info.importedIds.forEach(visit);
    };
    if (found.size === 0) entries.forEach(visit);
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
const inShowOrCart = importedBy(show, cart);
const inEach = Object.values(prehydrationEntries).map((entry) => importedBy(entry));

const isOfApp: Membership = (id) => !isPrehydration(id);

/** Modules that the app does not use stay in their script, unless scripts share them. */
const isInFirst: Membership = (id, graph) =>
  isPrehydration(id)
    ? inEach.filter((isImported) => isImported(id, graph)).length > 1
    : inListOrHome(id, graph) || (inShowOrCart(id, graph) && inStart(id, graph));

const reactRoots = source('app/reactRoots.ts');
const isReact = (id: string) => /\/node_modules\/(?:react|react-dom|scheduler)\//.test(id);

const needed = (...files: string[]) => importedBy(...files.map(source));

function inBoth(one: Membership, other: Membership): Membership {
  return (id, graph) => one(id, graph) && other(id, graph);
}

/** Dialogs and pages that need little of the shop. */
const small = needed(
  'features/account/auth/AuthDialog.tsx',
  'features/catalogue/newsletter/NewsletterDialog.tsx',
  'features/catalogue/reminders/ReminderModal.tsx',
  'features/consent/Consent.tsx',
  'features/consent/banner/ConsentSettings.tsx',
  'pages/FeedbackPage.tsx',
  'pages/RedirectPage.tsx',
);

/**
 * Parts of the shop, each without what those before it have. Who imports one module loads its whole file and the files
 * which that imports, so what a small part shares with a larger one comes before the larger one.
 */
const parts = {
  program: needed('pages/ProgramPage.tsx'),
  home: needed('pages/HomePage.tsx'),
  guide: needed('features/landing/HomeMore.tsx', 'features/infoPages/live/FlohmarktGuide.tsx'),
  common: inBoth(small, needed('pages/InfoPage.tsx', 'pages/ShowPage.tsx', 'pages/CartPage.tsx')),
  dialog: needed('shared/ui/Dialog.tsx'),
  form: inBoth(small, needed('pages/CheckoutPage.tsx')),
  booking: inBoth(needed('pages/InfoPage.tsx', 'features/landing/Tonight.tsx'), needed('pages/ShowPage.tsx')),
  evening: needed('features/booking/EveningTimes.tsx'),
  info: needed('pages/InfoPage.tsx'),
  show: needed('pages/ShowPage.tsx'),
  tonight: needed('features/landing/Tonight.tsx'),
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
  group('first-show', inBoth(importedBy(show), isOfApp)),
  group('first-cart', inBoth(importedBy(cart), isOfApp)),
  // Evaluated while the other files load, and not together with them in one long task: `reactRoots.ts` runs the code of the
  // packages, which by themselves are only functions that the first import calls.
  { name: 'react', test: (id: string) => id === reactRoots || isReact(id) },
  group('start', inStart),
  ...Object.entries(parts).map(([name, contains]) => group(name, contains)),
];

export const chunkGroups = groups.map((each, index) => ({ ...each, priority: groups.length - index }));
