import type { Plugin } from 'vite';

const calls = /(?<== )(?=React\d*\.(?:createContext|forwardRef|memo)\(|new (?:Set|URL)\()/g;
/** To a bundler, reading what a class extends may do anything. */
const classes = /^(var \w+ = )(class extends React\d*\.Component \{$[^]*?^\});$/gm;
const names = /^\w+\.displayName = "\w+";$/gm;

/**
 * What stands in one file of the package, and what takes its place: a shop without data routes has no developers to warn,
 * no loader's state, and neither its errors nor their pages.
 */
const dataRoutes: [string, string][] = [
  ['var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;'],
  [
    'function useRoutesImpl(routes, locationArg, dataRouterOpts) {',
    'function useRoutesImpl(routes, locationArg) { const dataRouterOpts = undefined;',
  ],
  ['  let dataRouterState = dataRouterOpts?.state;', '  const dataRouterState = undefined;'],
  ['return isDataRoute ? useNavigateStable() : useNavigateUnstable();', 'return useNavigateUnstable();'],
];

function withoutDataRoutes(code: string): string {
  if (!code.includes('function useRoutesImpl(')) return code;
  return dataRoutes.reduce((whole, [present, wanted]) => {
    if (!whole.includes(present)) throw new Error(`The router has changed, it lacks: ${present}`);
    return whole.replace(present, wanted);
  }, code);
}

/**
 * Lets the bundler leave out what of the router nobody uses, such as forms and data routes: the package says that its
 * files do nothing by themselves, but not so of its components. Its exports name the files that warn developers. Throws
 * where a new version of the package says otherwise than this one.
 */
export function lightRouter(): Plugin {
  return {
    name: 'light-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({
        code: withoutDataRoutes(code)
          .replace(calls, '/* @__PURE__ */ ')
          .replace(classes, '$1/* @__PURE__ */ (() => $2)();')
          .replace(names, ''),
        map: null,
      }),
    },
  };
}
