import { milesBetween } from '../../../../backend/stores/distance.ts';
import { makeStoreDirectory } from '../../../../backend/stores/store-directory.ts';
import type { BackendUnderTest } from '../support/backend-under-test.ts';
import { startBackendWithStores } from '../support/stocked-stores.ts';
import { makeWorkLog } from '../support/work-log.ts';

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackendWithStores();
});
afterAll(() => backend.close());

test('[STO-06] the nearest stores equal those found by measuring every distance', async () => {
  const directory = makeStoreDirectory(backend.database, backend.now);
  const all = await directory.all();
  for (let index = 0; index < 40; index += 1) {
    const from = { latitude: (index * 37) % 90, longitude: ((index * 53) % 360) - 180 };
    const measured = all.map((store) => milesBetween(from, store)).toSorted((one, other) => one - other);
    const found = (await directory.nearest(from, 7, 3000)).map(({ miles }) => miles);
    expect(found).toEqual(measured.slice(0, 7).filter((miles) => miles <= 3000));
  }
});

test('[STO-06] reads the table of stores once for many requests', async () => {
  const work = makeWorkLog();
  const directory = makeStoreDirectory(backend.database.withPlugin(work.plugin), backend.now);
  const statements = await work.of(async () => {
    for (let index = 0; index < 300; index += 1) {
      const from = { latitude: 25 + (index % 24), longitude: -70 - (index % 50) };
      expect(await directory.nearest(from, 5, 12_000)).toHaveLength(5);
    }
  });
  expect(statements).toEqual([expect.stringMatching(/^select \* from "store"/)]);
});

test('[STO-06] finds the nearest stores faster than by measuring every distance', async () => {
  const directory = makeStoreDirectory(backend.database, backend.now);
  const all = await directory.all();
  const searching: number[] = [];
  const measuring: number[] = [];
  const timed = async (times: number[], work: () => unknown): Promise<void> => {
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
  };
  for (let index = 0; index < 300; index += 1) {
    const from = { latitude: 25 + (index % 24), longitude: -70 - (index % 50) };
    await timed(searching, () => directory.nearest(from, 5, 12_000));
    await timed(measuring, () => all.map((store) => milesBetween(from, store)).toSorted((one, other) => one - other));
  }
  // Both alternate, so that a busy machine slows both; medians ignore outliers.
  const median = (times: number[]): number => times.toSorted((one, other) => one - other)[150] ?? Infinity;
  expect(median(searching)).toBeLessThan(median(measuring));
});
