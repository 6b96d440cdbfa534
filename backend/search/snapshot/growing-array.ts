/** A growing list of whole numbers in chunks: no object per number, and no copying. */
export interface GrowingInt32 {
  readonly length: number;
  push(value: number): void;
  at(index: number): number;
  toArray(): Int32Array;
}

const PIECE_BITS = 16;
const PIECE = 1 << PIECE_BITS;

export const makeGrowingInt32 = (): GrowingInt32 => {
  const pieces: Int32Array[] = [];
  let last = new Int32Array(0);
  let length = 0;
  return {
    get length() {
      return length;
    },
    push: (value) => {
      if ((length & (PIECE - 1)) === 0) {
        last = new Int32Array(PIECE);
        pieces.push(last);
      }
      last[length & (PIECE - 1)] = value;
      length += 1;
    },
    at: (index) => pieces[index >>> PIECE_BITS]?.[index & (PIECE - 1)] ?? 0,
    toArray: () => {
      const values = new Int32Array(length);
      pieces.forEach((piece, index) => {
        const start = index * PIECE;
        values.set(piece.subarray(0, Math.min(PIECE, length - start)), start);
      });
      return values;
    },
  };
};

/** The numbers 0 to `count` - 1. */
export const sequence = (count: number): Int32Array => {
  const numbers = new Int32Array(count);
  for (let number = 0; number < count; number += 1) numbers[number] = number;
  return numbers;
};

/** Lists of whole numbers, one per row: row `r` is values[offsets[r]] up to values[offsets[r + 1]]. */
export interface RowLists {
  readonly offsets: Int32Array;
  readonly values: Int32Array;
}

export interface RowListsBuilder {
  /** Adds the list of the next row. */
  add(values: readonly number[]): void;
  build(): RowLists;
}

export const makeRowLists = (): RowListsBuilder => {
  const offsets = makeGrowingInt32();
  const values = makeGrowingInt32();
  offsets.push(0);
  return {
    add: (row) => {
      for (const value of row) values.push(value);
      offsets.push(values.length);
    },
    build: () => ({ offsets: offsets.toArray(), values: values.toArray() }),
  };
};
