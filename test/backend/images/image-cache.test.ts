import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeImageCache } from '../../../backend/images/serve/image-cache.ts';
import type { ImageCache } from '../../../backend/images/serve/image-cache.ts';
import { makeRenderQueue, QueueFull } from '../../../backend/images/serve/render-queue.ts';

let folder = '';

const open = (facts: { memoryBytes?: number; folderBytes?: number } = {}): ImageCache =>
  makeImageCache({ folder, memoryBytes: 1000, folderBytes: 1_000_000, warn: () => undefined, ...facts });

const key = (number: number): string => number.toString(16).padStart(32, '0');

const files = async (): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'image-cache-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the picture cache', () => {
  test('concurrent requests for one picture render it once', async () => {
    const cache = open();
    let made = 0;
    const make = async (): Promise<Buffer> => {
      made += 1;
      return Buffer.from('picture');
    };
    const bodies = await Promise.all(Array.from({ length: 40 }, () => cache.get(key(1), make)));
    expect(made).toBe(1);
    expect(new Set(bodies.map(String))).toEqual(new Set(['picture']));
    await cache.settled();
  });

  test('a failed rendering is not cached: the next request tries again', async () => {
    const cache = open();
    await expect(cache.get(key(1), () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(cache.get(key(1), async () => Buffer.from('whole'))).resolves.toEqual(Buffer.from('whole'));
    await cache.settled();
  });

  test('reads evicted pictures from the folder', async () => {
    const cache = open({ memoryBytes: 10 });
    await cache.get(key(1), async () => Buffer.from('12345678'));
    await cache.settled();
    await cache.get(key(2), async () => Buffer.from('87654321'));
    await cache.settled();
    const again = await cache.get(key(1), () => Promise.reject(new Error('drawn again')));
    expect(String(again)).toBe('12345678');
  });

  test('the folder stays within its size; the least recently used files are removed first', async () => {
    const cache = open({ memoryBytes: 1, folderBytes: 300 });
    for (const number of [1, 2, 3]) {
      await cache.get(key(number), async () => Buffer.alloc(100));
      await cache.settled();
    }
    await cache.get(key(1), () => Promise.reject(new Error('drawn again')));
    await cache.get(key(4), async () => Buffer.alloc(100));
    await cache.settled();
    expect((await files()).sort()).toEqual([key(1), key(3), key(4)]);
  });

  test('an earlier run counts towards the size', async () => {
    const first = open({ folderBytes: 1000 });
    for (const number of [1, 2, 3, 4, 5]) await first.get(key(number), async () => Buffer.alloc(100));
    await first.settled();
    const second = open({ folderBytes: 200 });
    await second.settled();
    expect(await files()).toHaveLength(2);
  });

  test('a file removed by hand is drawn again', async () => {
    const first = open();
    await first.get(key(1), async () => Buffer.from('old'));
    await first.settled();
    const second = open();
    await second.settled();
    await rm(folder, { recursive: true });
    expect(String(await second.get(key(1), async () => Buffer.from('new')))).toBe('new');
    await second.settled();
  });
});

describe('the drawing queue', () => {
  test('draws all jobs, at most the limit at a time', async () => {
    const queue = makeRenderQueue({ atOnce: 2, waiting: 100 });
    let running = 0;
    let most = 0;
    const job = async (): Promise<void> => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
    };
    await Promise.all(Array.from({ length: 30 }, () => queue.run(job)));
    expect([most, running, queue.waiting()]).toEqual([2, 0, 0]);
  });

  test('rejects jobs above the queue limit at once, and frees the slot of a failed job', async () => {
    const queue = makeRenderQueue({ atOnce: 1, waiting: 1 });
    let fail: (error: Error) => void = () => undefined;
    const first = queue.run(() => new Promise<never>((_resolve, reject) => (fail = reject)));
    const second = queue.run(async () => 'second');
    await expect(queue.run(async () => 'third')).rejects.toBeInstanceOf(QueueFull);
    fail(new Error('broken'));
    await expect(first).rejects.toThrow('broken');
    await expect(second).resolves.toBe('second');
  });
});
