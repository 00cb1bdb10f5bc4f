type ModuleInfo = { importedIds: string[]; dynamicImporters: string[] };
type ModuleGraph = { getModuleInfo: (id: string) => ModuleInfo | null };

export type Membership = (id: string, graph: ModuleGraph) => boolean;

function closure(entry: string, graph: ModuleGraph, found = new Set<string>()): Set<string> {
  if (found.has(entry)) return found;
  found.add(entry);
  for (const imported of graph.getModuleInfo(entry)?.importedIds ?? []) closure(imported, graph, found);
  return found;
}

function closures(entries: readonly string[], graph: ModuleGraph): Set<string> {
  return new Set(entries.flatMap((entry) => [...closure(entry, graph)]));
}

/** Dynamically imported modules need their own file, which the manifest names. */
function isDynamicEntry(id: string, graph: ModuleGraph): boolean {
  return (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
}

export function anyOf(...memberships: readonly Membership[]): Membership {
  return (id, graph) => memberships.some((contains) => contains(id, graph));
}

/** All modules that the entries import; without dynamic entries unless `withEntry`. */
export function wholeChunk(entries: readonly string[], { withEntry }: { withEntry: boolean }): Membership {
  let modules: Set<string> | undefined;
  return (id, graph) => {
    modules ??= closures(entries, graph);
    return modules.has(id) && (withEntry || !isDynamicEntry(id, graph));
  };
}

/** The modules that both `entries` and `others` import. */
export function commonChunk(entries: readonly string[], others: readonly string[]): Membership {
  let modules: Set<string> | undefined;
  return (id, graph) => {
    if (!modules) {
      const ofOthers = closures(others, graph);
      modules = new Set([...closures(entries, graph)].filter((own) => ofOthers.has(own)));
    }
    return modules.has(id) && !isDynamicEntry(id, graph);
  };
}

/** All modules that the entries import, except those for which `isOwn` is true. */
export function sharedChunk(entries: readonly string[], isOwn: (id: string) => boolean): Membership {
  let modules: Set<string> | undefined;
  return (id, graph) => {
    modules ??= closures(entries, graph);
    return modules.has(id) && !isOwn(id);
  };
}
