import type { BehaviourEvent, BehaviourTracker } from '../../core/analytics/behaviour';
import type { Consent } from '../../core/analytics/consent';
import type { Clock } from '../../core/shared/clock';
import type { KeyValueStorage } from '../../core/shared/key-value-storage';
import { BEHAVIOUR_WAITING_KEY } from '../session/session-names';

export interface QueuedTrackerPorts {
  readonly consent: Consent;
  /** Calls `run` at the first user activation of the page, or at once if that has happened. */
  readonly whenActivated: (run: () => void) => void;
  /** Loads the tracker of the service. Called again at the next event when it rejects. */
  readonly load: () => Promise<BehaviourTracker>;
  /** The session storage, in which events are kept for the next page. */
  readonly storage: Pick<KeyValueStorage, 'read' | 'write' | 'remove'>;
  readonly clock: Clock;
}

interface Waiting {
  /** When the event happened, in milliseconds since 1970. */
  readonly at: number;
  readonly event: BehaviourEvent;
}

const MAX_EVENTS = 50;
/** Older events are dropped, as by the search service’s own library. */
const MAX_AGE_MS = 180_000;

/**
 * Queues behavioural events until the first user activation, since nothing may be loaded for tracking before and the visitor
 * may be a bot. The newest fifty events are kept. Without an activation they are dropped with the page. After one they are
 * stored, so that the next page sends them if this one is left before the tracker is loaded. Events are dropped when consent
 * is withdrawn (ANA-01).
 */
export class QueuedTracker implements BehaviourTracker {
  #waiting: ReadonlyArray<Waiting> = [];
  #isActivated = false;
  #isLoading = false;
  #tracker: BehaviourTracker | undefined;
  readonly #ports: QueuedTrackerPorts;

  constructor(ports: QueuedTrackerPorts) {
    this.#ports = ports;
    ports.whenActivated(() => {
      this.#isActivated = true;
      this.#waiting = newest([...this.#stored(), ...this.#waiting]);
      this.#flush();
    });
  }

  readonly track: BehaviourTracker['track'] = (event) => () => {
    try {
      if (!this.#ports.consent.mayTrack()) return;
      this.#waiting = newest([...this.#waiting, { at: this.#ports.clock(), event }]);
      this.#flush();
    } catch {
      // Ignored on purpose: errors of tracking must not affect shoppers (ANA-01).
    }
  };

  #flush(): void {
    if (!this.#ports.consent.mayTrack()) return this.#forget();
    if (!this.#isActivated || this.#waiting.length === 0) return;
    if (this.#tracker !== undefined) return this.#send(this.#tracker);
    this.#ports.storage.write(BEHAVIOUR_WAITING_KEY, JSON.stringify(this.#waiting))();
    if (this.#isLoading) return;
    this.#isLoading = true;
    void this.#ports
      .load()
      .then((tracker) => {
        this.#tracker = tracker;
        this.#send(tracker);
      })
      .catch(() => undefined)
      .finally(() => (this.#isLoading = false));
  }

  #send(tracker: BehaviourTracker): void {
    const waiting = this.#waiting;
    this.#forget();
    if (!this.#ports.consent.mayTrack()) return;
    for (const { at, event } of waiting) {
      if (this.#ports.clock() - at < MAX_AGE_MS) tracker.track(event)();
    }
  }

  #forget(): void {
    this.#waiting = [];
    this.#ports.storage.remove(BEHAVIOUR_WAITING_KEY)();
  }

  #stored(): ReadonlyArray<Waiting> {
    const stored = this.#ports.storage.read(BEHAVIOUR_WAITING_KEY)();
    return stored === undefined ? [] : readWaiting(stored);
  }
}

const newest = (waiting: ReadonlyArray<Waiting>): ReadonlyArray<Waiting> => waiting.slice(-MAX_EVENTS);

/** Parses stored events. Anything else counts as empty. */
const readWaiting = (text: string): ReadonlyArray<Waiting> => {
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) ? read.filter(isWaiting) : [];
  } catch {
    return [];
  }
};

const isWaiting = (thing: unknown): thing is Waiting =>
  typeof thing === 'object' &&
  thing !== null &&
  'at' in thing &&
  typeof thing.at === 'number' &&
  'event' in thing &&
  typeof thing.event === 'object' &&
  thing.event !== null &&
  'kind' in thing.event;
