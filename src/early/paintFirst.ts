import { markFirstCards } from '@/lib/firstCardsMark';
import { append } from './elements';

type Answer = object & { asOf?: unknown };

/** What stands in a place of the page, whose `data-` attributes say what it is for; nothing leaves the outline. */
type Part = (place: DOMStringMap, answer: Answer) => unknown;

/** A page that is in store may be read after this script. */
async function emptyPlaces(): Promise<HTMLElement[]> {
  while (document.readyState === 'loading') await new Promise((resolve) => setTimeout(resolve));
  return [...document.querySelectorAll<HTMLElement>('.first-cards:empty')];
}

/** Fills the places where their outline stands, once; not where the app was faster, or the visitor went on. */
async function paint(coming: Promise<unknown>, part: Part): Promise<void> {
  const answer = (await coming) as Answer | undefined;
  if (!answer) return;
  for (const place of await emptyPlaces()) {
    const content = part(place.dataset, answer);
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
export function paintFirst(part: Part, kept?: (address: string) => Promise<object | undefined>): void {
  const [asked] = Object.entries(globalThis.earlyAnswers ?? {});
  if (!asked) return;
  const [address, early] = asked;
  paint(
    early.then((answer) => answer.clone().json()),
    part,
  ).catch(nothing);
  if (kept) paint(kept(address), part).catch(nothing);
}
