import { join } from 'node:path';
import { ESLint, type Linter } from 'eslint';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';
import translatableText from '../../scripts/lint/translatableText.cjs';
import { messagesOf, ofEach, root } from './lint';

const probe = join(root, 'probe.tsx');

/** A program of one file that is not on disk, because the types of the whole shop would be slow. */
function programOf(code: string): ts.Program {
  const options: ts.CompilerOptions = {
    strict: true,
    jsx: ts.JsxEmit.ReactJSX,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  };
  const host = ts.createCompilerHost(options, true);
  const { getSourceFile } = host;
  host.getSourceFile = (name, version, ...others) =>
    name === probe ? ts.createSourceFile(name, code, version, true) : getSourceFile(name, version, ...others);
  return ts.createProgram([probe], options, host);
}

/** Only this rule, because all rules would be slow. */
const eslintFor = (code: string) =>
  new ESLint({
    cwd: root,
    overrideConfigFile: true,
    overrideConfig: {
      files: ['**/*.tsx'],
      languageOptions: { parser: tseslint.parser, parserOptions: { programs: [programOf(code)] } },
      plugins: { shop: { rules: { 'translatable-text': translatableText } } },
      rules: { 'shop/translatable-text': 'error' },
    } as Linter.Config,
  });

const componentWith = (content: string, index: number) => `
export function Probe${index}({ count, name, isOn, children }: Props) {
  return <p title={\`\${count}\${name}\${isOn}\`} data-children={Boolean(children)}>${content}</p>;
}`;

test('a text that changes or is put beside an element needs an element of its own', async () => {
  const refused = [
    // Before an element, beside a text, conditional, optional, and after an optional element.
    '{name}<b>!</b>',
    '{count} Stück',
    "{isOn ? 'an' : 'aus'}<b>!</b>",
    "<b>!</b>{isOn && 'an'}",
    '{isOn && <b>!</b>} immer',
  ];
  const accepted = [
    // The only child, a template, an element of its own, a static text, and children from props.
    '{name}',
    '{`${count} ${name}`}',
    '<span>{name}</span> <b>!</b>',
    'Immer <b>!</b>',
    '<b>!</b>{children}',
  ];
  const types = `import type { ReactNode } from 'react';
type Props = { count: number; name: string; isOn: boolean; children: ReactNode };`;
  const contents = [...refused, ...accepted];
  const [, ...found] = await ofEach([types, ...contents.map(componentWith)], (code) =>
    messagesOf(eslintFor(code), 'probe.tsx', code),
  );
  expect(contents.filter((_, index) => found[index]!.length > 0)).toEqual(refused);
});
