import { hostileTexts } from '@test/support/hostile';
import { fieldsOf, isNumeric, kindOf, missing, withChange, type Path } from '@test/support/mutations';
import { anotherOf } from './anotherOf';

/** A fault in the responses of a call, as serialisable names, so that a case can be replayed. */
export type Damage = {
  /** The path of a call, e.g. `order/saveOrder` (backend, "Calls"). */
  call: string;
  /** Path of the field, with `#` for list entries; undefined means the whole response. */
  at?: string;
  /** Applies to all entries of a list, or to the first one only. */
  everywhere?: boolean;
  /** Applies to this copy of the first entry; the entry itself stays intact. */
  copied?: number;
  /** A key of `fieldDamages` or `wholeDamages`. */
  as: string;
};

/** `JSON.stringify` cannot write these; they are inserted afterwards. */
const raw = {
  '@raw:1e309@': '1e309',
  '@raw:deep@': `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
};

function written(body: unknown): string {
  const text = JSON.stringify(body) ?? '';
  return text.replace(/"(@raw:(?:1e309|deep)@)"/g, (_, name: keyof typeof raw) => raw[name]);
}

const inherited: unknown = JSON.parse(
  '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"toString":1,"length":-1}',
);

type Change = (value: unknown, honest: unknown) => unknown;

const copiesOf = (value: unknown, count: number) => Array.from({ length: count }, () => value);
const always = (values: Record<string, unknown>): Record<string, Change> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, () => value]));

/** Grouped by kind: one of each kind finds more than many of one kind. */
const kindsOfDamage: Record<string, Change>[] = [
  always({ null: null }),
  always({
    'an object': { a: 1 },
    'a list of anything': [null, 'Hallo', 1, [], {}, { a: {} }],
    true: true,
    'a list': [1],
    false: false,
    'an empty list': [],
    'inherited names': inherited,
    deep: '@raw:deep@',
  }),
  {
    ...always({ '1e21': 1e21, '1e309': '@raw:1e309@', '-1.5': -1.5, 'beyond whole numbers': 2 ** 53 + 2 }),
    ...always({ '0': 0, '-1': -1 }),
    // In a name, "NaN" is a valid text.
    'NaN as text': (value, honest) => (isNumeric(honest) ? 'NaN' : value),
    'a half': (value) => (typeof value === 'number' ? value + 0.5 : value),
    'its negative': (value) => (typeof value === 'number' ? -value : value),
    'as text': (value) => (typeof value === 'number' ? String(value) : value),
  },
  always({
    'a word': 'Hallo',
    nothing: '',
    'a day that never was': '31.02.2026',
    'a comma': '14,90',
    'no moment': '2026-13-45T99:99:99+99:99',
    blanks: ' \u200B\n ',
    'no time': '24:61',
    digits: '2',
    'no day at all': '99.99.9999',
    hexadecimal: '0x1F',
    'the first day': '01.01.0001',
    'a distant moment': '+275760-09-13T00:00:00.001Z',
  }),
  always({ missing }),
  always(Object.fromEntries(hostileTexts.map((text, position) => [`hostile text ${position}`, text]))),
  {
    'in a list': (value) => [value],
    'each twice': (value) => (Array.isArray(value) ? value.flatMap((entry) => [entry, entry]) : value),
    'with anything between': (value) =>
      Array.isArray(value) ? [null, ...(value as unknown[]), 'Hallo', {}, []] : value,
    'a hundred times': (value) => (Array.isArray(value) ? copiesOf(value, 100).flat() : value),
  },
];

const fieldDamages: Record<string, Change> = Object.assign({}, ...kindsOfDamage);

type Whole = { status?: number; text?: string; type?: string; drop?: boolean };

const json = 'application/json';
const message = `<img src=x data-hostile onerror=window.hostile=1> ${'x '.repeat(50_000)}`;

const wholeDamages: Record<string, Whole> = {
  'HTML with 200': { text: '<html><body>Wartung</body></html>', type: 'text/html' },
  'no content': { status: 204 },
  'an empty text': { text: '', type: json },
  'cut JSON': { text: '{"dataEntries":[{"showId":3', type: json },
  ...Object.fromEntries(
    ['null', '[]', '{}', '7', 'true', '"ok"', '[[]]', '1e309'].map((text) => [
      `JSON ${text}`,
      { text, type: json },
    ]),
  ),
  'deep JSON': { text: raw['@raw:deep@'], type: json },
  'a refusal': { status: 400, text: JSON.stringify({ errorMessage: message }), type: json },
  'a refusal that is no text': { status: 409, text: '{"errorMessage":{"a":1}}', type: json },
  'signed out': { status: 401, text: '{}', type: json },
  'not found': { status: 404, text: '<h1>404</h1>', type: 'text/html' },
  'too many': { status: 429, text: '{"errorMessage":"Zu viele"}', type: json },
  'an error': { status: 500, text: 'Internal Server Error', type: 'text/plain' },
  lost: { drop: true },
};

/** Paths of all fields; the entries of a list share one path. */
export function fieldPathsIn(body: unknown): string[] {
  return [...new Set(fieldsOf(body).map(([path]) => kindOf(path)))];
}

export const fieldDamageKinds = kindsOfDamage.map((kind) => Object.keys(kind));
export const wholeDamageNames = Object.keys(wholeDamages);

const at = (value: unknown, path: Path) =>
  path.reduce<unknown>((inner, step) => (inner as Record<string, unknown>)[step], value);

const pathOf = (body: unknown, place: string) =>
  fieldsOf(body).find(([path]) => kindOf(path) === place) ?? [];

const changeOf = (as: string) => {
  const change = fieldDamages[as];
  if (!change) throw new Error(`There is no damage "${as}".`);
  return change;
};

/** Appends a copy of the first entry that alone has these damages. */
function withCopy(body: unknown, damages: Damage[], turn: number): unknown {
  const [first] = pathOf(body, damages[0]?.at ?? '');
  const list = first?.slice(
    0,
    first.findIndex((step) => typeof step === 'number'),
  );
  if (!first || !list) return body;
  const entry = at(body, first.slice(0, list.length + 1));
  const copy = damages.reduce(
    (changed, { at: place = '', as }) => {
      const [path, value] = pathOf(body, place);
      if (!path || kindOf(path.slice(0, list.length)) !== kindOf(list)) return changed;
      return withChange(changed, path.slice(list.length + 1), changeOf(as)(value, value));
    },
    anotherOf(entry, turn + 1),
  );
  return withChange(body, list, [...(at(body, list) as unknown[]), copy]);
}

function damaged(body: unknown, { at: place = '', everywhere, as }: Damage, whole: unknown): unknown {
  const change = changeOf(as);
  const [, honest] = pathOf(whole, place);
  const there = fieldsOf(body).filter(([path]) => kindOf(path) === place);
  const places: [Path, unknown][] = everywhere ? there : there.slice(0, 1);
  // In reverse order, because removing an entry shifts those after it.
  return places
    .toReversed()
    .reduce((copy, [path, value]) => withChange(copy, path, change(value, honest)), body);
}

// Copies are made before any entry is damaged.
function withFieldDamages(body: unknown, damages: Damage[]): unknown {
  const turns = new Set(damages.flatMap(({ copied }) => copied ?? []));
  const more = [...turns].reduce(
    (all, turn) =>
      withCopy(
        all,
        damages.filter(({ copied }) => copied === turn),
        turn,
      ),
    body,
  );
  const inPlace = damages.filter(({ copied }) => copied === undefined);
  return inPlace.reduce((changed, damage) => damaged(changed, damage, body), more);
}

function instead({ status = 200, text, type, drop }: Whole): Response {
  if (drop) return Response.error();
  const body = status === 204 ? null : (text ?? null);
  return new Response(body, { status, headers: type ? { 'Content-Type': type } : {} });
}

export async function withDamages(honest: Response, damages: Damage[]): Promise<Response> {
  if (damages.length === 0) return honest;
  const whole = damages.find(({ at }) => at === undefined);
  if (whole) return instead(wholeDamages[whole.as]!);
  const body = withFieldDamages(await honest.json(), damages);
  return new Response(written(body), { status: honest.status, headers: { 'Content-Type': json } });
}
