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

/** Nothing was published in it, or what was is not yet replaced and has no focus that would be lost. */
const isOpen = (container: HTMLElement) =>
  container.isConnected &&
  (!container.hasChildNodes() ||
    (container.dataset['asOf'] !== undefined && !container.contains(document.activeElement)));

/**
 * Fills empty containers, and replaces the first element of published ones (`scripts/publishProgramme`): the dates below it
 * stay until the app has all. The app may have rendered first, or the visitor may have left the page.
 */
async function render(pending: Promise<unknown>, renderer: Renderer): Promise<void> {
  const [containers, response] = await Promise.all([findContainers(), pending as Promise<Body | undefined>]);
  const open = containers.filter(isOpen);
  if (!response || open.length === 0) return;
  const contentFor = renderer(response);
  for (const container of open) {
    const content = contentFor(container.dataset);
    if (!content) continue;
    const first = document.createDocumentFragment();
    // With `jsxRuntime.ts`, components return elements.
    append(first, content as never);
    container.firstElementChild?.remove();
    container.prepend(first);
    delete container.dataset['asOf'];
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
