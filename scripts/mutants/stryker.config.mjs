import { chosenGroup } from './groups.mjs';

const { name, mutate } = chosenGroup();

export default {
  testRunner: 'vitest',
  // The tests are named by the group; which of them a file is imported by does not matter.
  vitest: { configFile: 'scripts/mutants/vitest.config.mjs', related: false },
  mutate: [mutate],
  coverageAnalysis: 'perTest',
  // What a module makes once, when it is loaded, needs all tests of the group: reducers are worth it, not each constant
  // of the rules.
  ignoreStatic: name === 'rules',
  incremental: true,
  incrementalFile: `node_modules/.cache/mutants/${name}.json`,
  tempDirName: '.mutants',
  cleanTempDir: 'always',
  concurrency: 2,
  timeoutMS: 20_000,
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
  jsonReporter: { fileName: `node_modules/.cache/mutants/report-${name}.json` },
};
