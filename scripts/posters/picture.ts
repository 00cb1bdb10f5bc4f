import type { Show } from '../../src/domain/entities';
import { showPicture } from '../../src/domain/showNames';
import { mediaAddress } from '../../src/shared/text/webAddress';
import { ownerFacts } from '../../src/shop/ownerFacts';

const timeout = 20_000;

/** A film's picture as a `data:` address where the owner may print it; `undefined` also if it does not load. */
export async function printedPicture(show: Show, site: { origin: string; media: string }) {
  const path = ownerFacts.filmPicturesInPrint ? showPicture(show) : undefined;
  const address = path && mediaAddress(path, site.media, site.origin);
  if (!show.movie || !address) return undefined;
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeout) });
    const type = response.headers.get('content-type') ?? '';
    if (!response.ok || !/^image\/[\w+.-]+/.test(type)) return undefined;
    return `data:${type};base64,${Buffer.from(await response.arrayBuffer()).toString('base64')}`;
  } catch {
    return undefined;
  }
}
