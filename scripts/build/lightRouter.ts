import type { Plugin } from 'vite';

const calls = /(?<== )(?=React\d*\.(?:createContext|forwardRef|memo)\(|new (?:Set|URL)\()/g;
/** To a bundler, reading what a class extends may do anything. */
const classes = /^(var \w+ = )(class extends React\d*\.Component \{$[^]*?^\});$/gm;
const names = /^\w+\.displayName = "\w+";$/gm;
const warnings = 'var ENABLE_DEV_WARNINGS = true;';

/**
 * Lets the bundler leave out what of the router nobody uses, such as forms and data routes: the package says that its
 * files do nothing by themselves, but not so of its components. Its exports name the files that warn developers.
 */
export function lightRouter(): Plugin {
  return {
    name: 'light-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(calls, '/* @__PURE__ */ ')
          .replace(classes, '$1/* @__PURE__ */ (() => $2)();')
          .replace(names, '')
          .replace(warnings, warnings.replace('true', 'false')),
        map: null,
      }),
    },
  };
}
