import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';
import { standaloneScript, type ScriptContext } from './standaloneScript.ts';

const here = (path: string) => normalizePath(fileURLToPath(new URL(path, import.meta.url)));
/** Whose components are compiled to elements of the page. */
const ownFolders = [here('../src/prehydrate/'), here('../src/embed/')];
const jsxRuntime = here('../src/prehydrate/jsxRuntime.ts');
const emptyStylesheet = '\0empty-stylesheet';

/** The prehydration scripts, by the `data-` attribute of their container. */
export const prehydrationEntries = {
  list: here('../src/prehydrate/firstCards.tsx'),
  section: here('../src/prehydrate/firstDates.tsx'),
  show: here('../src/prehydrate/firstShow.tsx'),
  cart: here('../src/prehydrate/firstCart.tsx'),
};

/** Marks a view that is compiled for the prehydration scripts, beside the app's own copy. */
const viewQuery = '?dom';

/** Whether only scripts without React use a module. */
export const isPrehydration = (id: string) =>
  id.endsWith(viewQuery) || ownFolders.some((folder) => id.startsWith(folder)) || id === emptyStylesheet;

/**
 * Compiles the components of the prehydration scripts and of embedded dates with `src/prehydrate/jsxRuntime.ts`, without
 * their stylesheets, which a page has inline. Other modules are shared with the app. A component that needs React fails
 * the build.
 */
export function prehydration(): Plugin {
  return {
    name: 'prehydration',
    enforce: 'pre',
    apply: 'build',
    async resolveId(source, importer) {
      if (importer === undefined || !isPrehydration(importer)) return undefined;
      if (source === 'react/jsx-runtime') return jsxRuntime;
      if (source.endsWith('.scss')) return emptyStylesheet;
      if (/^(?:react|react-dom|react-redux|react-router-dom)$/.test(source))
        throw new Error(`${importer} imports ${source}, which is not loaded before the first view.`);
      const found = await this.resolve(source, importer.replace(viewQuery, ''), { skipSelf: true });
      return found?.id.endsWith('.tsx') ? { ...found, id: found.id + viewQuery } : found;
    },
    load: (id) => (id === emptyStylesheet ? '' : undefined),
  };
}

export function headScript(context: ScriptContext): Promise<string> {
  return standaloneScript(here('../src/prehydrate/head.ts'), forOldBrowsers(context));
}

/** The script that explains why the app has not started. */
export function withoutAppScript(context: ScriptContext): Promise<string> {
  return standaloneScript(here('../src/prehydrate/withoutApp.ts'), forOldBrowsers(context));
}

/** Browsers that are too old for the app can still say so. */
const forOldBrowsers = (context: ScriptContext): ScriptContext => ({
  ...context,
  build: { target: 'es2020' },
});
