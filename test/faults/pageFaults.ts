import { fieldsOf } from '@test/support/mutations';
import { currentDatabase } from '@test/support/server';
import { injected, pageElements, strayTargets } from '@test/support/hostile';
import { takeProblems } from '@test/support/problems';

/** Forbidden in text and attributes (requirements R9). „null“ is checked separately, because it is a German word. */
const unfit = /NaN|undefined|Invalid Date|\[object \w+\]|Infinity|\d+\.?\d*e[+-]\d{2}/;
/** A billion or more: no cart of the shop costs that much. */
const priceless = /€\s?\d{1,3}(?:\.\d{3}){3}/;
/** Two concatenated amounts, or an unformatted one. */
const glued = /€\s?\d[\d.]*(?:,\d(?!\d)|,\d{3}|\.\d{1,2}(?!\d))/;
const nullText = /(?:^|[/=:,"\s-])null(?:$|[/&:,"\s-])/;

const isUnfit = (text: string) => [unfit, priceless, glued, nullText].some((sign) => sign.test(text));

/** Elements whose „null“ is the German word, or input of the visitor. */
const isOwn = (element: Element) => element.tagName === 'STYLE' || element.tagName === 'SCRIPT';

function unfitTexts(elements: readonly Element[]): string[] {
  return elements.flatMap((element) => {
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const texts = isOwn(element) ? [] : own.map(({ textContent }) => textContent ?? '');
    const values = [...element.attributes].map(({ name, value }) => `${name}="${value}"`);
    return [...texts, ...values]
      .filter(isUnfit)
      .map((text) => `${element.tagName} says ${text.slice(0, 120)}`);
  });
}

function unfitData(elements: readonly Element[]): string[] {
  return elements
    .filter((element) => element.getAttribute('type') === 'application/ld+json')
    .map(({ textContent }) => textContent)
    .filter((text) => unfit.test(text) || /[:[,]null[,\]}]/.test(text))
    .map((text) => `JSON-LD says ${text.slice(0, 300)}`);
}

/** Pictures may have a foreign origin, but no script scheme. */
function oddPictures(pictures: readonly HTMLImageElement[]): string[] {
  return pictures
    .filter(({ src }) => src !== '' && !/^(?:https:\/\/[^@/]+\/.*|http:\/\/localhost:3000\/.*)$/.test(src))
    .map(({ src }) => `shows ${src.slice(0, 120)}`);
}

function oddAddress(): string[] {
  const { origin, pathname, search } = window.location;
  if (origin !== 'http://localhost:3000') return [`moved to ${origin}`];
  return isUnfit(pathname + search) ? [`moved to ${pathname}${search}`] : [];
}

/** `JSON.stringify` sends NaN as `null`. */
function oddRequests(): string[] {
  return currentDatabase().requests.flatMap(({ path, query, body }) =>
    fieldsOf({ query, body })
      // The idempotency key is random.
      .filter(([where]) => where.at(-1) !== 'orderKey')
      .filter(([, value]) => value === null || (typeof value === 'string' && isUnfit(value)))
      .map(([where, value]) => `${path} is sent ${where.join('.')} ${String(value).slice(0, 60)}`),
  );
}

/** All faults of the page; empty when it is valid. */
export function pageFaults(): string[] {
  const elements = pageElements();
  const text = document.body.textContent;
  const headings = document.getElementsByTagName('h1').length;
  return [
    ...takeProblems(),
    ...(headings === 1 ? [] : [`${headings} main headings`]),
    ...(text.includes('ist etwas schiefgegangen') ? ['a screen or part that broke'] : []),
    ...injected(elements).map((html) => `injected ${html}`),
    ...oddPictures([...document.images]),
    ...strayTargets(elements.filter(({ tagName }) => tagName !== 'IMG')).map(
      (address) => `leads to ${address.slice(0, 120)}`,
    ),
    ...((window as { hostile?: unknown }).hostile === undefined ? [] : ['a script ran']),
    ...(({} as Record<string, unknown>)['polluted'] === undefined ? [] : ['a prototype was polluted']),
    ...oddAddress(),
    ...oddRequests(),
    ...unfitTexts(elements),
    ...unfitData(elements),
  ];
}
