import { addProblem } from './problems';

/** Translations leave white space as it is. */
const isText = (node: Node | null): boolean =>
  node?.nodeType === Node.TEXT_NODE && Boolean(node.nodeValue?.trim());

function where(node: Node | null): string {
  const element = node instanceof Element ? node : node?.parentElement;
  return element ? element.outerHTML.slice(0, 200) : '(gone)';
}

/**
 * What a mutation would do wrong on a page that the browser translated: there, text nodes have been replaced by
 * elements, so writing into one changes nothing that is seen, and removing one, or inserting before it, throws.
 */
function problemOf(record: MutationRecord): string | undefined {
  const { type, target, oldValue, addedNodes, removedNodes, previousSibling, nextSibling } = record;
  if (type === 'characterData') {
    const isStale = oldValue?.trim() && (target.previousSibling ?? target.nextSibling) !== null;
    return isStale ? `text changed beside others: ${where(target)}` : undefined;
  }
  if (addedNodes.length > 0 && isText(nextSibling)) return `inserted before a text: ${where(target)}`;
  const isBeside = (previousSibling ?? nextSibling) !== null;
  return isBeside && [...removedNodes].some(isText)
    ? `text removed beside others: ${where(target)}`
    : undefined;
}

function report(records: MutationRecord[]): void {
  for (const record of records) {
    const problem = problemOf(record);
    if (problem) addProblem(`On a translated page this fails, ${problem}`);
  }
}

/** Whatever changes in the page while a test runs has to work on a translated page as well. */
export function watchUntranslatable() {
  const observer = new MutationObserver(report);
  observer.observe(document.body, {
    childList: true,
    characterData: true,
    characterDataOldValue: true,
    subtree: true,
  });
  return { reportNow: () => report(observer.takeRecords()), stop: () => observer.disconnect() };
}
