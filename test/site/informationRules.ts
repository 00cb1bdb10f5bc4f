import { mainText, wordCount } from './text';
import { markProblems } from './wording';

const words = [300, 1100] as const;
const related = [2, 4] as const;

const isWithin = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most;

/** Number of links after the last `h2`. */
function relatedLinks(document: Document): number {
  const headings = [...document.querySelectorAll('main h2')];
  let count = 0;
  for (let next = headings.at(-1)?.nextElementSibling; next; next = next.nextElementSibling) {
    count += next.querySelectorAll('li a[href^="/"]').length;
  }
  return count;
}

export function informationProblems(document: Document): string[] {
  const text = mainText(document);
  const length = wordCount(text);
  const steps = document.querySelectorAll('main aside.next-step').length;
  const links = relatedLinks(document);
  return [
    ...(isWithin(length, words) ? [] : [`${length} words`]),
    ...(steps === 1 ? [] : [`${steps} next steps`]),
    ...(isWithin(links, related) ? [] : [`${links} related links at the end`]),
    ...markProblems(text),
  ];
}
