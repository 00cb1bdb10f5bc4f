const { TypeFlags } = require('typescript');

const changing =
  'This text does not update on a translated page: put it into its own element, such as a <span>.';
const anchored = 'React cannot insert before this text on a translated page: put it into its own element.';

const textFlags = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike;

/** @typedef {'none' | 'static' | 'changing'} Text */
/** @typedef {any} Node of the syntax tree */

/** @param {Node} node */
function isSignificant(node) {
  if (node.type === 'JSXText') return node.value.trim() !== '' || !node.value.includes('\n');
  return !(node.type === 'JSXExpressionContainer' && node.expression.type === 'JSXEmptyExpression');
}

/**
 * A browser's translation replaces text nodes with elements, while React updates the old nodes, which are detached. A text
 * that is the only child is set by `textContent` and therefore updates.
 */
module.exports = {
  meta: { type: 'problem', schema: [], messages: { changing, anchored } },
  /** @param {any} context */
  create(context) {
    const { sourceCode } = context;
    const services = sourceCode.parserServices;
    if (!services?.program) return {};

    /**
     * Whether the value never changes: an import or a constant of the module.
     * @param {Node} identifier
     */
    function isOfModule(identifier) {
      let scope = sourceCode.getScope(identifier);
      while (scope && !scope.set.has(identifier.name)) scope = scope.upper;
      const definition = scope?.set.get(identifier.name)?.defs[0];
      return definition?.type === 'ImportBinding' || scope?.type === 'module';
    }

    /**
     * @param {Node} node
     * @returns {boolean}
     */
    function isStatic(node) {
      if (node.type === 'Literal') return true;
      if (node.type === 'Identifier') return isOfModule(node);
      if (node.type === 'MemberExpression') return !node.computed && isStatic(node.object);
      return node.type === 'TemplateLiteral' && node.expressions.every(isStatic);
    }

    /**
     * Content from props is checked where it is written.
     * @param {import('typescript').Type} type
     */
    const isReactNode = (type) => type.aliasSymbol?.name === 'ReactNode';

    /** @param {Node} node */
    function mayBeText(node) {
      /** @type {import('typescript').Type} */
      const type = services.getTypeAtLocation(node);
      const members = type.isUnion() ? type.types : [type];
      return !isReactNode(type) && members.some(({ flags }) => flags & textFlags);
    }

    /**
     * @param {Node} node
     * @returns {Text}
     */
    function textOf(node) {
      if (node.type === 'LogicalExpression' || node.type === 'ConditionalExpression') {
        const results =
          node.type === 'ConditionalExpression'
            ? [node.consequent, node.alternate]
            : node.operator === '&&'
              ? [node.right]
              : [node.left, node.right];
        return results.some((result) => textOf(result) !== 'none') ? 'changing' : 'none';
      }
      if (!mayBeText(node)) return 'none';
      return isStatic(node) ? 'static' : 'changing';
    }

    /** @param {Node} node */
    const isOptional = (node) =>
      node.type === 'JSXExpressionContainer' &&
      /^(Logical|Conditional)Expression$/.test(node.expression.type);

    /** @param {{ children: Node[] }} parent */
    function check({ children }) {
      const significant = children.filter(isSignificant);
      if (significant.length < 2) return;
      significant.forEach((child, index) => {
        if (child.type === 'JSXElement' || child.type === 'JSXFragment') return;
        const text =
          child.type === 'JSXText' ? (child.value.trim() ? 'static' : 'none') : textOf(child.expression);
        if (text === 'changing') context.report({ node: child, messageId: 'changing' });
        const follows = significant.slice(0, index).some(isOptional);
        if (text === 'static' && follows) context.report({ node: child, messageId: 'anchored' });
      });
    }
    return { JSXElement: check, JSXFragment: check };
  },
};
