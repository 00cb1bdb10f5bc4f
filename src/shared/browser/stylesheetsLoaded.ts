/** After this time a stylesheet is given up: an unstyled page is better than none. */
const stylesheetTimeoutMs = 5000;

/** A failed stylesheet has no rules either, but is in the timeline. */
export function isPending({ sheet, href }: HTMLLinkElement): boolean {
  return !sheet && performance.getEntriesByName(href).length === 0;
}

export const pendingStylesheets = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(isPending);

/** Resolves once no stylesheet is pending: imports mistake the head's stylesheets for loaded ones. */
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
  const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, stylesheetTimeoutMs)));
  await Promise.race([Promise.all(ends), timeout]);
  clearTimeout(timer);
  end.abort();
}
