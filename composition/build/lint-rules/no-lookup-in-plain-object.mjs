import { AST_NODE_TYPES, ESLintUtils } from '@typescript-eslint/utils';
import ts from 'typescript';

const NOT_FOREIGN =
  ts.TypeFlags.StringLiteral |
  ts.TypeFlags.NumberLike |
  ts.TypeFlags.ESSymbolLike |
  ts.TypeFlags.Never |
  ts.TypeFlags.TypeParameter |
  ts.TypeFlags.Index;

/** Whether the source contains every value of a key's type; a type parameter stands for such a set of keys. */
const isWrittenInSource = (type) =>
  type.isUnion() ? type.types.every(isWrittenInSource) : (type.flags & NOT_FOREIGN) !== 0;

/**
 * Forbids `object[key]` and `key in object` where the key may be any text, because a plain object inherits properties
 * such as "constructor" and "__proto__". Use a Map, or `Object.hasOwn(object, key) ? object[key] : …`.
 */
export const noLookupInPlainObject = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      lookup:
        'A plain object also answers to "constructor" and "__proto__". Look up a key that may be any text in a Map, or with ownValue.',
    },
  },
  defaultOptions: [],
  create(context) {
    const services = ESLintUtils.getParserServices(context);
    const checker = services.program.getTypeChecker();
    const textOf = (node) => context.sourceCode.getText(node);

    const isForeignLookup = (object, key) => {
      if (isWrittenInSource(services.getTypeAtLocation(key))) return false;
      const type = checker.getNonNullableType(services.getTypeAtLocation(object));
      return !checker.isArrayLikeType(type) && (type.flags & ts.TypeFlags.StringLike) === 0;
    };

    const isGuarded = (node) => {
      const { parent } = node;
      return (
        parent.type === AST_NODE_TYPES.ConditionalExpression &&
        parent.consequent === node &&
        textOf(parent.test) === `Object.hasOwn(${textOf(node.object)}, ${textOf(node.property)})`
      );
    };

    return {
      MemberExpression(node) {
        if (!node.computed || !isForeignLookup(node.object, node.property) || isGuarded(node)) return;
        context.report({ node, messageId: 'lookup' });
      },
      'BinaryExpression[operator="in"]'(node) {
        if (isForeignLookup(node.right, node.left)) context.report({ node, messageId: 'lookup' });
      },
    };
  },
});
