import { createHash } from 'node:crypto';

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const type = /\btype\s*=\s*["']?([^"'\s>]+)/i;
const handler = /<[a-z][^>]*\son[a-z]+\s*=/i;

/** Types that a policy applies to; scripts of other types are data. */
const executableTypes = /^(?:module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

const withoutScripts = (html: string) => html.replace(script, '');

/**
 * The CSP hashes (`'sha256-…'`) of all inline scripts, without duplicates. Throws for event handler attributes, which no
 * hash allows.
 */
export function inlineScriptHashes(pages: readonly string[]): string[] {
  const texts = new Set<string>();
  for (const html of pages) {
    for (const [, attributes = '', text = ''] of html.matchAll(script)) {
      const isExecutable = executableTypes.test(type.exec(attributes)?.[1] ?? 'module');
      if (isExecutable && !/\bsrc\s*=/i.test(attributes)) texts.add(text);
    }
    const found = handler.exec(withoutScripts(html))?.[0];
    if (found) throw new Error(`A page contains an event handler, which the policy forbids: ${found}…`);
  }
  return [...texts].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).sort();
}
