import { expect, type CDPSession, type Page } from '@playwright/test';

type Value = { value?: unknown };
type Property = { name: string; value: Value };

/** A node of Chromium's accessibility tree. */
type Node = {
  nodeId: string;
  parentId?: string;
  childIds?: string[];
  backendDOMNodeId?: number;
  ignored: boolean;
  role?: Value;
  name?: Value;
  description?: Value;
  value?: Value;
  properties?: Property[];
};

export type AccessibleElement = {
  role: string;
  name: string;
  description: string;
  value: string;
  /** E.g. `focused`, `invalid`, `level`, `live`. */
  states: Record<string, unknown>;
  /** Text of all descendants. */
  text: string;
  element: number;
};

type Wanted = { role: string | RegExp; name?: string | RegExp; states?: Record<string, unknown> };

const keys = {
  Enter: { code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' },
  ' ': { code: 'Space', windowsVirtualKeyCode: 32, text: ' ' },
};

const plain = (text: unknown) =>
  String(text ?? '')
    .replace(/\s+/g, ' ')
    .trim();
const fits = (text: string, wanted: string | RegExp) =>
  typeof wanted === 'string' ? text === wanted : wanted.test(text);

/** Only what the browser exposes to screen readers, without page and markup. */
export class AccessibilityTree {
  private constructor(private readonly session: CDPSession) {}

  static async of(page: Page): Promise<AccessibilityTree> {
    const session = await page.context().newCDPSession(page);
    await session.send('Accessibility.enable');
    return new AccessibilityTree(session);
  }

  /** Elements of a role and name, optionally within another one. */
  async all({ role, name, states = {} }: Wanted, within?: AccessibleElement): Promise<AccessibleElement[]> {
    const { nodes } = (await this.session.send('Accessibility.getFullAXTree')) as { nodes: Node[] };
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const isWithin = (node: Node | undefined): boolean =>
      node !== undefined &&
      (node.backendDOMNodeId === within?.element || isWithin(byId.get(node.parentId ?? '')));
    return nodes
      .filter((node) => !node.ignored && fits(plain(node.role?.value), role))
      .filter((node) => name === undefined || fits(plain(node.name?.value), name))
      .filter((node) => !within || isWithin(byId.get(node.parentId ?? '')))
      .map((node) => heard(node, byId))
      .filter((found) => Object.entries(states).every(([state, value]) => found.states[state] === value));
  }

  /** Waits for the first match. */
  async find(wanted: Wanted, within?: AccessibleElement): Promise<AccessibleElement> {
    let found: AccessibleElement | undefined;
    await expect(async () => {
      [found] = await this.all(wanted, within);
      expect(found, `${String(wanted.role)} ${String(wanted.name)}`).toBeDefined();
    }).toPass({ timeout: 10_000, intervals: [50, 100, 250] });
    return found!;
  }

  /** Focuses an element, as a screen reader does before it acts on it. */
  async focus({ element }: AccessibleElement): Promise<void> {
    await this.session.send('DOM.focus', { backendNodeId: element });
  }

  async press(wanted: Wanted, key: keyof typeof keys = 'Enter', within?: AccessibleElement): Promise<void> {
    await this.focus(await this.find(wanted, within));
    await this.session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, ...keys[key] });
    await this.session.send('Input.dispatchKeyEvent', { type: 'keyUp', key, ...keys[key] });
  }

  async type(text: string): Promise<void> {
    await this.session.send('Input.insertText', { text });
  }

  /** A live region. */
  announcement(text: RegExp): Promise<AccessibleElement> {
    return this.found(({ states, text: said }) => isLive(states) && text.test(said), `announcement ${text}`);
  }

  /** Matches a text across nodes. */
  reading(text: RegExp): Promise<AccessibleElement> {
    return this.found(({ text: said }) => text.test(said), `text ${text}`);
  }

  private async found(isIt: (heard: AccessibleElement) => boolean, what: string): Promise<AccessibleElement> {
    let found: AccessibleElement | undefined;
    await expect(async () => {
      found = (await this.all({ role: /./ })).find(isIt);
      expect(found, what).toBeDefined();
    }).toPass({ timeout: 10_000, intervals: [50, 100, 250] });
    return found!;
  }
}

const isLive = ({ live }: Record<string, unknown>) => live === 'polite' || live === 'assertive';

function textOf(node: Node, byId: Map<string, Node>): string {
  const role = plain(node.role?.value);
  if (role === 'StaticText' || role === 'image') return plain(node.name?.value);
  const parts = (node.childIds ?? []).map((id) => byId.get(id)).filter((child) => child !== undefined);
  return plain(parts.map((child) => textOf(child, byId)).join(' '));
}

function heard(node: Node, byId: Map<string, Node>): AccessibleElement {
  return {
    role: plain(node.role?.value),
    name: plain(node.name?.value),
    description: plain(node.description?.value),
    value: plain(node.value?.value),
    states: Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value])),
    text: textOf(node, byId),
    element: node.backendDOMNodeId ?? 0,
  };
}
