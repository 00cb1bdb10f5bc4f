import { deviceNow } from '@/shared/browser/serverClock';
import { storedAtHeader } from './files';

export const maxAgeSeconds = 7 * 24 * 60 * 60;

/** The time of storing (epoch ms) by the device's clock and by the host's `Date` header, if present. */
export function storedAt({ headers }: Response) {
  const device = Number(headers.get(storedAtHeader));
  return { device, host: Date.parse(headers.get('date') ?? '') || device };
}

/**
 * The stored body with a field `asOf` (epoch ms by the host's clock); `undefined` when it is too old. The age is a
 * difference of the device's clock, which is correct even if the clock is wrong.
 */
export async function readStored(stored: Response): Promise<object | undefined> {
  const { device, host } = storedAt(stored);
  if (!(deviceNow() - device < maxAgeSeconds * 1000)) return undefined;
  const body: unknown = await stored.json();
  return { ...(body as object), asOf: host };
}
