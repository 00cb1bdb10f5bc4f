import type { Plugin } from 'vite';

const calls = /(?<== )(?=React\d*\.(?:createContext|forwardRef|memo)\(|new (?:Set|URL)\()/g;
/** Bundlers keep a class because evaluating its `extends` clause may have side effects. */
const classes = /^(var \w+ = )(class extends React\d*\.Component \{$[^]*?^\});$/gm;
const names = /^\w+\.displayName = "\w+";$/gm;

/** Replacements that disable data routes and development warnings, which the shop does not use. */
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
 * Marks the router's components as free of side effects, so that the bundler removes unused ones. Throws if a new version
 * of the package no longer contains the replaced text.
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
