import type { BehaviourEvent, BehaviourTracker } from '../../core/analytics/behaviour';

/** Records events, oldest first. Without consent it records nothing. */
export class FakeBehaviourTracker implements BehaviourTracker {
  readonly #events: BehaviourEvent[] = [];
  #mayTrack = true;

  withdrawsConsent(): this {
    this.#mayTrack = false;
    return this;
  }

  readonly track: BehaviourTracker['track'] = (event) => () => {
    if (this.#mayTrack) this.#events.push(structuredClone(event));
  };

  recordedEvents(): ReadonlyArray<BehaviourEvent> {
    return structuredClone(this.#events);
  }

  /** The recorded events of one kind. */
  recordedEventsOf<Kind extends BehaviourEvent['kind']>(
    kind: Kind,
  ): ReadonlyArray<Extract<BehaviourEvent, { kind: Kind }>> {
    return this.recordedEvents().filter(
      (event): event is Extract<BehaviourEvent, { kind: Kind }> => event.kind === kind,
    );
  }
}
