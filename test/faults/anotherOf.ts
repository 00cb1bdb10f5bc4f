export function anotherOf(entry: unknown, turn: number): unknown {
  if (typeof entry !== 'object' || entry === null) return entry;
  const renamed = Object.entries(entry).map(([name, value]): [string, unknown] => {
    if (/^(?:id|\w+Id)$/.test(name) && typeof value === 'number') return [name, value + turn * 10_000];
    return [name, name === 'urlIdentifier' && typeof value === 'string' ? `${value}-${turn}` : value];
  });
  return { ...entry, ...Object.fromEntries(renamed) };
}
