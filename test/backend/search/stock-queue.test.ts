import { makeStockQueue } from '../../../backend/search/store-stock/stock-queue.ts';

/** Work that ends when the test says so. */
const held = () => {
  let end = (_: string): void => undefined;
  const ended = new Promise<string>((resolve) => (end = resolve));
  return { work: () => ended, end: (result: string) => end(result) };
};

test('[FND-04] stores beyond the limit of SKUs are refused at once, and taken again when there is room', async () => {
  const queue = makeStockQueue(250);
  const first = held();
  const running = queue.run(100, first.work);
  const waiting = queue.run(100, () => 'second');
  expect(() => queue.run(100, () => 'third')).toThrow(expect.objectContaining({ statusCode: 503 }));
  first.end('first');
  expect(await Promise.all([running, waiting])).toEqual(['first', 'second']);
  expect(await queue.run(100, () => 'third')).toBe('third');
});

test('[FND-04] one store is computed after the other, also after one that fails', async () => {
  const queue = makeStockQueue();
  const done: string[] = [];
  const first = held();
  const running = queue.run(1, async () => {
    await first.work();
    throw new Error('not readable');
  });
  const next = queue.run(1, () => void done.push('next'));
  expect(done).toEqual([]);
  first.end('');
  await expect(running).rejects.toThrow('not readable');
  await next;
  expect(done).toEqual(['next']);
});

test('[FND-04] a store of a catalogue larger than the limit is computed when none waits', async () => {
  expect(await makeStockQueue(10).run(500_000, () => 'large')).toBe('large');
});
