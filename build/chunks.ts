type ModuleInfo = { importedIds: string[]; dynamicImporters: string[] };
type Chunking = { getModuleInfo: (id: string) => ModuleInfo | null };

/** Whether a chunk holds a module. */
export type Naming = (id: string, chunking: Chunking) => boolean;

/** Everything that a module brings along by its static imports, itself included. */
function closure(entry: string, chunking: Chunking, found = new Set<string>()): Set<string> {
  if (found.has(entry)) return found;
  found.add(entry);
  for (const imported of chunking.getModuleInfo(entry)?.importedIds ?? []) closure(imported, chunking, found);
  return found;
}

function closures(entries: readonly string[], chunking: Chunking): Set<string> {
  return new Set(entries.flatMap((entry) => [...closure(entry, chunking)]));
}

/** Whether something asks for this module alone: then it keeps a file of its own, which the manifest names. */
function isAskedFor(id: string, chunking: Chunking): boolean {
  return (chunking.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
}

/** A chunk of what one or another of them holds. */
export function anyOf(...namings: readonly Naming[]): Naming {
  return (id, chunking) => namings.some((holds) => holds(id, chunking));
}

/** A chunk of all that some entries need; the entries themselves, where the manifest has to name them, stay outside. */
export function wholeChunk(entries: readonly string[], { withEntry }: { withEntry: boolean }): Naming {
  let modules: Set<string> | undefined;
  return (id, chunking) => {
    modules ??= closures(entries, chunking);
    return modules.has(id) && (withEntry || !isAskedFor(id, chunking));
  };
}

/** A chunk of what some entries have in common with others, so that nobody fetches it twice. */
export function commonChunk(entries: readonly string[], others: readonly string[]): Naming {
  let modules: Set<string> | undefined;
  return (id, chunking) => {
    if (!modules) {
      const ofOthers = closures(others, chunking);
      modules = new Set([...closures(entries, chunking)].filter((own) => ofOthers.has(own)));
    }
    return modules.has(id) && !isAskedFor(id, chunking);
  };
}

/** A chunk of all that entries need and others may need too, so that nobody fetches it twice, or in crumbs. */
export function sharedChunk(entries: readonly string[], isOwn: (id: string) => boolean): Naming {
  let modules: Set<string> | undefined;
  return (id, chunking) => {
    modules ??= closures(entries, chunking);
    return modules.has(id) && !isOwn(id);
  };
}
