type ModuleInfo = { importedIds: string[] };
type Chunking = { getModuleInfo: (id: string) => ModuleInfo | null };
type Naming = (id: string, chunking: Chunking) => string | null;

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

/**
 * Names the chunk of a module: one for all that some entries need; the entries themselves, where the manifest has to name
 * them, stay outside. Left to itself, the bundler cuts that into some twenty files, each with a round trip and a
 * dictionary of its own.
 */
export function wholeChunk(
  name: string,
  entries: readonly string[],
  { withEntry }: { withEntry: boolean },
): Naming {
  let modules: Set<string> | undefined;
  return (id, chunking) => {
    modules ??= closures(entries, chunking);
    return modules.has(id) && (withEntry || !entries.includes(id)) ? name : null;
  };
}

/** Names the chunk of what some entries have in common with others, so that nobody fetches it twice. */
export function commonChunk(name: string, entries: readonly string[], others: readonly string[]): Naming {
  let modules: Set<string> | undefined;
  return (id, chunking) => {
    if (!modules) {
      const ofOthers = closures(others, chunking);
      modules = new Set([...closures(entries, chunking)].filter((own) => ofOthers.has(own)));
    }
    return modules.has(id) ? name : null;
  };
}

/** Names the chunk of all that an entry needs and others may need too, so that nobody fetches it twice, or in crumbs. */
export function sharedChunk(name: string, entry: string, isOwn: (id: string) => boolean): Naming {
  let modules: Set<string> | undefined;
  return (id, chunking) => {
    modules ??= closure(entry, chunking);
    return modules.has(id) && !isOwn(id) ? name : null;
  };
}
