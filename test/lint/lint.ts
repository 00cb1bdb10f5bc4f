import { fileURLToPath } from 'node:url';
import { ESLint, type Linter } from 'eslint';
import tseslint from 'typescript-eslint';

const root = fileURLToPath(new URL('../..', import.meta.url));

// Snippets under invented file names belong to no TypeScript project, so the rules that ask for types are off.
const withoutTypes = { ...tseslint.configs.disableTypeChecked, files: ['**/*.{ts,tsx}'] } as Linter.Config;
const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: '.eslintrc.cjs',
  overrideConfig: [withoutTypes],
});

/** The names of the rules that the project's own configuration reports for a snippet under that file name. */
export async function brokenRules(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath });
  return (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message);
}
