import { deviceNow } from '@/shared/browser/serverClock';
import { bodyText } from '@/shared/browser/bodyText';
import { storedAtHeader } from './files';

export const maxAgeSeconds = 7 * 24 * 60 * 60;

/** The time of storing (epoch ms) by the device's clock and by the host's `Date` header, if present. */
export function storedAt({ headers }: Response) {
  const device = Number(headers.get(storedAtHeader));
  return { device, host: Date.parse(headers.get('date') ?? '') || device };
}

/** With `asOf` (epoch ms, host's clock); `undefined` when too old, by the difference of the device's own times. */
export async function readStored(stored: Response): Promise<object | undefined> {
  const { device, host } = storedAt(stored);
  if (!(deviceNow() - device < maxAgeSeconds * 1000)) return undefined;
  const body: unknown = JSON.parse(await bodyText(stored));
  return { ...(body as object), asOf: host };
}
