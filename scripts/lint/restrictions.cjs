const safeHtml = 'HTML from data is shown by src/ui/SafeHtml.tsx only, which sanitises it.';
const htmlSinks = [
  { selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]', message: safeHtml },
  { selector: 'JSXAttribute[name.name="srcDoc"]', message: safeHtml },
  { selector: 'Property[key.name="dangerouslySetInnerHTML"]', message: safeHtml },
  { selector: 'Property[key.value="dangerouslySetInnerHTML"]', message: safeHtml },
  {
    selector: 'AssignmentExpression > MemberExpression.left[property.name=/^(innerHTML|outerHTML|srcdoc)$/]',
    message: safeHtml,
  },
  {
    selector: 'AssignmentExpression > MemberExpression.left[property.value=/^(innerHTML|outerHTML|srcdoc)$/]',
    message: safeHtml,
  },
  {
    selector:
      'CallExpression > MemberExpression.callee[property.name=/^(insertAdjacentHTML|setHTMLUnsafe|createContextualFragment)$/]',
    message: safeHtml,
  },
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

const pathMessage = 'An address stands in src/config/paths.ts; link with its `to(…)`.';
const linkAttribute = 'JSXAttribute[name.name=/^(to|href|action)$/]';
const literalPaths = [
  { selector: `${linkAttribute} > Literal[value=/^[\\u002F]/]`, message: pathMessage },
  { selector: `${linkAttribute} > JSXExpressionContainer Literal[value=/^[\\u002F]/]`, message: pathMessage },
  {
    selector: `${linkAttribute} > JSXExpressionContainer TemplateElement:first-child[value.raw=/^[\\u002F]/]`,
    message: pathMessage,
  },
  { selector: 'CallExpression[callee.name="navigate"] > Literal[value=/^[\\u002F]/]', message: pathMessage },
];

const houseStyle = [
  { selector: 'TSEnumDeclaration', message: 'Write a union or an object `as const` instead of an enum.' },
  { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file that declares the name.' },
];

const lazyAxios = {
  selector: 'ImportExpression > Literal.source[value=/^axios/]',
  message: 'Axios is known to src/api and src/request/errors.ts only.',
};

// The scripts have no alias, for Node runs them as they are.
const byAlias = { regex: '^(\\.\\./)+(?!\\.\\./|scripts/)', message: 'Import by the alias @/ or @test/' };
const noTests = { regex: '^@test(/|$)', message: 'src never imports test.' };
const noAxios = {
  regex: '^axios(/|$)',
  message: 'Axios is known to src/api and src/request/errors.ts only.',
};
const typedEffects = { regex: '^redux-saga/effects$', message: 'Effects come from typed-redux-saga.' };
const relative = {
  regex: '^@(test)?/',
  message: 'This file also runs outside of Vite: import by a relative path.',
};
const restrictImports = (...patterns) => ['error', { patterns }];

module.exports = {
  htmlSinks,
  literalPaths,
  houseStyle,
  lazyAxios,
  byAlias,
  noTests,
  typedEffects,
  noAxios,
  relative,
  restrictImports,
};
