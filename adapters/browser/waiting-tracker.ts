import type { BehaviourEvent, BehaviourTracker } from '../../core/analytics/behaviour';
import type { Consent } from '../../core/analytics/consent';
import type { Clock } from '../../core/shared/clock';
import type { KeyValueStorage } from '../../core/shared/key-value-storage';
import { BEHAVIOUR_WAITING_KEY } from '../session/session-names';

export interface WaitingTrackerPorts {
  readonly consent: Consent;
  /** Runs what it is given at the first touch of the page, or at once when that was before. */
  readonly whenActivated: (run: () => void) => void;
  /** Fetches what tells the service; asked again at the next event when it could not be had. */
  readonly load: () => Promise<BehaviourTracker>;
  /** Where events outlive the page, for as long as the visit lasts. */
  readonly storage: Pick<KeyValueStorage, 'read' | 'write' | 'remove'>;
  readonly clock: Clock;
}

interface Waiting {
  /** In milliseconds. */
  readonly at: number;
  readonly event: BehaviourEvent;
}

const MAX_EVENTS = 50;
/** The search service’s own library forgets what is older, too. */
const TOLD_WITHIN_MS = 180_000;

/**
 * Lets what a shopper does wait until they have touched the page, as before nothing may be loaded for it and it may be
 * nobody. The newest fifty wait; those of a page that was never touched are forgotten with it, those of a page that was
 * touched and left at once, as by a tap on a product, go out from the next one. A page from the browser's memory is the
 * view that was told of before: it is not told of again. What waits is not told once consent is withdrawn (ANA-01).
 */
export class WaitingTracker implements BehaviourTracker {
  private waiting: ReadonlyArray<Waiting> = [];
  private isTouched = false;
  private isLoading = false;
  private tracker: BehaviourTracker | undefined;

  constructor(private readonly ports: WaitingTrackerPorts) {
    ports.whenActivated(() => {
      this.isTouched = true;
      this.waiting = newest([...this.kept(), ...this.waiting]);
      this.goOn();
    });
  }

  readonly track: BehaviourTracker['track'] = (event) => () => {
    try {
      if (!this.ports.consent.mayTrack()) return;
      this.waiting = newest([...this.waiting, { at: this.ports.clock(), event }]);
      this.goOn();
    } catch {
      // Swallowed on purpose: no shopper should suffer from being counted (ANA-01).
    }
  };

  private goOn(): void {
    if (!this.ports.consent.mayTrack()) return this.forget();
    if (!this.isTouched || this.waiting.length === 0) return;
    if (this.tracker !== undefined) return this.tell(this.tracker);
    this.ports.storage.write(BEHAVIOUR_WAITING_KEY, JSON.stringify(this.waiting))();
    if (this.isLoading) return;
    this.isLoading = true;
    void this.ports
      .load()
      .then((tracker) => {
        this.tracker = tracker;
        this.tell(tracker);
      })
      .catch(() => undefined)
      .finally(() => (this.isLoading = false));
  }

  private tell(tracker: BehaviourTracker): void {
    const { waiting } = this;
    this.forget();
    if (!this.ports.consent.mayTrack()) return;
    for (const { at, event } of waiting) {
      if (this.ports.clock() - at < TOLD_WITHIN_MS) tracker.track(event)();
    }
  }

  private forget(): void {
    this.waiting = [];
    this.ports.storage.remove(BEHAVIOUR_WAITING_KEY)();
  }

  private kept(): ReadonlyArray<Waiting> {
    const kept = this.ports.storage.read(BEHAVIOUR_WAITING_KEY)();
    return kept === undefined ? [] : readWaiting(kept);
  }
}

const newest = (waiting: ReadonlyArray<Waiting>): ReadonlyArray<Waiting> => waiting.slice(-MAX_EVENTS);

/** What this very class wrote; anything else in its place is nothing. */
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
