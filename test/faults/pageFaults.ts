import { fieldsOf } from '@test/support/mutations';
import { currentDatabase } from '@test/support/server';
import { injected, strayTargets } from '@test/support/hostile';
import { takeProblems } from '@test/support/problems';

/** What neither text nor attribute may ever say (requirements R9); „null“ alone, for it is a German word. */
const unfit = /NaN|undefined|Invalid Date|\[object \w+\]|Infinity|\d+\.?\d*e[+-]\d{2}/;
/** More than a whole cart can cost: no price of the shop reaches a million. */
const priceless = /€\s?\d{1,3}(?:\.\d{3}){3}/;
/** Two amounts in one, or one as it came. */
const glued = /€\s?\d[\d.]*(?:,\d(?!\d)|,\d{3}|\.\d{1,2}(?!\d))/;
const nullText = /(?:^|[/=:,"\s-])null(?:$|[/&:,"\s-])/;

const isUnfit = (text: string) => [unfit, priceless, glued, nullText].some((sign) => sign.test(text));

/** Texts of the shop itself, in which the German word stands; the fields are of the visitor. */
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

/** In descriptions for search engines a number or text that is none, or nothing where something should be. */
function unfitData(elements: readonly Element[]): string[] {
  return elements
    .filter((element) => element.getAttribute('type') === 'application/ld+json')
    .map(({ textContent }) => textContent)
    .filter((text) => unfit.test(text) || /[:[,]null[,\]}]/.test(text))
    .map((text) => `JSON-LD says ${text.slice(0, 300)}`);
}

/** A picture may come from elsewhere, but nothing else may come with it. */
function oddPictures(pictures: readonly HTMLImageElement[]): string[] {
  return pictures
    .filter(({ src }) => src !== '' && !/^(?:https:\/\/[^@/]+\/.*|http:\/\/localhost:3000\/.*)$/.test(src))
    .map(({ src }) => `shows ${src.slice(0, 120)}`);
}

/** What an address of the shop may be, whatever came. */
function oddAddress(): string[] {
  const { origin, pathname, search } = window.location;
  if (origin !== 'http://localhost:3000') return [`moved to ${origin}`];
  return isUnfit(pathname + search) ? [`moved to ${pathname}${search}`] : [];
}

/** What no call to the backend may say: a number that is none travels as `null`. */
function oddRequests(): string[] {
  return currentDatabase().requests.flatMap(({ path, query, body }) =>
    fieldsOf({ query, body })
      // An order's key is drawn by lot and may look like anything.
      .filter(([where]) => where.at(-1) !== 'orderKey')
      .filter(([, value]) => value === null || (typeof value === 'string' && isUnfit(value)))
      .map(([where, value]) => `${path} is sent ${where.join('.')} ${String(value).slice(0, 60)}`),
  );
}

/** Whatever is wrong with a page after a damaged answer; nothing where it stands. */
export function pageFaults(): string[] {
  const elements = [...document.getElementsByTagName('*')];
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
