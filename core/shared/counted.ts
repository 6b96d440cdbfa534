import { grouped } from './grouped';

/** A number with its noun: `1 product`, `1,234 products`, `2 searches`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : many}`;
