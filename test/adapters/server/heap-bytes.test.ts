import { deserialize, serialize, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { heapBytes } from '../../../adapters/server/upstream/heap-bytes';

const COPIES = 2_000;

const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
};

/** Returns how much the heap grows for one copy of plain data, in bytes. */
const measured = (value: unknown): number => {
  const written = serialize(value);
  const copies = new Array<unknown>(COPIES);
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  for (let copy = 0; copy < COPIES; copy += 1) copies[copy] = deserialize(written);
  collectGarbage();
  const after = process.memoryUsage().heapUsed;
  expect(copies).toHaveLength(COPIES);
  return (after - before) / COPIES;
};

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
