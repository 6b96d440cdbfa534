const ts = require('typescript');

/**
 * The parts of a library that the shop never uses. Each is named with the number of its places, so that another version
 * of the library is looked at again.
 *
 * @typedef {object} UnusedCode
 * @property {ReadonlyMap<number, number>} tags values that no `tag` has: comparisons with them become constants, and
 * `case` clauses for them are removed
 * @property {ReadonlyMap<string, number>} cases constants whose `case` clauses are removed
 * @property {ReadonlyMap<string, number>} properties properties of object literals that are removed
 * @property {ReadonlyMap<string, number>} functions functions whose bodies are emptied
 * @property {ReadonlyMap<string, number>} methods functions whose prototypes stay empty
 */

/** @typedef {{ readonly start: number, readonly end: number, readonly text: string, readonly what: string }} Edit */

/** An expression for the tag of one of React's fibers. Updates, effects and roots have tags with other meanings. */
const FIBER_TAG = /^(?:tag|grandTag|(?!update\.|effect\.|root\.)[\w$.]+\.tag)$/;

/**
 * Returns the code without its unused parts; the bundler's minifier then removes what only these parts used. Throws when
 * the parts are not in their places, and when code that stays could run into a removed `case` clause.
 *
 * @param {string} code
 * @param {UnusedCode} unused
 */
exports.withoutUnusedCode = (code, unused) => {
  const file = ts.createSourceFile('library.js', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const edits = findEdits(file, unused);
  requirePlaces(edits, unused);
  let rest = '';
  let position = 0;
  for (const { start, end, text } of edits) {
    rest += code.slice(position, start) + text;
    position = end;
  }
  return rest + code.slice(position);
};

/**
 * Returns the edits in the order of the file; none contains another. A removed clause leaves the declarations of its
 * variables behind, at the start of their function, because other clauses may use them.
 *
 * @param {import('typescript').SourceFile} file
 * @param {UnusedCode} unused
 * @returns {ReadonlyArray<Edit>}
 */
const findEdits = (file, unused) => {
  const edits = [];
  const visit = (node) => {
    const edit = editOf(node, unused);
    if (edit !== undefined) edits.push(edit);
    if (edit !== undefined && ts.isCaseClause(node)) edits.push(...declarationEdits(node, edit.end));
    ts.forEachChild(node, (child) => void (child.getStart() >= (edit?.end ?? 0) && visit(child)));
  };
  visit(file);
  return edits.toSorted((one, other) => one.start - other.start);
};

/** Declares the variables of a clause, up to a position, at the start of the function around it. */
const declarationEdits = (clause, end) => {
  const names = variablesOf(clause, end);
  if (names.length === 0) return [];
  const { body } = ts.findAncestor(clause, ts.isFunctionLike);
  const start = body.getStart() + 1;
  return [{ start, end: start, text: ` var ${names.join(', ')};`, what: 'declarations' }];
};

/** The variables that a node declares for the function around it, before a position. */
const variablesOf = (node, end) => {
  if (ts.isFunctionLike(node) || node.getStart() >= end) return [];
  const own = ts.isVariableDeclaration(node) ? [node.name.getText()] : [];
  const inside = [];
  ts.forEachChild(node, (child) => void inside.push(...variablesOf(child, end)));
  return [...own, ...inside];
};

/**
 * @param {import('typescript').Node} node
 * @param {UnusedCode} unused
 * @returns {Edit | undefined}
 */
const editOf = (node, unused) => {
  const edit = (what, text = '', end = node.end, start = node.getStart()) => ({ start, end, text, what });
  if (ts.isBinaryExpression(node)) return comparisonEdit(node, unused, edit) ?? methodEdit(node, unused, edit);
  if (ts.isCaseClause(node)) {
    const label = unusedLabel(node, unused);
    if (label === undefined) return undefined;
    return edit(label, '', isReached(node, unused) ? (node.statements[0]?.getStart() ?? node.end) : node.end);
  }
  if (ts.isPropertyAssignment(node) && unused.properties.has(node.name.getText()))
    return edit(node.name.getText(), '', hasCommaAfter(node) ? node.end + 1 : node.end);
  if (ts.isFunctionDeclaration(node) && unused.functions.has(node.name.text))
    return edit(node.name.text, '{}', node.body.end, node.body.getStart());
  return undefined;
};

/** `5 === fiber.tag` with a tag that does not occur. */
const comparisonEdit = ({ left, operatorToken, right }, { tags }, edit) => {
  const isSame = operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken;
  if (!isSame && operatorToken.kind !== ts.SyntaxKind.ExclamationEqualsEqualsToken) return undefined;
  if (!ts.isNumericLiteral(left) || !tags.has(Number(left.text)) || !FIBER_TAG.test(right.getText())) return undefined;
  return edit(left.text, isSame ? '!1' : '!0');
};

/** `Unused.prototype.method = function () { … }`. */
const methodEdit = ({ left, operatorToken }, { methods }, edit) => {
  if (operatorToken.kind !== ts.SyntaxKind.EqualsToken) return undefined;
  const [name, prototype] = left.getText().split('.');
  return prototype === 'prototype' && methods.has(name) ? edit(name, '0') : undefined;
};

/** What a `case` clause is for, when it is for something unused. */
const unusedLabel = ({ expression, parent }, { cases, tags }) => {
  const isUnused = ts.isNumericLiteral(expression)
    ? tags.has(Number(expression.text)) && FIBER_TAG.test(parent.parent.expression.getText())
    : cases.has(expression.getText());
  return isUnused ? expression.getText() : undefined;
};

/** Whether the statements of an unused clause also belong to a used label before it: `case 5: case 27: …`. */
const isReached = (clause, unused) => {
  const { clauses } = clause.parent;
  for (const before of clauses.slice(0, clauses.indexOf(clause)).toReversed()) {
    if (endsWithJump(before.statements.at(-1))) return false;
    const isUsed = !ts.isCaseClause(before) || unusedLabel(before, unused) === undefined;
    if (isUsed && before.statements.length > 0) throw new Error(`the code runs into ${clause.getText().slice(0, 80)}`);
    if (isUsed) return true;
  }
  return false;
};

const endsWithJump = (statement) => {
  if (statement === undefined) return false;
  if (ts.isBlock(statement)) return endsWithJump(statement.statements.at(-1));
  if (ts.isIfStatement(statement))
    return endsWithJump(statement.thenStatement) && endsWithJump(statement.elseStatement);
  return [ts.isBreakStatement, ts.isContinueStatement, ts.isReturnStatement, ts.isThrowStatement].some((is) =>
    is(statement),
  );
};

const hasCommaAfter = (node) => node.getSourceFile().text[node.end] === ',';

/**
 * @param {ReadonlyArray<Edit>} edits
 * @param {UnusedCode} unused
 */
const requirePlaces = (edits, { cases, functions, methods, properties, tags }) => {
  const expected = [...tags, ...cases, ...properties, ...functions, ...methods];
  const places = Object.groupBy(edits, ({ what }) => what);
  const wrong = expected
    .map(([what, times]) => ({ what, times, found: places[what]?.length ?? 0 }))
    .filter(({ times, found }) => found !== times)
    .map(({ what, times, found }) => `${what} ${found} times instead of ${times}`);
  if (wrong.length > 0) throw new Error(`found ${wrong.join(', ')}`);
};
