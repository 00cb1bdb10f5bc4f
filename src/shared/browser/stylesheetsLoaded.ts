/** ms after which a sheet counts as lost: better a plain page than none. */
const patience = 5000;

/** A sheet that failed has no rules either, but is noted in the timeline. */
export function isComing({ sheet, href }: HTMLLinkElement): boolean {
  return !sheet && performance.getEntriesByName(href).length === 0;
}

/** The sheets of the page that are on their way. */
export const pendingStylesheets = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(isComing);

/**
 * Resolves once no sheet of the page is on its way. The head of a built page fetches those of its screen, so that the
 * import of the screen's code, which waits for the sheets that it asks for itself, takes them for there.
 */
export async function stylesheetsLoaded(): Promise<void> {
  const links = pendingStylesheets();
  if (links.length === 0) return;
  const end = new AbortController();
  const options = { once: true, signal: end.signal };
  const ends = links.map(
    (link) =>
      new Promise<void>((resolve) => {
        for (const event of ['load', 'error']) link.addEventListener(event, () => resolve(), options);
      }),
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<void>((resolve) => (timer = setTimeout(resolve, patience)));
  await Promise.race([Promise.all(ends), tooLate]);
  clearTimeout(timer);
  end.abort();
}
