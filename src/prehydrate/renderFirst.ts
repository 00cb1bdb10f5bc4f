import { markFirstCards } from '@/shared/browser/firstCardsMark';
import { setClock } from '@/shared/browser/serverClock';
import { append } from './jsxRuntime';

type Answer = object & { asOf?: unknown };

/**
 * What the places of a page hold by an answer, which is read once for all of them; their `data-` attributes say what they
 * are for. Nothing leaves the outline.
 */
type Reader = (answer: Answer) => (place: DOMStringMap) => unknown;

/** Of the page as it was built; one that is in store may be read after this script. */
async function builtPlaces(): Promise<HTMLElement[]> {
  while (document.readyState === 'loading') await new Promise((resolve) => setTimeout(resolve));
  return [...document.querySelectorAll<HTMLElement>('.prehydrated')];
}

/** Fills the places where their outline stands, once; not where the app was faster, or the visitor went on. */
async function paint(coming: Promise<unknown>, read: Reader): Promise<void> {
  const [places, answer] = await Promise.all([builtPlaces(), coming as Promise<Answer | undefined>]);
  const empty = places.filter((place) => place.isConnected && !place.hasChildNodes());
  if (!answer || empty.length === 0) return;
  const part = read(answer);
  for (const place of empty) {
    const content = part(place.dataset);
    if (!content) continue;
    // Compiled for these scripts, components make elements.
    append(place, content as never);
    markFirstCards();
  }
}

const nothing = () => undefined;

/**
 * Paints what a page begins with as soon as the answer is there that its head has asked for, or the one that `kept` has
 * for the same address. The app reads the same answer, once. Whatever goes wrong: the outline stands, and the app says
 * what there is to say.
 */
export function renderFirst(read: Reader, kept?: (address: string) => Promise<object | undefined>): void {
  const [asked] = Object.entries(globalThis.earlyResponses ?? {});
  if (!asked) return;
  const [address, early] = asked;
  paint(
    early.then((answer) => {
      setClock(answer.headers);
      return answer.clone().json();
    }),
    read,
  ).catch(nothing);
  if (kept) paint(kept(address), read).catch(nothing);
}

/** Paints what nobody has to be asked for. */
export function paintKnown(content: () => unknown): void {
  paint(Promise.resolve({}), () => content).catch(nothing);
}
