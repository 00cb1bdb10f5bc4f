const liveRegions = '[aria-live], [role=status], [role=alert], [role=log]';

function elementOf(node: Node): Element | null {
  return node instanceof Element ? node : node.parentElement;
}

const regionOf = (node: Node) => elementOf(node)?.closest(liveRegions) ?? undefined;

function isAtomic(region: Element): boolean {
  const own = region.getAttribute('aria-atomic');
  return own === null ? region.matches('[role=status], [role=alert]') : own === 'true';
}

/** A copy without what is not heard, its blocks separated by blanks, as `textContent` does not separate them. */
function heardCopy<Copied extends Node>(node: Copied): Copied {
  const copy = node.cloneNode(true) as Copied;
  if (!(copy instanceof Element)) return copy;
  for (const silent of copy.querySelectorAll('[aria-hidden=true], [hidden]')) silent.remove();
  for (const block of copy.querySelectorAll('p, div, li, button, h2, h3')) block.after(' ');
  // The library would speak the name of a region in place of its text.
  copy.removeAttribute('aria-label');
  copy.removeAttribute('aria-labelledby');
  return copy;
}

type Spoken = Pick<MutationRecord, 'type' | 'target'> & { addedNodes: Node[]; removedNodes: Node[] };

const wholeRegion = (region: Element): Spoken => ({
  type: 'childList',
  target: heardCopy(region),
  addedNodes: [],
  removedNodes: [],
});

function additionTo(region: Element, record: MutationRecord): Spoken {
  const added = record.type === 'characterData' ? [record.target] : [...record.addedNodes];
  return {
    type: 'childList',
    target: region.cloneNode(),
    addedNodes: added.map(heardCopy),
    removedNodes: [],
  };
}

/** An alert is announced when it is added with its text; another region only when its text changes. */
function alertsIn(node: Node): Element[] {
  if (!(node instanceof Element)) return [];
  return [node, ...node.querySelectorAll('*')].filter((element) => element.matches('[role=alert]'));
}

/**
 * The changes that screen readers announce. The library itself announces attributes, repeats an atomic region for each
 * of its changes, reads hidden parts, and misses alerts that are added with their text.
 */
function announced(records: MutationRecord[]): Spoken[] {
  const spoken = new Map<unknown, Spoken>();
  for (const record of records) {
    if (record.type === 'attributes') continue;
    if (record.type === 'childList' && record.addedNodes.length === 0) continue;
    const region = regionOf(record.target);
    const alerts = [...record.addedNodes].flatMap(alertsIn);
    if (region && isAtomic(region)) spoken.set(region, wholeRegion(region));
    else if (alerts.length > 0) for (const alert of alerts) spoken.set(alert, wholeRegion(alert));
    else if (region) spoken.set(record, additionTo(region, record));
  }
  return [...spoken.values()];
}

/** Passes only announced changes to the virtual screen reader. */
export class LiveRegionObserver extends MutationObserver {
  constructor(onChange: MutationCallback) {
    super((records, observer) => onChange(announced(records) as unknown as MutationRecord[], observer));
  }
}
