const safeHtml = 'HTML from data is shown by src/shared/ui/SafeHtml.tsx only, which sanitises it.';
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

const pathMessage = 'An address stands in src/shared/config/paths.ts; link with its `to(…)`.';
/**
 * For the layers that link: whatever looks like an address there is one, also when it goes by a variable. A lone
 * slash may be a separator, except where a link or a plain function, such as what `useNavigate` gave, takes it.
 */
const literalPaths = [
  { selector: 'Literal[value=/^\\u002F./]', message: pathMessage },
  { selector: 'TemplateLiteral > TemplateElement:first-child[value.raw=/^\\u002F/]', message: pathMessage },
  { selector: 'JSXAttribute[name.name=/^(to|href|action)$/] Literal[value="/"]', message: pathMessage },
  { selector: 'CallExpression[callee.type="Identifier"] > Literal[value="/"]', message: pathMessage },
];

const hidden = 'The layer lint does not see through this: write an import with the path as a string.';
/** Ways to reach a module that the rule about layers does not judge. */
const hiddenImports = [
  { selector: 'ImportExpression > :not(Literal).source', message: hidden },
  { selector: 'CallExpression > MemberExpression.callee[object.type="MetaProperty"]', message: hidden },
];
const typeImports = {
  selector: 'TSImportType',
  message: 'Write `import type`, which the layer lint judges.',
};

const clock = 'What time it is says src/shared/browser/serverClock.ts: the device’s clock may be years off.';
/** A rule that reads the device's own clock refuses what is on, and shows what is over. */
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

/** What can be open over a page of the shop. */
const overlays = [
  {
    selector:
      'JSXElement[openingElement.name.name=/^(Modal|Offcanvas|Dropdown|dialog)$/]:not(:has(JSXIdentifier[name="BackCloses"]))',
    message: 'Back closes what opens over a page: use src/shared/ui/Dialog.tsx, or put <BackCloses> inside.',
  },
];

/** Test files share a worker, in which a replaced module stays replaced, but for those that say otherwise by their name. */
const replacedModules = {
  selector:
    'CallExpression[callee.object.name="vi"][callee.property.name=/^((un)?mock|do(Unm|M)ock|resetModules)$/]',
  message:
    'Only a file named *.isolated.test.ts(x) has a worker of its own: the next file would be left with this.',
};

// The scripts have no alias, for Node runs them as they are.
const byAlias = {
  regex: '^(\\.\\./)+(?!\\.\\./|(?:bench|build|scripts)/)',
  message: 'Import by the alias @/ or @test/',
};
const noTests = { regex: '^@test(/|$)', message: 'src never imports test.' };
const typedEffects = { regex: '^redux-saga/effects$', message: 'Effects come from typed-redux-saga.' };
const ownLink = {
  regex: '^react-router(-dom)?$',
  importNames: ['Link', 'NavLink', 'Form'],
  message: 'Links come from src/shared/ui/Link.tsx: what the router has brings code along that nobody needs.',
};
const relative = {
  regex: '^@(test)?/',
  message: 'This file also runs outside of Vite: import by a relative path.',
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
  replacedModules,
  byAlias,
  noTests,
  typedEffects,
  ownLink,
  relative,
  restrictImports,
};
