import { fileURLToPath } from 'node:url';
import { ESLint, type Linter } from 'eslint';
import tseslint from 'typescript-eslint';

export const root = fileURLToPath(new URL('../..', import.meta.url));

// Snippets belong to no TypeScript project, so rules that need types are disabled.
const withoutTypes = { ...tseslint.configs.disableTypeChecked, files: ['**/*.{ts,tsx}'] } as Linter.Config;
const eslint = new ESLint({ cwd: root, overrideConfigFile: '.eslintrc.cjs', overrideConfig: [withoutTypes] });

/** What `find` reports for each snippet, in one call for all of them, which are one after the other in one file. */
export async function ofEach<Found extends { line: number }>(
  snippets: readonly string[],
  find: (code: string) => Promise<readonly Found[]>,
): Promise<Found[][]> {
  const found = await find(snippets.join('\n'));
  let end = 1;
  return snippets.map((snippet) => {
    const start = end;
    end += snippet.split('\n').length;
    return found.filter(({ line }) => line >= start && line < end);
  });
}

/** The messages of ESLint, without those of the snippets together, such as an error of the parser. */
export async function messagesOf(linter: ESLint, filePath: string, code: string) {
  const [result] = await linter.lintText(code, { filePath });
  const messages = result?.messages ?? [];
  for (const { fatal, line, message } of messages)
    if (fatal) throw new Error(`${filePath}:${line}: ${message}`);
  return messages;
}

type Named = { ruleId: string | null; message: string };
const ruleOf = ({ ruleId, message }: Named) => ruleId ?? message;

/** The rules that the project's configuration reports for a snippet with this file name. */
export async function brokenRules(filePath: string, code: string): Promise<string[]> {
  return (await messagesOf(eslint, filePath, code)).map(ruleOf);
}

/** The same for each of several snippets. */
export async function brokenRulesOfEach(filePath: string, snippets: readonly string[]): Promise<string[][]> {
  const found = await ofEach(snippets, (code) => messagesOf(eslint, filePath, code));
  return found.map((messages) => messages.map(ruleOf));
}
