/** A file of every build that no cache answers for; a host that has it not answers as well. */
const askedFor = '/robots.txt';
/** ms after which a host that says nothing counts as out of reach. */
const patience = 5000;

async function askHost(): Promise<Response | undefined> {
  try {
    const { href } = new URL(askedFor, window.location.href);
    return await fetch(href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patience) });
  } catch {
    return undefined;
  }
}

/** Whether the shop's own host answers, whatever it says: that a browser calls itself online proves nothing. */
export async function isReachable(): Promise<boolean> {
  return (await askHost()) !== undefined;
}

/** What time the shop's own host has (epoch ms, whole seconds); `undefined` where it does not say. */
export async function hostTime(): Promise<number | undefined> {
  const answer = await askHost();
  return Date.parse(answer?.headers.get('date') ?? '') || undefined;
}
