import { fileURLToPath } from 'node:url';
import { ESLint, type Linter } from 'eslint';
import tseslint from 'typescript-eslint';

const root = fileURLToPath(new URL('../..', import.meta.url));

// Snippets belong to no TypeScript project, so rules that need types are disabled.
const withoutTypes = { ...tseslint.configs.disableTypeChecked, files: ['**/*.{ts,tsx}'] } as Linter.Config;
const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: '.eslintrc.cjs',
  overrideConfig: [withoutTypes],
});

/** The rules that the project's configuration reports for a snippet with this file name. */
export async function brokenRules(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath });
  return (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message);
}
