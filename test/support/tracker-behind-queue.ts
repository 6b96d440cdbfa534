import { QueuedTracker } from '../../adapters/browser/queued-tracker';
import type { BehaviourEvent, BehaviourTracker } from '../../core/analytics/behaviour';
import type { BehaviourTrackerWorld } from '../contracts/behaviour-tracker.contract';
import { FakeKeyValueStorage } from '../fakes/fake-key-value-storage';

/** Runs all pending microtasks. */
export const flushMicrotasks = async (): Promise<void> => {
  for (let turn = 0; turn < 200; turn += 1) await Promise.resolve();
};

type Kind = BehaviourEvent['kind'];

/**
 * Returns a service's tracker behind its queue, as pages use it. `recorded` returns the service's names of the events;
 * `kinds` maps them.
 */
export const trackerBehindQueue = (
  tracker: BehaviourTracker,
  recorded: () => ReadonlyArray<string>,
  kinds: Readonly<Record<string, Kind>>,
): BehaviourTrackerWorld => {
  const consent = { may: true };
  return {
    tracker: new QueuedTracker({
      consent: { mayTrack: () => consent.may },
      whenActivated: (run) => run(),
      load: async () => tracker,
      storage: new FakeKeyValueStorage(),
      clock: () => 0,
    }),
    withdrawConsent: () => (consent.may = false),
    arrived: async () => {
      await flushMicrotasks();
      return recorded().flatMap((words) => kinds[words] ?? []);
    },
  };
};
