import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { blog } from '../../src/features/blog/api';
import { voucherItem } from '../../src/features/cart/vouchersApi';
import {
  eventType,
  marketEvent,
  movie,
  product,
  productPackage,
  publicAvailable,
  show,
  showDetail,
  unsoldMovie,
  upcomingShow,
  day,
  moment,
  timeOfDay,
} from '../../src/features/catalogue/entitySchemas';
import { stornoPosition } from '../../src/features/checkout/ordersApi';
import { flag, message, verdict } from '../../src/shared/api/fields';

/** The part of JSON Schema (2020-12) that the exported schemas use. */
export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  [keyword: string]: unknown;
};

type Schema = v.GenericSchema;

export const definitionPrefix = '#/components/schemas/';

const definitions = new Map<Schema, string>([
  [show, 'Show'],
  [showDetail, 'ShowDetail'],
  [upcomingShow, 'UpcomingShow'],
  [movie, 'Movie'],
  [unsoldMovie, 'UnsoldMovie'],
  [marketEvent, 'Event'],
  [product, 'Product'],
  [productPackage, 'ProductPackage'],
  [voucherItem, 'VoucherItem'],
  [blog, 'Article'],
  [stornoPosition, 'StornoPosition'],
]);

const yesOrNo: JsonSchema = {
  anyOf: [
    { type: 'boolean' },
    { type: 'integer', enum: [0, 1] },
    {
      type: 'string',
      pattern:
        '^\\s*(?:[Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee]|[01]|[JjYyNn]|[Jj][Aa]|[Yy][Ee][Ss]|[Nn][Oo]|[Nn][Ee][Ii][Nn])\\s*$',
    },
  ],
};
const optionalYesOrNo: JsonSchema = { anyOf: [...(yesOrNo.anyOf ?? []), { type: 'null' }] };
const epoch: JsonSchema = { type: 'integer', description: 'Epoch in seconds (10 digits) or ms (13 digits).' };
const isoPattern =
  '\\d{4}-\\d{2}-\\d{2}(?:[T ]\\d{2}:\\d{2}(?::\\d{2}(?:[.,]\\d+)?)?(?:[Zz]|[+-]\\d{2}(?::?\\d{2})?)?)?';

/** Schemas whose conversion accepts anything, because they read any value. */
const written = new Map<Schema, JsonSchema>([
  [flag, optionalYesOrNo],
  [publicAvailable, { ...optionalYesOrNo, description: 'Missing means true.' }],
  [verdict, yesOrNo],
  [message, { type: ['string', 'null'], description: 'For the visitor, as plain text.' }],
  [eventType, { type: ['string', 'null'], enum: ['flohmarkt', 'automarkt', 'publicevent', null] }],
  [
    day,
    {
      anyOf: [
        { type: 'string', pattern: `^(?:\\d{1,2}\\.\\d{1,2}\\.\\d{4}|${isoPattern}|\\d{10}(?:\\d{3})?)$` },
        epoch,
      ],
      description: 'A day in Vienna; DD.MM.YYYY is documented, the other forms are accepted.',
    },
  ],
  [
    timeOfDay,
    { type: 'string', pattern: '^\\d{1,2}:\\d{2}(?::\\d{2}(?:\\.\\d+)?)?$', description: 'HH:MM in Vienna.' },
  ],
  [
    moment,
    {
      anyOf: [{ type: 'string', pattern: `^(?:${isoPattern}|\\d{10}(?:\\d{3})?)$` }, epoch],
      description: 'ISO 8601; without an offset in Vienna.',
    },
  ],
]);

/** The service worker adds this field where it responds itself. */
const ofServiceWorker = 'asOf';

const isNullable = ({ type, anyOf }: JsonSchema): boolean =>
  type === 'null' || (Array.isArray(type) && type.includes('null')) || (anyOf?.some(isNullable) ?? false);

function nullable(schema: JsonSchema): JsonSchema {
  if (isNullable(schema)) return schema;
  if (schema.anyOf) return { ...schema, anyOf: [...schema.anyOf, { type: 'null' }] };
  return { anyOf: [schema, { type: 'null' }] };
}

function convertObject(entries: Record<string, Schema>, isStrict: boolean): JsonSchema {
  const fields = Object.entries(entries).filter(([name]) => name !== ofServiceWorker);
  const accepts = (field: Schema, value: unknown) => v.safeParse(field, value).success;
  const required = fields
    .filter(([, field]) => field.type !== 'exact_optional' && !accepts(field, undefined))
    .map(([name]) => name);
  const properties = fields.map(([name, field]) => [
    name,
    accepts(field, null) ? nullable(convert(field)) : convert(field),
  ]);
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length > 0 ? { required } : {}),
    ...(isStrict ? { additionalProperties: false } : {}),
  };
}

/** The converter puts the action `integer` beside the alternatives of a number; a number as text is no integer. */
function withoutMixedTypes({ type, anyOf, ...leaf }: JsonSchema): JsonSchema {
  if (!anyOf || !type) return { ...(type && { type }), ...(anyOf && { anyOf }), ...leaf };
  return { anyOf: anyOf.map((option) => (option.type === 'number' ? { ...option, type } : option)), ...leaf };
}

type Structured = {
  getter?: (input: unknown, signal: AbortSignal) => Schema;
  wrapped?: Schema;
  entries?: Record<string, Schema>;
  options?: Schema[];
};

function convertBody(schema: Schema): JsonSchema {
  const known = written.get(schema);
  if (known) return known;
  const { entry } = v.getMetadata(schema) as { entry?: Schema };
  if (entry) return { type: 'array', items: convert(entry) };
  const { getter, wrapped, entries, options } = schema as Structured;
  if (getter) return convert(getter(undefined, new AbortController().signal));
  if (wrapped) return convert(wrapped);
  // With a pipe, the converter must see its actions.
  if (options && schema.type === 'union' && !('pipe' in schema)) return { anyOf: options.map(convert) };
  if (entries) return convertObject(entries, schema.type === 'strict_object');
  const config = { typeMode: 'input', errorMode: 'ignore', target: 'draft-2020-12' } as const;
  // `stringify` leaves out the functions by which other libraries use the result.
  const { $schema: _, ...leaf } = JSON.parse(JSON.stringify(toJsonSchema(schema, config))) as JsonSchema;
  return withoutMixedTypes(leaf);
}

const convert = (schema: Schema): JsonSchema => {
  const name = definitions.get(schema);
  return name === undefined ? convertBody(schema) : { $ref: definitionPrefix + name };
};

/** What a schema of the shop accepts on the wire, as JSON Schema; entities are references to `wireDefinitions`. */
export const wireSchema = convert;

export function wireDefinitions(): Record<string, JsonSchema> {
  return Object.fromEntries([...definitions].map(([schema, name]) => [name, convertBody(schema)]));
}
