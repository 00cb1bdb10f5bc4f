import { createHash } from 'node:crypto';

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const type = /\btype\s*=\s*["']?([^"'\s>]+)/i;
const handler = /<[a-z][^>]*\son[a-z]+\s*=/i;

/** Types that a browser runs or obeys; a script of any other is data, which a policy does not concern. */
const obeyed = /^(?:module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

/** Text of what stands between tags is no attribute. */
const withoutScripts = (html: string) => html.replace(script, '');

/**
 * What a Content-Security-Policy has to name for the scripts that stand in these pages (`'sha256-…'`), each once. Throws
 * for an `onclick` and its like, which no hash allows.
 */
export function inlineScriptHashes(pages: readonly string[]): string[] {
  const texts = new Set<string>();
  for (const html of pages) {
    for (const [, attributes = '', text = ''] of html.matchAll(script)) {
      const isObeyed = obeyed.test(type.exec(attributes)?.[1] ?? 'module');
      if (isObeyed && !/\bsrc\s*=/i.test(attributes)) texts.add(text);
    }
    const found = handler.exec(withoutScripts(html))?.[0];
    if (found) throw new Error(`A built page holds an event handler, which its policy forbids: ${found}…`);
  }
  return [...texts].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).sort();
}
