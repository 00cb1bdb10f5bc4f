import { beforeEach, expect, it, vi } from 'vitest';
import { runSteps, selectSteps, type Step } from '../../scripts/test/steps.mjs';

const printed: string[] = [];
const started: string[] = [];

beforeEach(() => {
  printed.length = 0;
  started.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});

const step = (name: string, exitCode = 0, more: Partial<Step> = {}): Step => ({
  name,
  start: () => {
    started.push(name);
    return Promise.resolve(exitCode);
  },
  ...more,
});

/** Runs a script as a program whose output is kept. */
const program =
  (script: string): Step['start'] =>
  (run) =>
    run(process.execPath, ['-e', script]);

it('starts steps side by side in their order, and wide ones alone', async () => {
  let endSlow = () => undefined as void;
  const slowEnd = new Promise<void>((resolve) => (endSlow = resolve));
  const slow = step('slow', 0, {
    start: () => slowEnd.then(() => started.push('end of slow')).then(() => 0),
  });
  const second = step('second', 0, {
    start: () => {
      started.push('second');
      endSlow();
      return Promise.resolve(0);
    },
  });
  const results = await runSteps([slow, step('first'), second, step('wide', 0, { isWide: true })]);
  expect(started).toEqual(['first', 'second', 'end of slow', 'wide']);
  expect([...results.keys()]).toEqual(['first', 'second', 'slow', 'wide']);
});

it('skips steps that need a failed one, prints the output of failed ones only, and names the failure', async () => {
  const results = await runSteps([
    step('build', 0, { start: program("console.log('broken'); process.exit(1)") }),
    step('size', 0, { needs: ['build'] }),
    step('unit', 0, { start: program("console.log('fine')") }),
    step('types', 0, { start: () => Promise.reject(new Error('No compiler')) }),
  ]);
  expect(started).toEqual([]);
  expect(
    [...results].map(([name, { passed, failed, failures }]) => [name, passed, failed, failures]),
  ).toEqual(
    expect.arrayContaining([
      ['build', 0, 1, ['step "build"']],
      ['unit', 1, 0, []],
      ['types', 0, 1, ['step "types"']],
    ]),
  );
  expect(printed).toEqual(
    expect.arrayContaining([
      '  broken',
      '  No compiler',
      expect.stringMatching(/^size +skipped, because build/),
    ]),
  );
  expect(printed.join()).not.toContain('fine');
});

it('takes the result from what a program reports, and counts a failure that no test shows', async () => {
  const report = (failed: number) =>
    `process.send({ done: 3, result: { passed: 3, failed: ${failed}, failures: [], costs: [] } });`;
  const results = await runSteps([
    step('unit', 0, { start: program(report(0)) }),
    step('browser', 0, { start: program(`${report(0)} process.exitCode = 1`) }),
    step('engines', 0, { start: program(`${report(2)} process.exitCode = 1`) }),
    step('site', 0, { start: program(''), isReporting: true }),
  ]);
  expect(
    Object.fromEntries([...results].map(([name, { passed, failed }]) => [name, [passed, failed]])),
  ).toEqual({ unit: [3, 0], browser: [3, 1], engines: [3, 2], site: [0, 1] });
});

it('selects the named steps and the steps that they need', () => {
  const steps = [step('lint'), step('build'), step('size', 0, { needs: ['build'] })];
  const namesOf = (...wanted: string[]) => selectSteps(steps, wanted).map(({ name }) => name);
  expect(namesOf()).toEqual(['lint', 'build', 'size']);
  expect(namesOf('size')).toEqual(['build', 'size']);
  expect(() => namesOf('sise')).toThrow('Unknown step: sise. Known steps: lint, build, size.');
});
