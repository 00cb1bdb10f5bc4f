export type Path = (string | number)[];
export type Mutation = { name: string; path: Path; body: unknown };

/** Marks a missing field. */
export const missing = Symbol('missing');
const wrong: [string, unknown][] = [
  ['missing', missing],
  ['null', null],
  ['a number', -1.5],
  ['a huge number', 1e21],
  ['a text', 'Hallo'],
  ['an object', { a: 1 }],
  ['a list', [1]],
];
/** A number, or a numeric text. */
export const isNumeric = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value));

/** Path and value of every field; only the first entry of a list counts. */
export function fieldsOf(value: unknown, path: Path = []): [Path, unknown][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = [...path, Array.isArray(value) ? Number(key) : key];
    return [[here, inner] as [Path, unknown], ...fieldsOf(inner, here)];
  });
}

/** The path with `#` in place of list indices. */
export const kindOf = (path: Path) => path.map((step) => (typeof step === 'number' ? '#' : step)).join('.');

export function withChange(value: unknown, [step, ...rest]: Path, change: unknown): unknown {
  if (step === undefined) return change;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  const changed = withChange(copy[step], rest, change);
  if (changed === missing) delete copy[step];
  else copy[step] = changed;
  return Array.isArray(value) ? Object.values(copy) : copy;
}

/** Copies of the response, each with one field missing or of a wrong type. */
export function mutationsOf(body: unknown): Mutation[] {
  const byKind = new Map<string, [Path, unknown]>();
  for (const [path, value] of fieldsOf(body)) {
    if (!byKind.has(kindOf(path))) byKind.set(kindOf(path), [path, value]);
  }
  return [...byKind].flatMap(([kind, [path, value]]) => {
    // In a name, "NaN" is a valid text.
    const changes = isNumeric(value) ? [...wrong, ['NaN as text', 'NaN'] as [string, unknown]] : wrong;
    return changes.map(([name, change]) => ({
      name: `${kind}: ${name}`,
      path,
      body: withChange(body, path, change),
    }));
  });
}

/**
 * Mutates every field once, each in another way, because screens are slow to render. Schemas are tested with all
 * mutations (`test/shared/api/malformedResponses.test.ts`), and so are screens by `npm run fuzz`.
 */
export function mutationsInTurn(body: unknown): Mutation[] {
  const byField = new Map<string, Mutation[]>();
  for (const mutation of mutationsOf(body)) {
    const field = kindOf(mutation.path);
    byField.set(field, [...(byField.get(field) ?? []), mutation]);
  }
  return [...byField.values()].map((ways, turn) => ways[turn % ways.length]!);
}

/** Paths of NaN and infinite numbers. */
export function unfitNumbers(value: unknown): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [String(value)];
  return fieldsOf(value).flatMap(([path, field]) =>
    typeof field === 'number' && !Number.isFinite(field) ? [`${path.join('.')} is ${field}`] : [],
  );
}

function typesIn(value: unknown): [kind: string, type: string][] {
  return fieldsOf(value)
    .filter(([, field]) => field !== undefined)
    .map(([path, field]) => [
      kindOf(path),
      field === null ? 'null' : Array.isArray(field) ? 'list' : typeof field,
    ]);
}

/** Returns a function that lists fields whose type differs from the example; fields in only one of them are ignored. */
export function typesAsIn(honest: unknown) {
  const expected = new Map<string, Set<string>>();
  for (const [kind, type] of typesIn(honest)) expected.set(kind, (expected.get(kind) ?? new Set()).add(type));
  return (value: unknown) =>
    typesIn(value)
      .filter(([kind, type]) => expected.get(kind)?.has(type) === false)
      .map(([kind, type]) => `${kind} is ${type}`);
}

export const brokenResponses = [
  { name: 'HTML with 200', raw: '<html><body>Wartung</body></html>' },
  { name: 'no content', status: 204 },
  { name: 'cut JSON', raw: '{"dataEntries":[{"showId":3', contentType: 'application/json' },
  { name: 'null', raw: 'null', contentType: 'application/json' },
  { name: 'a list', raw: '[]', contentType: 'application/json' },
  { name: 'a number', raw: '7', contentType: 'application/json' },
];
