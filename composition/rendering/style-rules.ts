/** A part of a stylesheet. Its pieces in order are the whole text. */
type Piece =
  | { readonly text: string; readonly selectors: ReadonlyArray<ReadonlyArray<string>> | undefined }
  /** A block such as `@media …{` with the pieces inside. */
  | { readonly start: string; readonly pieces: ReadonlyArray<Piece> };

/** A stylesheet, split so that a document can contain only the rules that it needs. */
export interface StyleRules {
  /** All class names of the selectors, sorted. */
  readonly classes: ReadonlyArray<string>;
  /**
   * Returns the rules that can match in a document with these classes, in their order: those with a selector whose
   * classes all occur. Rules without classes, fonts and animations are always included.
   */
  readonly textFor: (classes: ReadonlySet<string>) => string;
}

/** Splits a minified stylesheet into its rules. Throws when its braces are not balanced. */
export const splitStyles = (text: string): StyleRules => {
  const { pieces, end } = piecesOf(text, 0);
  if (end !== text.length) throw new Error(`a stylesheet has an unexpected brace at ${end}`);
  return {
    classes: [...new Set(pieces.flatMap(classesIn))].sort(),
    textFor: (classes) => pieces.map((piece) => neededText(piece, classes)).join(''),
  };
};

const classesIn = (piece: Piece): ReadonlyArray<string> =>
  'pieces' in piece ? piece.pieces.flatMap(classesIn) : (piece.selectors?.flat() ?? []);

const neededText = (piece: Piece, classes: ReadonlySet<string>): string => {
  if ('pieces' in piece) {
    const inner = piece.pieces.map((part) => neededText(part, classes)).join('');
    return inner === '' ? '' : `${piece.start}${inner}}`;
  }
  const { text, selectors } = piece;
  return selectors === undefined || selectors.some((selector) => selector.every((name) => classes.has(name)))
    ? text
    : '';
};

interface Pieces {
  readonly pieces: ReadonlyArray<Piece>;
  /** The position of the brace that closes the block, or the end of the text. */
  readonly end: number;
}

/** The tokens that matter: strings and comments, which may contain braces, and the ends of rules. */
const TOKEN = /"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|\/\*[^]*?\*\/|[{};]/g;

/** Blocks that contain rules. */
const GROUP = /^\s*@(?:media|supports|layer|container)\b/;

const piecesOf = (text: string, start: number): Pieces => {
  const pieces: Piece[] = [];
  let from = start;
  for (;;) {
    const [token, at] = nextToken(text, from);
    if (token === undefined || token === '}') {
      if (text.slice(from, at).trim() !== '') throw new Error(`a stylesheet has an incomplete rule at ${from}`);
      return { pieces, end: at };
    }
    const prelude = text.slice(from, at);
    if (token === '{' && GROUP.test(prelude)) {
      const inner = piecesOf(text, at + 1);
      pieces.push({ start: text.slice(from, at + 1), pieces: inner.pieces });
      from = closed(text, inner.end);
    } else {
      const end = token === ';' ? at + 1 : closed(text, endOfBlock(text, at + 1));
      pieces.push({
        text: text.slice(from, end),
        selectors: prelude.trimStart().startsWith('@') ? undefined : selectorsOf(prelude),
      });
      from = end;
    }
  }
};

const closed = (text: string, brace: number): number => {
  if (text[brace] !== '}') throw new Error('a stylesheet ends within a block');
  return brace + 1;
};

/** Returns the position of the brace that closes a block. */
const endOfBlock = (text: string, start: number): number => {
  let [token, at] = nextToken(text, start);
  while (token !== undefined && token !== '}') {
    const next = token === '{' ? closed(text, endOfBlock(text, at + 1)) : at + 1;
    [token, at] = nextToken(text, next);
  }
  return at;
};

/** Returns the next brace or semicolon outside of strings and comments; undefined and the length at the end. */
const nextToken = (text: string, from: number): readonly [token: string | undefined, at: number] => {
  TOKEN.lastIndex = from;
  let match = TOKEN.exec(text);
  while (match !== null && match[0].length > 1) match = TOKEN.exec(text);
  return match === null ? [undefined, text.length] : [match[0], match.index];
};

/**
 * Returns the classes that each selector of a list requires. The arguments of functions such as `:not(.a)` do not
 * count, so that a rule is rather included than missing.
 */
const selectorsOf = (prelude: string): ReadonlyArray<ReadonlyArray<string>> =>
  withoutArguments(prelude)
    .split(',')
    .map((selector) => Array.from(selector.matchAll(CLASS), ([, name]) => (name ?? '').replaceAll('\\', '')));

const CLASS = /\.((?:[\w-]|\\[^]|[^\x00-\x7f])+)/g;

const withoutArguments = (prelude: string): string => {
  let depth = 0;
  let result = '';
  for (const sign of prelude.replace(/\[[^[\]]*\]/g, '')) {
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (depth === 0) result += sign;
  }
  return result;
};
