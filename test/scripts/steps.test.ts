import { beforeEach, expect, it, vi } from 'vitest';
import { asOneTest } from '../../scripts/reports.mjs';
import { runRounds, selected, type Step } from '../../scripts/steps.mjs';
import { printedAsWhole, run } from '../../scripts/tool.mjs';

const printed: string[] = [];
const begun: string[] = [];

beforeEach(() => {
  printed.length = 0;
  begun.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  vi.spyOn(console, 'error').mockImplementation((line: string) => void printed.push(line));
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
});

function step(name: string, { needs, exitCode = 0 }: { needs?: string[]; exitCode?: number } = {}): Step {
  const start = () => {
    begun.push(name);
    return Promise.resolve(asOneTest(exitCode));
  };
  return { name, start, ...(needs === undefined ? {} : { needs }) };
}

it('runs the rows of a round side by side, and rounds one after the other', async () => {
  let letGo = () => undefined as void;
  const waiting = new Promise<void>((resolve) => (letGo = resolve));
  const slow: Step = {
    name: 'slow',
    start: async () => {
      begun.push('slow');
      await waiting;
      return asOneTest(0);
    },
  };
  const last = step('second');
  const { start } = last;
  last.start = () => {
    letGo();
    return start();
  };
  const { counts, failed } = await runRounds(
    [[['slow'], ['first', 'second']], [['after']]],
    [step('after'), step('first'), last, slow],
  );
  expect(begun).toEqual(['slow', 'first', 'second', 'after']);
  expect(counts).toHaveLength(4);
  expect(failed).toEqual([]);
});

it('leaves out what needs a step that failed, and what that would have counted', async () => {
  const steps = [
    step('build', { exitCode: 1 }),
    step('size', { needs: ['build'] }),
    step('unit'),
    step('browser', { needs: ['build'] }),
  ];
  const { counts, failed } = await runRounds([[['build', 'size']], [['unit']], [['browser']]], steps);
  expect(begun).toEqual(['build', 'unit']);
  expect(counts.map(({ failed: wrong }) => wrong)).toEqual([1, 0]);
  expect(failed).toEqual(['build']);
  expect(printed).toContain('== browser: not run, for "build" failed');
});

it('counts a step that throws as failed, and says why', async () => {
  const { failed } = await runRounds(
    [[['build']]],
    [{ name: 'build', start: () => Promise.reject(new Error('No Java')) }],
  );
  expect(failed).toEqual(['build']);
  expect(printed).toContain('No Java');
});

it('chooses the named steps with what they need', () => {
  const steps = [step('lint'), step('build'), step('size', { needs: ['build'] })];
  const namesOf = (...wanted: string[]) => selected(steps, wanted).map(({ name }) => name);
  expect(namesOf()).toEqual(['lint', 'build', 'size']);
  expect(namesOf('size')).toEqual(['build', 'size']);
  expect(() => namesOf('sise')).toThrow('No such step: sise. There are: lint, build, size.');
});

it('prints what programs say as a whole when the work is done', async () => {
  const say = (text: string) => ['-e', `console.log('${text}'); console.error('${text}!')`];
  const exitCode = await printedAsWhole(async () => {
    await run(process.execPath, say('one'));
    expect(printed).toEqual([]);
    return run(process.execPath, [...say('two'), '--']);
  });
  expect(exitCode).toBe(0);
  const lines = printed.join('').trim().split('\n');
  expect([...lines].sort()).toEqual(['one', 'one!', 'two', 'two!']);
  expect(lines.indexOf('one')).toBeLessThan(lines.indexOf('two'));
});
