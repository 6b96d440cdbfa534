import * as TE from 'fp-ts/TaskEither';
import { makeWatchCatalogue } from '../../../core/catalogue/watch-catalogue';
import type { UpstreamFailure } from '../../../core/shared/upstream-failure';
import { anUnreachable } from '../../builders/upstream-failure';

/** Polls every two seconds of virtual time. */
const openWorld = () => {
  let now = 100_000;
  let version: TE.TaskEither<UpstreamFailure, string | undefined> = TE.right('1');
  return {
    says: (next: typeof version) => void (version = next),
    clock: () => now,
    version: (): ReturnType<typeof version> => version(),
    pass: (ms: number) => void (now += ms),
  };
};

const LOOK_MS = 2_000;

/** Runs one poll: its timer, then its response. */
const look = async (world: ReturnType<typeof openWorld>): Promise<void> => {
  world.pass(LOOK_MS);
  await jest.advanceTimersByTimeAsync(LOOK_MS);
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const start = async () => {
  const world = openWorld();
  const watch = makeWatchCatalogue(world);
  const stop = watch.start();
  await look(world);
  return { world, watch, stop };
};

test('[PLT-04] reports a new version within two seconds, but not the first one', async () => {
  const { world, watch, stop } = await start();
  expect(watch.changedAt()).toBe(0);
  world.says(TE.right('2'));
  await look(world);
  expect(watch.changedAt()).toBe(world.clock());
  stop();
});

test('[PLT-04] reports a constantly changing version every four seconds, and its last change', async () => {
  const { world, watch, stop } = await start();
  const noticed = new Set<number>();
  for (let version = 2; version < 12; version += 1) {
    world.says(TE.right(String(version)));
    await look(world);
    noticed.add(watch.changedAt());
  }
  expect(noticed.size).toBe(5);
  const last = world.clock();
  await look(world);
  await look(world);
  expect(watch.changedAt()).toBeGreaterThanOrEqual(last);
  stop();
});

test('[PLT-04] reports nothing for a failed poll or a backend without versions', async () => {
  const { world, watch, stop } = await start();
  world.says(TE.left(anUnreachable()));
  await look(world);
  world.says(TE.right(undefined));
  await look(world);
  expect(watch.changedAt()).toBe(0);
  stop();
});

test('[PLT-04] polls no more after the end', async () => {
  const { world, watch, stop } = await start();
  stop();
  world.says(TE.right('2'));
  await look(world);
  expect(watch.changedAt()).toBe(0);
});
