import { execFileSync } from 'node:child_process';
import { serialize } from 'node:v8';
import { heapBytes } from '../../../adapters/server/upstream/heap-bytes';

/** Prints how much the heap grows for one copy of the plain data on the standard input, in bytes. */
const GROWTH_OF_ONE = `
  const { deserialize } = require('node:v8');
  const written = require('node:fs').readFileSync(0);
  const copies = new Array(2000);
  gc();
  const before = process.memoryUsage().heapUsed;
  for (let copy = 0; copy < copies.length; copy += 1) copies[copy] = deserialize(written);
  gc();
  console.log((process.memoryUsage().heapUsed - before) / copies.length);
`;

/** Measures in a process of its own: the heap of this one shrinks when modules of earlier test files are collected. */
const measured = (value: unknown): number =>
  Number(execFileSync(process.execPath, ['--expose-gc', '--eval', GROWTH_OF_ONE], { input: serialize(value) }));

const tile = (number: number) => ({
  id: `10${number}`,
  name: `Senior Adult Grain-Free Duck & Chicken Recipe ${number}`,
  url: `/shop/en/petcostore/product/senior-adult-grain-free-duck-and-chicken-recipe-${number}`,
  brand: 'WholeHearted',
  price: { list: 24.99 + number, offer: 19.49, isSale: true },
  rating: { average: 4.3, count: 218 },
  options: ['4 lb', '15 lb', '30 lb'].map((label) => ({ label, sku: `${number}${label}`, isInStock: true })),
  attributes: ['dog', 'dry-food', 'senior'],
});

const SAMPLES: ReadonlyArray<readonly [string, unknown]> = [
  ['a search with 48 products', { products: Array.from({ length: 48 }, (_, number) => tile(number)), total: 310 }],
  ['a content page', { title: 'Caring for kittens', html: '<p>Kittens sleep a lot.</p>'.repeat(200) }],
  ['text beyond Latin-1', { title: 'Žabí koutek', html: '<p>Žáby — všechno</p>'.repeat(200) }],
  [
    'a list of stores',
    Array.from({ length: 20 }, (_, number) => ({ id: number, latitude: 32.7 + number, hours: ['9-9', '10-7'] })),
  ],
];

test.each(SAMPLES)('[PLT-03] estimates the memory of %s within a third', (_name, value) => {
  const ratio = heapBytes(value) / measured(value);
  expect(ratio).toBeGreaterThan(0.75);
  expect(ratio).toBeLessThan(1.33);
});

test('[PLT-03] counts what a map holds', () => {
  const held = new Map([['one', 'x'.repeat(1_000)]]);
  expect(heapBytes(held)).toBeGreaterThan(1_000);
  expect(heapBytes(held)).toBeLessThan(1_300);
});
