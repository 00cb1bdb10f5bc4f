import { addProblem } from './problems';

/** Translations do not touch white space. */
const isText = (node: Node | null): boolean =>
  node?.nodeType === Node.TEXT_NODE && Boolean(node.nodeValue?.trim());

function where(node: Node | null): string {
  const element = node instanceof Element ? node : node?.parentElement;
  return element ? element.outerHTML.slice(0, 200) : '(gone)';
}

/**
 * A browser's translation replaces text nodes by elements: writing into a replaced node has no visible effect, and
 * removing it or inserting before it throws.
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

/** Fails a test when a mutation of the page would break on a translated page. */
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
