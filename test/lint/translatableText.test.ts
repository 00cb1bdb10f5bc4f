import { fileURLToPath } from 'node:url';
import { ESLint, type Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';
import translatableText from '../../scripts/lint/translatableText.cjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The rule alone: the others would take their time for every probe. */
const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: true,
  overrideConfig: {
    files: ['**/*.tsx'],
    languageOptions: {
      parser: tseslint.parser,
      // A project of its own: the types of the whole shop would take their time.
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
  ['one of two texts', "{isOn ? 'an' : 'aus'}<b>!</b>"],
  ['a text that may be absent', "<b>!</b>{isOn && 'an'}"],
  ['a text behind an element that may be absent', '{isOn && <b>!</b>} immer'],
])('%s is refused where it is not alone in its element', async (_, children) => {
  expect(await isRefused(children)).toBe(true);
});

test.each([
  ['a text alone', '{name}'],
  ['texts put together', '{`${count} ${name}`}'],
  ['a text in an element of its own', '<span>{name}</span> <b>!</b>'],
  ['a text that never changes', 'Immer <b>!</b>'],
  ['what a component was given', '<b>!</b>{children}'],
])('%s is accepted', async (_, children) => {
  expect(await isRefused(children)).toBe(false);
});
