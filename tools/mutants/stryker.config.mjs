import { chosenGroup } from './groups.mjs';

const { name, mutate } = chosenGroup();

export default {
  testRunner: 'vitest',
  // The group names its tests, so that Stryker need not find the related ones.
  vitest: { configFile: 'tools/mutants/vitest.config.mjs', related: false },
  mutate: [mutate],
  coverageAnalysis: 'perTest',
  // A mutant in code that runs when the module loads needs all tests of the group: too slow for the constants of the
  // rules.
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
