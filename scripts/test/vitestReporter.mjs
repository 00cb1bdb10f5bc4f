/** @typedef {import('./steps.mjs').Message} Message */

/** @param {Message} message */
const send = (message) => process.send?.(message);

/** @param {string | undefined} text */
const firstLine = (text = '') => text.split('\n', 1)[0];

/** Reports the progress and the result of Vitest to the parent process. */
export default class ProgressReporter {
  done = 0;

  onTestCaseResult() {
    this.done += 1;
    send({ done: this.done });
  }

  /**
   * A file that cannot be loaded is one failure.
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly { message: string }[]} unhandledErrors
   */
  onTestRunEnd(modules, unhandledErrors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const passed = tests.filter((test) => test.result().state === 'passed');
    const failures = [
      ...modules.flatMap((module) =>
        module.errors().map(({ message }) => `${module.relativeModuleId}: ${firstLine(message)}`),
      ),
      ...tests
        .filter((test) => !passed.includes(test))
        .map((test) => {
          const { state, errors } = test.result();
          return `${test.module.relativeModuleId} › ${test.fullName}: ${firstLine(errors?.[0]?.message ?? state)}`;
        }),
      ...unhandledErrors.map(({ message }) => firstLine(message) ?? ''),
    ];
    const costs = modules.map((module) => ({
      name: module.relativeModuleId,
      seconds: module.diagnostic().duration / 1000,
    }));
    send({ done: this.done, result: { passed: passed.length, failed: failures.length, failures, costs } });
  }
}
