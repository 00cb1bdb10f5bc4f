import { describe, expect, it } from 'vitest';
import { changedFiles, filesIn } from '../../scripts/check/changes.mjs';
import { checksFor } from '../../scripts/check/checks.mjs';
import { relatedTests } from '../../scripts/check/relatedTests.mjs';

/** The arguments of each step, by its name. */
async function commands(changed: string[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const { name, start } of checksFor(changed, ['test/docs/citations.test.ts'])) {
    await start((_, args) => {
      found[name] = args;
      return Promise.resolve(0);
    });
  }
  return found;
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
  it('passes scripts to ESLint, stylesheets of the source to Stylelint and all files to Prettier', async () => {
    const changed = ['README.md', 'src/app/theme.scss', 'tools/brand/pictures.scss', 'scripts/check.mjs'];
    const { eslint, stylelint, prettier, tests } = await commands(changed);
    expect(eslint?.slice(-1)).toEqual(['scripts/check.mjs']);
    expect(eslint).not.toContain('README.md');
    expect(stylelint?.slice(1)).toEqual(['src/app/theme.scss']);
    expect(prettier).toEqual(expect.arrayContaining(changed));
    expect(tests).toContain('test/docs/citations.test.ts');
    expect(Object.keys(await commands([]))).toEqual(['tests', 'types', 'size']);
  });
});

describe('relatedTests', () => {
  const tests = new Map([
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
      'src/features/cart/lines/CartContents.tsx',
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

  it('chooses at most 6, those that import the changed file first', () => {
    const ofFeature = Array.from({ length: 40 }, (_, index) => `test/features/cart/${index}.test.ts`);
    const many = new Map([...ofFeature.map((name) => [name, ''] as const), ...tests]);
    const { chosen, count } = relatedTests(['src/features/cart/texts.ts'], many);
    expect(chosen).toHaveLength(6);
    expect(chosen[0]).toBe('test/pages/voucher.test.tsx');
    expect(count).toBe(43);
  });
});
