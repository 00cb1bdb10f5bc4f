import { fileURLToPath } from 'node:url';
import { ESLint, type Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';
import translatableText from '../../scripts/lint/translatableText.cjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Only this rule, because all rules would be slow. */
const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: true,
  overrideConfig: {
    files: ['**/*.tsx'],
    languageOptions: {
      parser: tseslint.parser,
      // A separate project, because the types of the whole shop would be slow.
      parserOptions: { projectService: { allowDefaultProject: ['probe.tsx'] }, tsconfigRootDir: root },
    },
    plugins: { shop: { rules: { 'translatable-text': translatableText } } },
    rules: { 'shop/translatable-text': 'error' },
  } as Linter.Config,
});

const filePath = 'probe.tsx';

async function isRefused(content: string): Promise<boolean> {
  const code = `import type { ReactNode } from 'react';
type Props = { count: number; name: string; isOn: boolean; children: ReactNode };
export function Probe({ count, name, isOn, children }: Props) {
  return <p title={\`\${count}\${name}\${isOn}\`} data-children={Boolean(children)}>${content}</p>;
}`;
  const [result] = await eslint.lintText(code, { filePath });
  const messages = result?.messages ?? [];
  expect(messages.filter(({ fatal }) => fatal)).toEqual([]);
  return messages.length > 0;
}

test.each([
  ['a text before an element', '{name}<b>!</b>'],
  ['a number beside a text', '{count} Stück'],
  ['a conditional text', "{isOn ? 'an' : 'aus'}<b>!</b>"],
  ['an optional text', "<b>!</b>{isOn && 'an'}"],
  ['a text after an optional element', '{isOn && <b>!</b>} immer'],
])('%s is refused', async (_, children) => {
  expect(await isRefused(children)).toBe(true);
});

test.each([
  ['a text as the only child', '{name}'],
  ['a template literal', '{`${count} ${name}`}'],
  ['a text in its own element', '<span>{name}</span> <b>!</b>'],
  ['a static text', 'Immer <b>!</b>'],
  ['children from props', '<b>!</b>{children}'],
])('%s is accepted', async (_, children) => {
  expect(await isRefused(children)).toBe(false);
});
