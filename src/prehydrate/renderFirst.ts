import { bodyText } from '@/shared/browser/bodyText';
import { markFirstCards } from '@/shared/browser/firstCardsMark';
import { setClock } from '@/shared/browser/serverClock';
import { append } from './jsxRuntime';

type Body = object & { asOf?: unknown };

/** A falsy result keeps the skeleton. */
type Renderer = (response: Body) => (container: DOMStringMap) => unknown;

/** Waits for the parser, because a cached script may run before the end of the page. */
async function findContainers(): Promise<HTMLElement[]> {
  while (document.readyState === 'loading') await new Promise((resolve) => setTimeout(resolve));
  return [...document.querySelectorAll<HTMLElement>('.prehydrated')];
}

/**
 * Fills containers, once, in place of published dates, which are hidden where scripts run (`scripts/publishProgramme`). The
 * app may have rendered first, or the visitor may have left the page.
 */
async function render(pending: Promise<unknown>, renderer: Renderer): Promise<void> {
  const [containers, response] = await Promise.all([findContainers(), pending as Promise<Body | undefined>]);
  const open = containers.filter(
    ({ isConnected, dataset }) => isConnected && dataset['filled'] === undefined,
  );
  if (!response || open.length === 0) return;
  const contentFor = renderer(response);
  for (const container of open) {
    const content = contentFor(container.dataset);
    if (!content) continue;
    container.replaceChildren();
    // With `jsxRuntime.ts`, components return elements.
    append(container, content as never);
    container.dataset['filled'] = '';
    document.documentElement.dataset.prehydrated = '';
    markFirstCards();
  }
}

const noop = () => undefined;

/** Renders the response of the backend or the stored one, whichever comes first. Errors are left to the app. */
export function renderFirst(
  renderer: Renderer,
  readStored?: (address: string) => Promise<object | undefined>,
): void {
  const [request] = Object.entries(globalThis.earlyResponses ?? {});
  if (!request) return;
  const [address, pending] = request;
  render(
    pending.then(async (response) => {
      setClock(response.headers);
      return JSON.parse(await bodyText(response.clone())) as Body;
    }),
    renderer,
  ).catch(noop);
  if (readStored) render(readStored(address), renderer).catch(noop);
}

export function renderKnown(content: () => unknown): void {
  render(Promise.resolve({}), () => content).catch(noop);
}
