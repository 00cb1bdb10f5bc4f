export type SharedLink = { title: string; url: string };

/** `done`: nothing is left to say; `copied`: the link is on the clipboard; `refused`: neither could be done. */
export type ShareOutcome = 'done' | 'copied' | 'refused';

/** The whole address of a page of the shop, as other people need it. */
export function pageAddress(path: string): string {
  return new URL(path, window.location.origin).href;
}

/** A visitor who closes the device's sheet wants nothing more. */
async function isDoneByDevice(link: SharedLink): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(link);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

async function isCopied(text: string): Promise<boolean> {
  try {
    // There is no clipboard on a page without https.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Hands a link to the device's own sharing; where there is none or it fails, the link is copied. */
export async function shareLink(link: SharedLink): Promise<ShareOutcome> {
  if (await isDoneByDevice(link)) return 'done';
  return (await isCopied(link.url)) ? 'copied' : 'refused';
}
