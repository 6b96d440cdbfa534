import { sequence } from './growing-array.ts';
import type { YieldWhenDue } from '../../shared/yield-when-due.ts';

const SLICE = 2048;
const STEPS_BETWEEN_TURNS = 4096;

/** Merges the sorted runs [start, middle) and [middle, end) of `from` into `to`. */
const mergeRuns = async (
  from: Int32Array,
  to: Int32Array,
  [start, middle, end]: readonly [number, number, number],
  compare: (one: number, two: number) => number,
  yieldWhenDue: YieldWhenDue,
): Promise<void> => {
  let left = start;
  let right = middle;
  for (let at = start; at < end; at += 1) {
    const fromLeft = left < middle && (right >= end || compare(from[left] ?? 0, from[right] ?? 0) <= 0);
    to[at] = (fromLeft ? from[left] : from[right]) ?? 0;
    if (fromLeft) left += 1;
    else right += 1;
    if (at % STEPS_BETWEEN_TURNS === 0) await yieldWhenDue();
  }
};

/** Sorts the numbers 0 to `count` - 1 by `compare` in steps, between which other work runs (stable merge sort). */
export const sortYielding = async (
  count: number,
  compare: (one: number, two: number) => number,
  yieldWhenDue: YieldWhenDue,
): Promise<Int32Array> => {
  let sorted: Int32Array = sequence(count);
  for (let start = 0; start < count; start += SLICE) {
    sorted.subarray(start, start + SLICE).sort(compare);
    await yieldWhenDue();
  }
  let spare: Int32Array = new Int32Array(count);
  for (let run = SLICE; run < count; run *= 2) {
    for (let start = 0; start < count; start += run * 2) {
      const middle = Math.min(start + run, count);
      await mergeRuns(sorted, spare, [start, middle, Math.min(start + run * 2, count)], compare, yieldWhenDue);
    }
    [sorted, spare] = [spare, sorted];
  }
  return sorted;
};
