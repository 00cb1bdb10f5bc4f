import { storedAtHeader } from './files';

/** s after which a stored answer tells nothing of what is on. */
export const maxAgeSeconds = 7 * 24 * 60 * 60;

/** What a stored answer says, with a field `asOf`: when it came (epoch ms). Nothing where it is too old. */
export async function readStored(stored: Response): Promise<object | undefined> {
  const asOf = Number(stored.headers.get(storedAtHeader));
  if (!(Date.now() - asOf < maxAgeSeconds * 1000)) return undefined;
  const answer: unknown = await stored.json();
  return { ...(answer as object), asOf };
}
