import { fileURLToPath } from 'node:url';
import { normalizePath } from 'vite';
import { isPrehydration, prehydrationEntries } from './prehydrationScripts.ts';

type Graph = { getModuleInfo: (id: string) => { importedIds: string[]; dynamicImporters: string[] } | null };

const start = normalizePath(fileURLToPath(new URL('../src/main.tsx', import.meta.url)));
const page = (name: string) => normalizePath(fileURLToPath(new URL(`../src/pages/${name}Page.tsx`, import.meta.url)));
const isReact = (id: string) => /\/node_modules\/(?:react|react-dom|scheduler)\//.test(id);

function closure(entry: string, graph: Graph, found = new Set<string>()): Set<string> {
  if (found.has(entry)) return found;
  found.add(entry);
  for (const imported of graph.getModuleInfo(entry)?.importedIds ?? []) closure(imported, graph, found);
  return found;
}

/** The modules that an entry imports, without those that only prehydration uses. */
function importsOf(name: string, entry: string) {
  let modules: Set<string> | undefined;
  return {
    name: (id: string, graph: Graph) => {
      modules ??= closure(entry, graph);
      const isPage = (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
      return modules.has(id) && !isPage && !isPrehydration(id) ? name : null;
    },
  };
}

const groups = [
  ...Object.entries(prehydrationEntries).map(([name, entry]) => importsOf(`first-${name}`, entry)),
  { name: 'views', test: isPrehydration, minShareCount: 2 },
  { name: 'react', test: isReact },
  importsOf('start', start),

];

export const chunkGroups = groups.map((group, index) => ({ ...group, priority: groups.length - index }));
