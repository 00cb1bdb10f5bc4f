import { unwrapped } from '../../src/shared/api/fields';
import { isObject } from './evidence';

/** The lists of a response or of what was read of it, by their names; a response that is a list has none. */
export function listedIn(body: unknown): Record<string, unknown[]> {
  if (Array.isArray(body)) return { '': body };
  if (!isObject(body)) return {};
  return Object.fromEntries(
    Object.entries(body)
      .map(([name, inner]) => [name, unwrapped(inner)] as const)
      .filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1])),
  );
}

const nameFields = ['movieName', 'eventName', 'showName', 'productName', 'title'];
const idFields = ['showId', 'blogId', 'purchaseProductId', 'movieId', 'eventId', 'id'];

function firstOf(fields: readonly string[], objects: Record<string, unknown>[]): string | undefined {
  const values = fields.flatMap((field) => objects.map((object) => object[field]));
  const found = values.find((value) => ['string', 'number'].includes(typeof value) && value !== '');
  return found === undefined ? undefined : String(found);
}

/** The id and the title of an entry as the backend sends it: `305 "Metropolis"`; empty if it has neither. */
export function entryName(entry: unknown): string {
  if (!isObject(entry)) return '';
  const objects = [entry, entry['movie'], entry['event']].filter(isObject);
  const [id, name] = [firstOf(idFields, objects), firstOf(nameFields, objects)];
  return [id, name && JSON.stringify(name)].filter(Boolean).join(' ');
}
