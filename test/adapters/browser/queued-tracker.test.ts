import { QueuedTracker } from '../../../adapters/browser/queued-tracker';
import type { BehaviourEvent } from '../../../core/analytics/behaviour';
import { behaviourTrackerContract } from '../../contracts/behaviour-tracker.contract';
import { FakeBehaviourTracker } from '../../fakes/fake-behaviour-tracker';
import { FakeKeyValueStorage } from '../../fakes/fake-key-value-storage';
import { FakeTime } from '../../fakes/fake-time';

const typed = (text: string): BehaviourEvent => ({ kind: 'search-focused', typed: text });

/** A page of a visit; storage and time of the visit continue on the next page. */
const open = (visit = { storage: new FakeKeyValueStorage(), time: new FakeTime() }) => {
  const { storage, time } = visit;
  const service = new FakeBehaviourTracker();
  const world = { mayTrack: true, isOffline: false, loads: 0 };
  let touch = (): void => undefined;
  const tracker = new QueuedTracker({
    consent: { mayTrack: () => world.mayTrack },
    whenActivated: (run) => (touch = run),
    load: async () => {
      world.loads += 1;
      if (world.isOffline) throw new Error('offline');
      return service;
    },
    storage,
    clock: time.clock,
  });
  const recorded = async (): Promise<ReadonlyArray<string>> => {
    await time.passes(0);
    return service.recordedEventsOf('search-focused').map((event) => event.typed);
  };
  return { visit, tracker, service, world, recorded, touch: () => touch() };
};

behaviourTrackerContract('QueuedTracker', () => {
  const { tracker, service, world, visit, touch } = open();
  touch();
  return {
    tracker,
    withdrawConsent: () => (world.mayTrack = false),
    arrived: async () => {
      await visit.time.passes(0);
      return service.recordedEvents().map(({ kind }) => kind);
    },
  };
});

test('[SRC-08] loads and sends nothing before the first interaction, then sends every event in order with one library', async () => {
  const { tracker, world, recorded, touch } = open();
  tracker.track(typed('a'))();
  tracker.track(typed('b'))();
  expect(await recorded()).toEqual([]);
  expect(world.loads).toBe(0);
  touch();
  tracker.track(typed('c'))();
  expect(await recorded()).toEqual(['a', 'b', 'c']);
  tracker.track(typed('d'))();
  expect(await recorded()).toEqual(['a', 'b', 'c', 'd']);
  expect(world.loads).toBe(1);
});

test('[SRC-08] loads nothing for an interaction without events', async () => {
  const { world, recorded, touch } = open();
  touch();
  await recorded();
  expect(world.loads).toBe(0);
});

test('[SRC-08] keeps the newest fifty queued events', async () => {
  const { tracker, recorded, touch } = open();
  for (let number = 1; number <= 60; number += 1) tracker.track(typed(String(number)))();
  touch();
  const all = await recorded();
  expect([all.length, all[0], all.at(-1)]).toEqual([50, '11', '60']);
});

test('[SRC-08] discards the events of a page that was left without an interaction', async () => {
  const first = open();
  first.tracker.track(typed('a'))();
  const second = open(first.visit);
  second.touch();
  expect(await second.recorded()).toEqual([]);
});

test('[SRC-08] sends the events of a page left right after an interaction from the next page, first and after an interaction', async () => {
  const first = open();
  first.world.isOffline = true;
  first.touch();
  first.tracker.track(typed('chosen'))();
  await first.recorded();
  const second = open(first.visit);
  second.tracker.track(typed('own'))();
  expect(await second.recorded()).toEqual([]);
  second.touch();
  expect(await second.recorded()).toEqual(['chosen', 'own']);
  const third = open(first.visit);
  third.touch();
  expect(await third.recorded()).toEqual([]);
});

test('[SRC-08] discards events older than three minutes', async () => {
  const { visit, tracker, recorded, touch } = open();
  tracker.track(typed('old'))();
  await visit.time.passes(180_000);
  tracker.track(typed('new'))();
  touch();
  expect(await recorded()).toEqual(['new']);
});

test('[SRC-08] retries a failed library at the next event without losing events', async () => {
  const { tracker, world, recorded, touch } = open();
  world.isOffline = true;
  touch();
  tracker.track(typed('a'))();
  expect(await recorded()).toEqual([]);
  world.isOffline = false;
  tracker.track(typed('b'))();
  expect(await recorded()).toEqual(['a', 'b']);
});

test('[ANA-01] loads, stores and sends nothing without consent, queued events included', async () => {
  const { visit, tracker, world, recorded, touch } = open();
  tracker.track(typed('a'))();
  world.mayTrack = false;
  touch();
  tracker.track(typed('b'))();
  expect(await recorded()).toEqual([]);
  expect(world.loads).toBe(0);
  expect(visit.storage.all).toEqual({});
});

test('[ANA-01] records events from a later consent on', async () => {
  const { tracker, world, recorded, touch } = open();
  world.mayTrack = false;
  touch();
  tracker.track(typed('before'))();
  world.mayTrack = true;
  tracker.track(typed('after'))();
  expect(await recorded()).toEqual(['after']);
});

test.each(['no JSON', '{}', '[1, null, {"at": 1}]', '[{"at": "1", "event": {"kind": "x"}}]'])(
  '[SRC-08] ignores foreign data in its storage entry: %s',
  async (text) => {
    const visit = { storage: new FakeKeyValueStorage().has('behaviourWaiting', text), time: new FakeTime() };
    const { tracker, recorded, touch } = open(visit);
    expect(touch).not.toThrow();
    tracker.track(typed('a'))();
    expect(await recorded()).toEqual(['a']);
  },
);
