import { format } from 'prettier';
import { renderApp } from './renderApp';
import { startReader } from './screenReader';
import { heardOf } from './spokenPhrases';
import { flushPending, passTime } from './time';

const intro = `# What a screen reader says

The way through a purchase, as the virtual screen reader of \`test/spoken/purchase.isolated.test.tsx\` speaks it. The
library says roles and states in English. \`[…]\` is what the visitor does at the phrase above it; then follows what is
announced (\`polite\`, \`assertive\`) or takes the focus. Left out is what \`test/support/spokenPhrases.ts\` names, such as
the ends of elements. The library omits blanks between parts of a name („AGB(neues Fenster)“), which browsers add.

\`npm run unit -- test/spoken/purchase.isolated.test.tsx -u\` writes this document. Without \`-u\` the test fails if it differs.
`;

export type Part = { title: string; lines: string[] };

/** The parts as Markdown. */
export async function documentOf(parts: readonly Part[]): Promise<string> {
  const texts = parts.map(({ title, lines }) => `## ${title}\n\n\`\`\`text\n${lines.join('\n')}\n\`\`\``);
  return format([intro, ...texts].join('\n\n'), { parser: 'markdown', printWidth: 110 });
}

const isLoading = () => /(?:geladen|gesucht) …/.test(document.body.textContent);

const shownPage = () => document.querySelector('main h1');

/** Delivers what is pending; the code of a page may take longer at first, while the page before stays. */
async function load(isLeaving = () => false): Promise<void> {
  for (let turns = 0; turns < 3; turns += 1) await flushPending();
  for (let tries = 0; tries < 50 && (isLoading() || isLeaving()); tries += 1) await passTime(1);
}

/** A visit by a screen reader, with the time stopped. */
export async function visitByReader(address: string, parts: Part[] = [{ title: '', lines: [] }]) {
  const app = renderApp(address);
  await load();
  const reader = await startReader();
  await reader.heard();
  const lines = () => parts.at(-1)!.lines;

  /** Returns what is announced of an action, until the page has been quiet for a second. */
  async function act(what: string, action: () => Promise<void>): Promise<string[]> {
    await reader.heard();
    const { pathname } = window.location;
    const before = shownPage();
    await action();
    await load(() => window.location.pathname !== pathname && shownPage() === before);
    await passTime(1000);
    const said = await reader.heard();
    lines().push(`[${what}]`, ...said);
    return said;
  }

  return {
    close: app.close,
    part: (title: string) => void parts.push({ title, lines: [] }),
    /** Reads on to a phrase; returns what a visitor hears. */
    async read(to: string | RegExp): Promise<string[]> {
      const heard = heardOf(await reader.readTo(to)).map(({ phrase }) => phrase);
      lines().push(...heard);
      return heard;
    },
    /** Goes back to a phrase without printing what is passed. */
    async goBack(to: string | RegExp): Promise<string> {
      const { phrase } = (await reader.readBackTo(to)).at(-1)!;
      lines().push('[Back to]', phrase);
      return phrase;
    },
    /** Types in place of the text of a field. */
    replace: (text: string) => act(`Text „${text}“`, () => reader.type(`{Control>}a{/Control}${text}`)),
    /** What is announced of something that happens outside of the page. */
    during: (what: string, action: () => Promise<void>) => act(what, action),
    press: (key = 'Enter') => act(key, () => reader.press(key)),
    type: (text: string) => act(`Text „${text}“`, () => reader.type(text)),
  };
}
