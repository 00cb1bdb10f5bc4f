import { describe, expect, it, vi } from 'vitest';
import { changedFiles, filesIn } from '../../scripts/check/changes.mjs';
import { checksFor, runChecks, type Check } from '../../scripts/check/checks.mjs';
import { relatedTests } from '../../scripts/check/relatedTests.mjs';

const requiredTests = ['test/docs/citations.test.ts'];

/** The arguments of one check, undefined if it does not run. */
function argsOf(name: string, changed: string[]): string[] | undefined {
  return checksFor(changed, requiredTests)
    .flat()
    .find((check) => check.name === name)?.args;
}

describe('filesIn', () => {
  it('returns each file of several outputs of git once, sorted', () => {
    expect(filesIn('src/b.ts\0src/a b.ts\0', 'src/b.ts\0', '')).toEqual(['src/a b.ts', 'src/b.ts']);
  });
});

describe('changedFiles', () => {
  it('throws an error that names an unknown commit', () => {
    expect(() => changedFiles('no-such-commit')).toThrow('git cannot compare with "no-such-commit".');
  });
});

describe('checksFor', () => {
  it('runs types, size and the required tests without any change', () => {
    const names = checksFor([], requiredTests)
      .flat()
      .map(({ name }) => name);
    expect(names).toEqual(['types', 'size', 'tests']);
  });

  it('runs the tests in a lane of their own', () => {
    const lanes = checksFor(['src/main.tsx'], requiredTests);
    expect(lanes.map((lane) => lane.map(({ name }) => name))).toEqual([
      ['types', 'size', 'eslint', 'prettier'],
      ['tests'],
    ]);
  });

  it('passes scripts to ESLint, stylesheets of the source to Stylelint and all files to Prettier', () => {
    const changed = ['README.md', 'src/app/theme.scss', 'scripts/brand/pictures.scss', 'scripts/check.mjs'];
    expect(argsOf('eslint', changed)?.slice(-1)).toEqual(['scripts/check.mjs']);
    expect(argsOf('eslint', changed)).not.toContain('README.md');
    expect(argsOf('stylelint', changed)).toEqual(['src/app/theme.scss']);
    expect(argsOf('prettier', changed)).toEqual(expect.arrayContaining(changed));
  });
});

describe('relatedTests', () => {
  const tests = new Map([
    ['test/browser/cart.test.ts', "import '@/domain/vat'"],
    ['test/domain/vat.test.ts', "import { vat } from '@/domain/vat';"],
    ['test/domain/vatRates.test.ts', "import { rates } from '@/domain/vatRates';"],
    ['test/features/cart/cartTotal.test.ts', ''],
    ['test/pages/cart.test.tsx', ''],
    ['test/pages/voucher.test.tsx', "import { texts } from '@/features/cart/texts';"],
    ['test/pages/show.test.tsx', "import { open } from '@test/support/open';"],
    ['test/app/header.test.tsx', ''],
    ['test/scripts/size.test.ts', "import { size } from '../../scripts/size.mjs';"],
  ]);

  it.each([
    ['a rule', 'src/domain/vat.ts', ['test/domain/vat.test.ts']],
    [
      'a component of a feature',
      'src/features/cart/components/CartLine.tsx',
      ['test/features/cart/cartTotal.test.ts', 'test/pages/cart.test.tsx', 'test/pages/voucher.test.tsx'],
    ],
    ['a page', 'src/pages/ShowPage.tsx', ['test/pages/show.test.tsx']],
    ['a part of the layout', 'src/app/layout/Header.tsx', ['test/app/header.test.tsx']],
    ['a helper of tests', 'test/support/open.ts', ['test/pages/show.test.tsx']],
    ['a script', 'scripts/size.mjs', ['test/scripts/size.test.ts']],
    ['a test', 'test/pages/cart.test.tsx', ['test/pages/cart.test.tsx']],
    ['a test of the browser', 'test/browser/cart.test.ts', []],
    ['a document', 'docs/testing.md', []],
  ])('finds the tests of %s', (_, changed, expected) => {
    expect(relatedTests([changed], tests).chosen).toEqual(expected);
  });

  it('chooses at most 30, those that import the changed file first', () => {
    const ofFeature = Array.from({ length: 40 }, (_, index) => `test/features/cart/${index}.test.ts`);
    const many = new Map([...ofFeature.map((name) => [name, ''] as const), ...tests]);
    const { chosen, count } = relatedTests(['src/features/cart/texts.ts'], many);
    expect(chosen).toHaveLength(30);
    expect(chosen[0]).toBe('test/pages/voucher.test.tsx');
    expect(count).toBe(43);
  });
});

describe('runChecks', () => {
  const check = (name: string, isVerbose = false): Check => ({ name, tool: 'node', args: [], isVerbose });

  it('prints a line per check, the output of failed and verbose ones, and returns the failed ones', async () => {
    const printed: string[] = [];
    vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
    const lanes = [[check('types'), check('size', true), check('eslint')]];
    const failed = await runChecks(lanes, ({ name }) =>
      Promise.resolve({ exitCode: name === 'eslint' ? 1 : 0, output: `output of ${name}\nsecond line\n` }),
    );
    expect(failed).toEqual(['eslint']);
    expect(printed.map((line) => line.replace(/\d+\.\d/, '1.0'))).toEqual([
      'types: passed (1.0 s)',
      'size: passed (1.0 s)',
      '  output of size\n  second line',
      'eslint: failed (1.0 s)',
      '  output of eslint\n  second line',
    ]);
  });

  it('runs lanes side by side, and the checks of a lane one after the other', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const started: string[] = [];
    let endFirst = () => undefined as void;
    const first = new Promise<void>((resolve) => (endFirst = resolve));
    await runChecks([[check('types'), check('eslint')], [check('tests')]], async ({ name }) => {
      started.push(name);
      if (name === 'types') await first;
      if (name === 'tests') endFirst();
      return { exitCode: 0, output: '' };
    });
    expect(started).toEqual(['types', 'tests', 'eslint']);
  });
});
