import { beforeEach, expect, it, vi } from 'vitest';
import { asOneTest } from '../../scripts/reports.mjs';
import { runRounds, selectSteps, type Step } from '../../scripts/steps.mjs';
import { withBufferedOutput, run } from '../../scripts/tool.mjs';

const printed: string[] = [];
const started: string[] = [];

beforeEach(() => {
  printed.length = 0;
  started.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  vi.spyOn(console, 'error').mockImplementation((line: string) => void printed.push(line));
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
});

function step(name: string, { needs, exitCode = 0 }: { needs?: string[]; exitCode?: number } = {}): Step {
  const start = () => {
    started.push(name);
    return Promise.resolve(asOneTest(exitCode));
  };
  return { name, start, ...(needs === undefined ? {} : { needs }) };
}

it('runs the rows of a round in parallel, and rounds one after the other', async () => {
  let endSlow = () => undefined as void;
  const slowEnd = new Promise<void>((resolve) => (endSlow = resolve));
  const slow: Step = {
    name: 'slow',
    start: async () => {
      started.push('slow');
      await slowEnd;
      return asOneTest(0);
    },
  };
  const last = step('second');
  const { start } = last;
  last.start = () => {
    endSlow();
    return start();
  };
  const { counts, failed } = await runRounds(
    [[['slow'], ['first', 'second']], [['after']]],
    [step('after'), step('first'), last, slow],
  );
  expect(started).toEqual(['slow', 'first', 'second', 'after']);
  expect(counts).toHaveLength(4);
  expect(failed).toEqual([]);
});

it('skips and does not count steps that need a failed step', async () => {
  const steps = [
    step('build', { exitCode: 1 }),
    step('size', { needs: ['build'] }),
    step('unit'),
    step('browser', { needs: ['build'] }),
  ];
  const { counts, failed } = await runRounds([[['build', 'size']], [['unit']], [['browser']]], steps);
  expect(started).toEqual(['build', 'unit']);
  expect(counts.map(({ failed: wrong }) => wrong)).toEqual([1, 0]);
  expect(failed).toEqual(['build']);
  expect(printed).toContain('== browser: skipped, because "build" failed');
});

it('counts a step that throws as failed and prints its message', async () => {
  const { failed } = await runRounds(
    [[['build']]],
    [{ name: 'build', start: () => Promise.reject(new Error('No Java')) }],
  );
  expect(failed).toEqual(['build']);
  expect(printed).toContain('No Java');
});

it('selects the named steps and the steps that they need', () => {
  const steps = [step('lint'), step('build'), step('size', { needs: ['build'] })];
  const namesOf = (...wanted: string[]) => selectSteps(steps, wanted).map(({ name }) => name);
  expect(namesOf()).toEqual(['lint', 'build', 'size']);
  expect(namesOf('size')).toEqual(['build', 'size']);
  expect(() => namesOf('sise')).toThrow('Unknown step: sise. Known steps: lint, build, size.');
});

it('prints the buffered output of programs when the work ends', async () => {
  const print = (text: string) => ['-e', `console.log('${text}'); console.error('${text}!')`];
  const exitCode = await withBufferedOutput(async () => {
    await run(process.execPath, print('one'));
    expect(printed).toEqual([]);
    return run(process.execPath, [...print('two'), '--']);
  });
  expect(exitCode).toBe(0);
  const lines = printed.join('').trim().split('\n');
  expect([...lines].sort()).toEqual(['one', 'one!', 'two', 'two!']);
  expect(lines.indexOf('one')).toBeLessThan(lines.indexOf('two'));
});
