import { setClock } from './serverClock';

/** A file of every build that no cache answers for; a host that has it not answers as well. */
const askedFor = '/robots.txt';
/** ms after which a host that says nothing counts as out of reach. */
const patience = 5000;

/**
 * Whether the shop's own host answers, whatever it says: that a browser calls itself online proves nothing. Its answer
 * sets the shop's clock.
 */
export async function isServerReachable(): Promise<boolean> {
  const askedAt = performance.now();
  try {
    const { href } = new URL(askedFor, window.location.href);
    const signal = AbortSignal.timeout(patience);
    const { headers } = await fetch(href, { method: 'HEAD', cache: 'no-store', signal });
    setClock(headers, askedAt);
    return true;
  } catch {
    return false;
  }
}
