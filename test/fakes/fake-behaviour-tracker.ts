import type { BehaviourEvent, BehaviourTracker } from '../../core/analytics/behaviour';

/** Remembers what it was told, in order; of a shopper who may not be followed it remembers nothing. */
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

  told(): ReadonlyArray<BehaviourEvent> {
    return structuredClone(this.#events);
  }

  /** The events of one kind that it received. */
  toldOf<Kind extends BehaviourEvent['kind']>(kind: Kind): ReadonlyArray<Extract<BehaviourEvent, { kind: Kind }>> {
    return this.told().filter((event): event is Extract<BehaviourEvent, { kind: Kind }> => event.kind === kind);
  }
}
