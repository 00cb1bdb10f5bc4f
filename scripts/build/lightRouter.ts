import type { Plugin } from 'vite';

const calls = /(?<== )(?=React\d*\.(?:createContext|forwardRef|memo)\()/g;
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
          .replace(names, '')
          .replace(warnings, warnings.replace('true', 'false')),
        map: null,
      }),
    },
  };
}
