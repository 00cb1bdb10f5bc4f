import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const disable =
  /(?:\/\/|\/\*|<!--)\s*(eslint-disable\S*|prettier-ignore|@ts-expect-error|@ts-ignore|@ts-nocheck)([^\n]*)/g;

/** Comments that disable a check without its rule or a reason. */
function unexplained(code: string): string[] {
  return [...code.matchAll(disable)]
    .filter(([, directive = '', rest = '']) => {
      if (directive === '@ts-ignore' || directive === '@ts-nocheck') return true;
      const explained = directive.startsWith('eslint-disable') ? /^\s+\S.*\s-- .*\p{L}{3}/u : /\p{L}{3}/u;
      return !explained.test(rest);
    })
    .map(([comment]) => comment);
}

test('a disabled check needs its rule and a reason', () => {
  const comment = (text: string) => `/${'/'} ${text}`;
  expect(unexplained(comment('eslint-disable'))).toHaveLength(1);
  expect(unexplained(comment('eslint-disable-next-line no-console'))).toHaveLength(1);
  expect(unexplained(comment('@ts-expect-error'))).toHaveLength(1);
  expect(unexplained(comment('eslint-disable-next-line no-console -- read by the operator'))).toEqual([]);
  expect(unexplained(comment('@ts-expect-error the typings lack this'))).toEqual([]);
});

test('every disabled check has a reason', () => {
  const found = ['src', 'test', 'build', 'scripts', 'tools'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.([cm]?[jt]sx?|scss)$/.test(name))
      .flatMap((name) =>
        unexplained(readFileSync(join(folder, name), 'utf8')).map((said) => `${name}: ${said}`),
      ),
  );
  expect(found).toEqual([]);
});
