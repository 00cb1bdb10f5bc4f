/** @typedef {import('../scripts/table.mjs').Table} Table */
/** @typedef {{ title: string, error?: unknown, duration: number }} Step */
/** @typedef {{ duration: number, steps?: Step[] }} Result */
/** @typedef {{ projectName: string, status: string, results: Result[] }} EngineTest */
/** @typedef {{ file: string, title: string, tests: EngineTest[] }} Spec */
/** @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite */

/** @param {Suite} suite @returns {Spec[]} */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** @param {number} duration ms */
const seconds = (duration) => (duration / 1000).toFixed(1);

/** @param {EngineTest[]} tests */
const columnsOf = (tests) => tests.map(({ projectName }) => projectName);

/**
 * The steps of a test in each project, e.g. one per page.
 * @param {Spec} spec
 * @returns {Table}
 */
function stepTable({ title, tests }) {
  const steps = tests.map(({ results }) => results.at(-1)?.steps ?? []);
  const names = [...new Set(steps.flat().map((step) => step.title))];
  return {
    title: `Seconds per page: ${title}`,
    headings: ['Page', ...columnsOf(tests)],
    rows: names.map((name) => [
      name,
      ...steps.map((ofProject) => {
        const step = ofProject.find((each) => each.title === name);
        return !step || step.error ? 'failed' : seconds(step.duration);
      }),
    ]),
  };
}

/**
 * Tables of Playwright's JSON report: journeys by engine and size, and the steps of tests that have steps.
 * @param {{ suites?: Suite[] } | undefined} report undefined if the runner wrote none
 * @returns {Table[]}
 */
export function engineTables(report) {
  const specs = (report?.suites ?? []).flatMap(specsOf);
  const hasSteps = (/** @type {Spec} */ { tests }) =>
    tests.some(({ results }) => results.at(-1)?.steps?.length);
  const journeys = specs.filter((spec) => !hasSteps(spec));
  const headings = [...new Set(journeys.flatMap(({ tests }) => columnsOf(tests)))];
  return [
    {
      title: 'Seconds per journey',
      headings: ['Journey', ...headings],
      rows: journeys.map(({ title, tests }) => [
        title,
        ...headings.map((name) => {
          const test = tests.find(({ projectName }) => projectName === name);
          if (!test) return '–';
          return test.status === 'expected' ? seconds(test.results.at(-1)?.duration ?? 0) : 'failed';
        }),
      ]),
    },
    ...specs.filter(hasSteps).map(stepTable),
  ];
}
