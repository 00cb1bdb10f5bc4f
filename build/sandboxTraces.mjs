import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Words that only the sandbox and the preview for the owner contain; a test checks that it still contains each of them. */
export const sandboxWords = [
  '/sandbox/',
  'sandbox_name',
  'WILLKOMMEN10',
  'Testzahlung',
  'createSandbox',
  'Beispielprogramm',
];

/**
 * Throws if a file of the build contains a word of the sandbox, or if there is no build.
 * @param {string} folder
 */
export function assertNoSandbox(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
  if (files.length === 0) throw new Error(`${folder} contains no build.`);
  const traces = files.flatMap((name) => {
    const content = readFileSync(join(folder, name), 'utf8');
    return sandboxWords.filter((word) => content.includes(word)).map((word) => `${name} contains "${word}"`);
  });
  if (traces.length > 0) throw new Error(`The build contains parts of the sandbox: ${traces.join(', ')}.`);
}
