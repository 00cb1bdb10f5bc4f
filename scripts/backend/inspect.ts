import { Ajv2020 } from 'ajv/dist/2020.js';
import { isBlank, unwrapped } from '../../src/shared/api/fields';
import { personalField } from './personalData';
import { definitionPrefix, wireDefinitions, type JsonSchema } from './wireSchema';

/** What the responses of a call hold in one field; lists are `[]` in its path. */
export type FieldFacts = {
  path: string;
  isKnown: boolean;
  isRequired: boolean;
  /** Objects that could have it. */
  owners: number;
  /** Neither missing nor null nor blank. */
  filled: number;
  /** What the values are that do not fit, e.g. `text "abc"`. */
  misfits: string[];
};

const definitions = wireDefinitions();
const ajv = new Ajv2020({ strict: false, validateFormats: false });
for (const [name, schema] of Object.entries(definitions)) ajv.addSchema(schema, definitionPrefix + name);

const validators = new WeakMap<JsonSchema, (value: unknown) => boolean>();

function fits(schema: JsonSchema, value: unknown): boolean {
  const validate = validators.get(schema) ?? ajv.compile(schema);
  validators.set(schema, validate);
  return validate(value);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The schema of an object or a list behind references and alternatives with null. */
function structureOf(schema: JsonSchema): JsonSchema {
  if (schema.$ref) return structureOf(definitions[schema.$ref.slice(definitionPrefix.length)] ?? {});
  if (schema.properties ?? schema.items) return schema;
  const structured = schema.anyOf?.map(structureOf).find(({ properties, items }) => properties ?? items);
  return structured ?? schema;
}

const mostPrinted = 20;

/** A value in a report: its kind, and the value itself if it is short and not personal. */
function described(value: unknown, path: string): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  const isPrintable =
    !personalField.test(path) && String(value).length <= mostPrinted && !String(value).includes('@');
  const kind = typeof value === 'string' ? 'text' : typeof value;
  return isPrintable ? `${kind} ${JSON.stringify(value)}` : kind;
}

const mostMisfits = 3;

class Facts {
  readonly fields = new Map<string, FieldFacts>();

  field(path: string, isKnown: boolean, isRequired: boolean): FieldFacts {
    const known = this.fields.get(path) ?? { path, isKnown, isRequired, owners: 0, filled: 0, misfits: [] };
    this.fields.set(path, known);
    return known;
  }

  value(schema: JsonSchema, value: unknown, path: string): void {
    const structure = structureOf(schema);
    const inner = structure.items ? unwrapped(value) : value;
    if (structure.properties && isObject(inner)) this.object(structure, inner, path);
    else if (structure.items && Array.isArray(inner)) {
      for (const entry of inner) this.value(structure.items, entry, `${path}[]`);
    } else if (!fits(schema, inner)) this.misfit(path, inner);
  }

  misfit(path: string, value: unknown): void {
    const { misfits } = this.field(path || 'the whole response', true, true);
    const words = described(value, path);
    if (misfits.length < mostMisfits && !misfits.includes(words)) misfits.push(words);
  }

  object({ properties = {}, required = [] }: JsonSchema, value: Record<string, unknown>, path: string): void {
    const prefix = path && `${path}.`;
    for (const [name, schema] of Object.entries(properties)) {
      const facts = this.field(prefix + name, true, required.includes(name));
      facts.owners += 1;
      if (isBlank(value[name])) continue;
      facts.filled += 1;
      this.value(schema, value[name], prefix + name);
    }
    for (const [name, inner] of Object.entries(value)) {
      if (name in properties) continue;
      const facts = this.field(prefix + name, false, false);
      facts.owners += 1;
      if (!isBlank(inner)) facts.filled += 1;
    }
  }
}

/** What a response holds, field by field, compared with the schema of its call. */
export function inspect(schema: JsonSchema, body: unknown): FieldFacts[] {
  const facts = new Facts();
  facts.value(schema, body, '');
  return [...facts.fields.values()];
}
