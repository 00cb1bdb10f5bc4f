export type Path = (string | number)[];
export type Mutation = { name: string; path: Path; answer: unknown };

/** Stands for a field that is not there. */
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
/** Where another number could stand. */
export const isNumeric = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value));

/** Every field of an answer, each kind of list entry once: where, and what stands there. */
export function fieldsOf(value: unknown, path: Path = []): [Path, unknown][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = [...path, Array.isArray(value) ? Number(key) : key];
    return [[here, inner] as [Path, unknown], ...fieldsOf(inner, here)];
  });
}

/** The same for each entry of a list. */
export const kindOf = (path: Path) => path.map((step) => (typeof step === 'number' ? '#' : step)).join('.');

/** A copy of a value with something else, or nothing, at one place. */
export function withChange(value: unknown, [step, ...rest]: Path, change: unknown): unknown {
  if (step === undefined) return change;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  const changed = withChange(copy[step], rest, change);
  if (changed === missing) delete copy[step];
  else copy[step] = changed;
  return Array.isArray(value) ? Object.values(copy) : copy;
}

/** The answer with one field after the other missing or of a wrong type. */
export function mutationsOf(answer: unknown): Mutation[] {
  const byKind = new Map<string, [Path, unknown]>();
  for (const [path, value] of fieldsOf(answer)) {
    if (!byKind.has(kindOf(path))) byKind.set(kindOf(path), [path, value]);
  }
  return [...byKind].flatMap(([kind, [path, value]]) => {
    // As a name "NaN" would be an honest text.
    const changes = isNumeric(value) ? [...wrong, ['NaN as text', 'NaN'] as [string, unknown]] : wrong;
    return changes.map(([name, change]) => ({
      name: `${kind}: ${name}`,
      path,
      answer: withChange(answer, path, change),
    }));
  });
}

/**
 * Every field of the answer wrong once, each in another way than the one before: for screens, where each answer costs a
 * whole page. All ways are tried on the schemas (`test/shared/api/malformedAnswers.test.ts`) and by `npm run fuzz`.
 */
export function mutationsInTurn(answer: unknown): Mutation[] {
  const byField = new Map<string, Mutation[]>();
  for (const mutation of mutationsOf(answer)) {
    const field = kindOf(mutation.path);
    byField.set(field, [...(byField.get(field) ?? []), mutation]);
  }
  return [...byField.values()].map((ways, turn) => ways[turn % ways.length]!);
}

/** Where in a value a number is none that could be shown. */
export function unfitNumbers(value: unknown): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [String(value)];
  return fieldsOf(value).flatMap(([path, field]) =>
    typeof field === 'number' && !Number.isFinite(field) ? [`${path.join('.')} is ${field}`] : [],
  );
}

/** The type of each field that is there, by the kind of its place. */
function typesIn(value: unknown): [kind: string, type: string][] {
  return fieldsOf(value)
    .filter(([, field]) => field !== undefined)
    .map(([path, field]) => [
      kindOf(path),
      field === null ? 'null' : Array.isArray(field) ? 'list' : typeof field,
    ]);
}

/** Tells where a value holds another type than an honest one of its shape; what is in one of them only is no matter. */
export function typesAsIn(honest: unknown) {
  const expected = new Map<string, Set<string>>();
  for (const [kind, type] of typesIn(honest)) expected.set(kind, (expected.get(kind) ?? new Set()).add(type));
  return (value: unknown) =>
    typesIn(value)
      .filter(([kind, type]) => expected.get(kind)?.has(type) === false)
      .map(([kind, type]) => `${kind} is ${type}`);
}

export const brokenAnswers = [
  { name: 'HTML with 200', raw: '<html><body>Wartung</body></html>' },
  { name: 'no content', status: 204 },
  { name: 'cut JSON', raw: '{"dataEntries":[{"showId":3', contentType: 'application/json' },
  { name: 'null', raw: 'null', contentType: 'application/json' },
  { name: 'a list', raw: '[]', contentType: 'application/json' },
  { name: 'a number', raw: '7', contentType: 'application/json' },
];
