const safeHtml = 'Only src/shared/ui/SafeHtml.tsx renders HTML from data, because it sanitises it.';
const markup = '/^(innerHTML|outerHTML|srcdoc|srcDoc|dangerouslySetInnerHTML)$/';
const markupCall = '/^(insertAdjacentHTML|setHTMLUnsafe|createContextualFragment)$/';
const markupAttribute = '/^(srcdoc|on\\w+)$/i';
const setsAttribute = 'CallExpression[callee.property.name=/^setAttribute(NS)?$/]';
const htmlSinks = [
  { selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]', message: safeHtml },
  { selector: 'JSXAttribute[name.name="srcDoc"]', message: safeHtml },
  { selector: `ObjectExpression > Property[key.name=${markup}]`, message: safeHtml },
  { selector: `ObjectExpression > Property[key.value=${markup}]`, message: safeHtml },
  { selector: `AssignmentExpression > MemberExpression.left[property.name=${markup}]`, message: safeHtml },
  { selector: `AssignmentExpression > MemberExpression.left[property.value=${markup}]`, message: safeHtml },
  { selector: `CallExpression > MemberExpression.callee[property.name=${markupCall}]`, message: safeHtml },
  { selector: `CallExpression > MemberExpression.callee[property.value=${markupCall}]`, message: safeHtml },
  { selector: `${setsAttribute} > Literal[value=${markupAttribute}]`, message: safeHtml },
  {
    selector:
      'CallExpression > MemberExpression.callee[object.name="document"][property.name=/^write(ln)?$/]',
    message: safeHtml,
  },
  {
    selector:
      'CallExpression > MemberExpression.callee[object.property.name="document"][property.name=/^write(ln)?$/]',
    message: safeHtml,
  },
];

const pathMessage = 'Addresses belong into src/shop/paths.ts; link with its `to(…)`.';
/**
 * Every string that starts with a slash counts as an address. A single slash may be a separator, so it counts only as an
 * attribute of a link or an argument of a plain function, such as the result of `useNavigate`.
 */
const literalPaths = [
  { selector: 'Literal[value=/^\\u002F./]', message: pathMessage },
  { selector: 'TemplateLiteral > TemplateElement:first-child[value.raw=/^\\u002F/]', message: pathMessage },
  { selector: 'JSXAttribute[name.name=/^(to|href|action)$/] Literal[value="/"]', message: pathMessage },
  { selector: 'CallExpression[callee.type="Identifier"] > Literal[value="/"]', message: pathMessage },
];

const hidden = 'The layer rules cannot check this: write an import with the path as a string.';
/** Imports that the layer rules cannot check. */
const hiddenImports = [
  { selector: 'ImportExpression > :not(Literal).source', message: hidden },
  { selector: 'CallExpression > MemberExpression.callee[object.type="MetaProperty"]', message: hidden },
];
const typeImports = {
  selector: 'TSImportType',
  message: 'Write `import type`, which the layer rules check.',
};

const clock = 'Read the time from src/shared/browser/serverClock.ts: the device’s clock may be wrong.';
const deviceClock = [
  { selector: 'MemberExpression[object.name="Date"][property.name="now"]', message: clock },
  { selector: 'MemberExpression[object.name="Date"][property.value="now"]', message: clock },
  { selector: 'VariableDeclarator[init.name="Date"] Property[key.name="now"]', message: clock },
  { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: clock },
  { selector: 'CallExpression[callee.name="Date"]', message: clock },
];

const houseStyle = [
  { selector: 'TSEnumDeclaration', message: 'Write a union or an object `as const` instead of an enum.' },
  { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file that declares the name.' },
];

const namedExports = { selector: 'ExportDefaultDeclaration', message: 'Export by name.' };

/** Elements that open over a page. */
const overlays = [
  {
    selector:
      'JSXElement[openingElement.name.name=/^(Modal|Offcanvas|Dropdown|dialog)$/]:not(:has(JSXIdentifier[name="BackCloses"]))',
    message: 'Back must close overlays: use src/shared/ui/Dialog.tsx, or put <BackCloses> inside.',
  },
];

/** Test files share a worker, where a replaced module stays replaced for later files. */
const replacedModules = {
  selector:
    'CallExpression[callee.object.name="vi"][callee.property.name=/^((un)?mock|do(Unm|M)ock|resetModules)$/]',
  message: 'Replace modules only in *.isolated.test.ts(x): other files share a worker and its modules.',
};

// Node runs the scripts without aliases.
const byAlias = {
  regex: '^(\\.\\./)+(?!\\.\\./|(?:build|scripts|tools)/)',
  message: 'Import by the alias @/ or @test/',
};
const noTests = { regex: '^@test(/|$)', message: 'src never imports test.' };
const typedEffects = { regex: '^redux-saga/effects$', message: 'Import effects from typed-redux-saga.' };
const ownLink = {
  regex: '^react-router(-dom)?$',
  importNames: ['Link', 'NavLink', 'Form'],
  message: 'Import links from src/shared/ui/Link.tsx: those of the router add unused code.',
};
const forViews =
  'Views are also rendered before React is loaded: let the app fill a slot (docs/prerendering.md).';
/** Imports that a view must not have; types do not count. */
const ofViews = [
  { regex: '^(?:react|react-dom|react-redux|react-router-dom)$', allowTypeImports: true, message: forViews },
  { regex: '(?:Slice|/use[A-Z]\\w*)$', allowTypeImports: true, message: forViews },
];
const relative = {
  regex: '^@(test)?/',
  message: 'This file also runs without Vite: import by a relative path.',
};
/** @param {object[]} patterns */
const restrictImports = (...patterns) => ['error', { patterns }];

module.exports = {
  htmlSinks,
  literalPaths,
  deviceClock,
  houseStyle,
  overlays,
  hiddenImports,
  typeImports,
  namedExports,
  replacedModules,
  byAlias,
  noTests,
  typedEffects,
  ownLink,
  ofViews,
  relative,
  restrictImports,
};
