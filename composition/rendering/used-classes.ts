/** Returns the class names in pieces of HTML that React has rendered. */
export type ReadClasses = (html: ReadonlyArray<Buffer>) => ReadonlySet<string>;

/** Remembers the classes of pieces that occur again as the same object, which cached fragments do. */
export const makeReadClasses = (): ReadClasses => {
  const known = new WeakMap<Buffer, ReadonlySet<string>>();
  const classesOf = (piece: Buffer): ReadonlySet<string> => {
    const classes = known.get(piece) ?? classesIn(piece.toString());
    known.set(piece, classes);
    return classes;
  };
  return (html) => new Set(html.flatMap((piece) => [...classesOf(piece)]));
};

const CLASS = / class="([^"]*)"/g;

const classesIn = (html: string): ReadonlySet<string> => {
  const values = new Set(Array.from(html.matchAll(CLASS), ([, value]) => value ?? ''));
  return new Set([...values].flatMap((value) => value.split(' ')));
};
