import { QueuedTracker } from '../../adapters/browser/queued-tracker';
import type { BehaviourEvent, BehaviourTracker } from '../../core/analytics/behaviour';
import type { BehaviourTrackerWorld } from '../contracts/behaviour-tracker.contract';
import { FakeKeyValueStorage } from '../fakes/fake-key-value-storage';

/** Lets everything go on that waits for nothing but its turn. */
export const quiet = async (): Promise<void> => {
  for (let turn = 0; turn < 200; turn += 1) await Promise.resolve();
};

type Kind = BehaviourEvent['kind'];

/** A service's tracker as pages have it, behind its queue; what the service was told is in the service's own words. */
export const trackerBehindQueue = (
  tracker: BehaviourTracker,
  told: () => ReadonlyArray<string>,
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
      await quiet();
      return told().flatMap((words) => kinds[words] ?? []);
    },
  };
};
