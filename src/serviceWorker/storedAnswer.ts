import { deviceNow } from '@/shared/browser/serverClock';
import { storedAtHeader } from './files';

/** s after which a stored answer tells nothing of what is on. */
export const maxAgeSeconds = 7 * 24 * 60 * 60;

/** When an answer was stored by this device's clock, and when by the host's, where it told (epoch ms). */
export function storedAt({ headers }: Response) {
  const device = Number(headers.get(storedAtHeader));
  return { device, host: Date.parse(headers.get('date') ?? '') || device };
}

/**
 * What a stored answer says, with a field `asOf`: when it came, by the host's clock (epoch ms). Nothing where it is too
 * old, which the device's clock tells: both its readings may be off alike.
 */
export async function readStored(stored: Response): Promise<object | undefined> {
  const { device, host } = storedAt(stored);
  if (!(deviceNow() - device < maxAgeSeconds * 1000)) return undefined;
  const answer: unknown = await stored.json();
  return { ...(answer as object), asOf: host };
}
