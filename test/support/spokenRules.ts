import { expect } from 'vitest';
import type { Spoken } from './screenReader';
import { contentOf } from './spokenPhrases';

const levelOf = ({ phrase }: Spoken) => Number(/^heading, .*, level (\d)$/s.exec(phrase)?.[1] ?? 0);

const mainOf = (heard: readonly Spoken[]) =>
  heard.filter(({ node }) => document.querySelector('main')?.contains(node));

const isInNavigation = ({ node }: Spoken) =>
  (node instanceof Element ? node : node.parentElement)?.closest('nav') !== null;

/** Content of `main` before its level 1 heading, except navigation. */
function beforeHeading(heard: readonly Spoken[]): string[] {
  const main = mainOf(heard);
  return main
    .slice(
      0,
      main.findIndex((spoken) => levelOf(spoken) === 1),
    )
    .filter((spoken) => !isInNavigation(spoken))
    .map(contentOf)
    .filter(Boolean);
}

function skippedLevels(heard: readonly Spoken[]): string[] {
  const headings = heard.filter(levelOf);
  return headings
    .filter((heading, index) => levelOf(heading) > (index === 0 ? 0 : levelOf(headings[index - 1]!)) + 1)
    .map(({ phrase }) => phrase);
}

const nameless =
  /^(?:button|link|textbox|searchbox|combobox|checkbox|radio|switch|tab|slider|spinbutton|image|heading|region|dialog)(?:, (?:not )?(?:expanded|pressed|disabled|checked|required|invalid|busy|selected|has popup \w+|level \d))*$/;

/** The library speaks the text of a field where its name is missing. */
function isNameless({ phrase, node }: Spoken): boolean {
  const isField = node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement;
  const hasLabel = isField && (node.hasAttribute('aria-label') || (node.labels?.length ?? 0) > 0);
  return nameless.test(phrase) || (isField && !hasLabel);
}

/** Two decimals outside of dates, times and amounts in euro; cents; euro without an amount. */
const rawPrices = [
  /(?<![\d.,:])(?<!€\s?[−-]?)\d+,\d\d(?!\d|\s€)/,
  /(?<![\d.])\d+\.\d\d(?![\d.])/,
  /^\d{4,}$/,
  /(?<!\d\s?)€(?!\s?[−-]?\d)/,
];

const isRawPrice = (phrase: string) => rawPrices.some((price) => price.test(phrase));

const unfit = /\b(?:undefined|null|NaN|Invalid Date|Infinity)\b|\[object/;

/** The current page in the breadcrumbs is followed by its heading. */
const isBreadcrumb = ({ node }: Spoken) =>
  (node instanceof Element ? node : node.parentElement)?.closest('nav [aria-current]') !== null;

function repeated(heard: readonly Spoken[]): string[] {
  // What is before `main` and what is in it are apart.
  const contents = heard.filter((spoken) => contentOf(spoken) !== '' || spoken.phrase === 'main');
  return contents
    .filter((spoken, index) => {
      const before = contents[index - 1];
      if (!before || isBreadcrumb(before) || spoken.phrase === 'main') return false;
      // A heading that is a link is one thing.
      return contentOf(before) === contentOf(spoken) && !before.node.contains(spoken.node);
    })
    .map(({ phrase }) => phrase);
}

/** What a visitor hears of any page, read from top to bottom. */
export function expectFitToHear(heard: readonly Spoken[]): void {
  const phrases = heard.map(({ phrase }) => phrase);
  expect(heard.filter((spoken) => levelOf(spoken) === 1).length, 'headings of level 1').toBe(1);
  expect(mainOf(heard).filter((spoken) => levelOf(spoken) === 1).length, 'level 1 in main').toBe(1);
  expect(beforeHeading(heard), 'content before the heading of main').toEqual([]);
  expect(skippedLevels(heard), 'headings that skip a level').toEqual([]);
  const unnamed = heard.filter(isNameless).map(({ phrase }) => phrase);
  expect(unnamed, 'elements without a name').toEqual([]);
  expect(phrases.filter(isRawPrice), 'prices that are no amount in euro').toEqual([]);
  expect(
    phrases.filter((phrase) => unfit.test(phrase)),
    'raw values',
  ).toEqual([]);
  expect(
    phrases.filter((phrase) => /geladen\s…/.test(phrase)),
    'what is loading',
  ).toEqual([]);
  expect(repeated(heard), 'content spoken twice in succession').toEqual([]);
}
