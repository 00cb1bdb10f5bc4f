import { copyText } from './copyText';

export type SharedLink = { title: string; url: string };

/** `done`: shared or dismissed; `copied`: the link is on the clipboard; `refused`: neither worked. */
export type ShareOutcome = 'done' | 'copied' | 'refused';

/** The absolute address of a page of the shop. */
export function pageAddress(path: string): string {
  return new URL(path, window.location.origin).href;
}

/** Also true when the visitor closes the share sheet. */
async function isDoneByDevice(link: SharedLink): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(link);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

export async function copyLink({ url }: SharedLink): Promise<ShareOutcome> {
  return (await copyText(url)) ? 'copied' : 'refused';
}

/** Shares a link by the device, or copies it where that is missing or fails. */
export async function shareLink(link: SharedLink): Promise<ShareOutcome> {
  return (await isDoneByDevice(link)) ? 'done' : copyLink(link);
}
