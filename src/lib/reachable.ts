/** A file of every build that no cache answers for; a host that has it not answers as well. */
const askedFor = '/robots.txt';
/** ms after which a host that says nothing counts as out of reach. */
const patience = 5000;

/** Whether the shop's own host answers, whatever it says: that a browser calls itself online proves nothing. */
export async function isReachable(): Promise<boolean> {
  try {
    const { href } = new URL(askedFor, window.location.href);
    await fetch(href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patience) });
    return true;
  } catch {
    return false;
  }
}
