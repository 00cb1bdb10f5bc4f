const jsxA11y = require('eslint-plugin-jsx-a11y');
const reactHooks = require('eslint-plugin-react-hooks');
const globals = require('globals');
const tseslint = require('typescript-eslint');
const layers = require('./scripts/lint/layers.cjs');
const restrictions = require('./scripts/lint/restrictions.cjs');
const translatableText = require('./scripts/lint/translatableText.cjs');

const { htmlSinks, literalPaths, houseStyle, overlays, hiddenImports, typeImports, replacedModules } =
  restrictions;
const { namedExports } = restrictions;
const { byAlias, deviceClock, noTests, typedEffects, ownLink, ofViews, relative, restrictImports } =
  restrictions;

const shop = { rules: { layers: layers.rule, 'translatable-text': translatableText } };

/** Restrictions of the whole source; a file that is exempt from one lists the others. */
const ofTheShop = [
  ...restrictions.deviceClock,
  ...houseStyle,
  ...restrictions.overlays,
  ...hiddenImports,
  typeImports,
  namedExports,
];

const typescript = ['**/*.{ts,tsx}'];
const source = ['src/**/*.{ts,tsx}'];
const linking = ['app', 'features', 'pages', 'shop/ui', 'shared/ui'].map(
  (layer) => `src/${layer}/**/*.{ts,tsx}`,
);
const tests = ['test/**/*.{ts,tsx}'];

module.exports = [
  {
    ignores: [
      'dist/**',
      'dist-deploy/**',
      'coverage/**',
      '.mutants/**',
      'test-results/**',
      'playwright-report/**',
      'public/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  {
    rules: {
      eqeqeq: 'error',
      'no-eval': 'error',
      'no-new-func': 'error',
      'no-script-url': 'error',
      'no-restricted-syntax': ['error', ...htmlSinks],
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      'func-style': ['error', 'declaration', { allowArrowFunctions: true }],
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: globals.node },
    rules: { 'no-undef': 'error' },
  },
  // Benchmarks contain functions that run in the page.
  { files: ['tools/bench/**'], languageOptions: { globals: globals.browser } },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs' } },

  ...tseslint.configs.strict.map((config) => ({ ...config, files: typescript })),
  {
    files: typescript,
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: __dirname } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-exports': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      // Reducers delete entries of maps with Immer.
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-implied-eval': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      // A request without an argument is declared as `(_: void, signal) => …`.
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/return-await': ['error', 'in-try-catch'],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'all', ignoreRestSiblings: true },
      ],
    },
  },

  { ...jsxA11y.flatConfigs.recommended, files: ['**/*.tsx'] },
  {
    files: ['src/**/*.tsx'],
    plugins: { shop },
    rules: { 'shop/translatable-text': 'error' },
  },

  {
    files: source,
    plugins: { 'react-hooks': reactHooks, shop },
    rules: {
      ...reactHooks.configs.flat.recommended.rules,
      'react-hooks/exhaustive-deps': 'error',
      'shop/layers': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/no-restricted-imports': restrictImports(byAlias, noTests, typedEffects, ownLink),
      'no-restricted-syntax': ['error', ...htmlSinks, ...ofTheShop],
    },
  },
  {
    files: ['src/**/*View.tsx', 'src/{prehydrate,embed}/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': restrictImports(
        byAlias,
        noTests,
        typedEffects,
        ownLink,
        ...ofViews,
      ),
    },
  },
  {
    files: ['src/shared/browser/serverClock.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...htmlSinks,
        ...houseStyle,
        ...hiddenImports,
        typeImports,
        namedExports,
      ],
    },
  },
  {
    files: linking,
    // The list of the information pages' addresses.
    ignores: ['src/features/infoPages/manifest/**'],
    rules: {
      'no-restricted-syntax': ['error', ...htmlSinks, ...literalPaths, ...ofTheShop],
    },
  },
  // A declaration file with an import would be a module without global declarations.
  {
    files: ['src/*.d.ts'],
    rules: { 'no-restricted-syntax': ['error', ...houseStyle] },
  },
  {
    files: tests,
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-restricted-imports': restrictImports(byAlias),
      'no-restricted-syntax': ['error', ...htmlSinks, ...houseStyle, namedExports],
    },
  },
  {
    files: ['test/**/*.test.{ts,tsx}'],
    ignores: ['test/**/*.isolated.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...htmlSinks, ...houseStyle, namedExports, replacedModules] },
  },
  {
    files: ['test/sandbox/**/*.ts', '{build,scripts,tools}/**/*.ts', 'vite.config.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': restrictImports(relative) },
  },
  {
    files: [...source, ...tests],
    rules: {
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  // Test files are exempt, because each file costs another page and app.
  {
    files: source,
    rules: { 'max-lines': ['error', { max: 200, skipBlankLines: false, skipComments: false }] },
  },
  // Playwright reads the default export.
  {
    files: ['test/{browser,engines}/*.config.ts'],
    rules: { 'no-restricted-syntax': ['error', ...htmlSinks, ...houseStyle] },
  },
];
