import { isRecord } from '../../core/shared/is-record';
import type { Clock } from '../../core/shared/clock';
import type { KeyValueStorage } from '../../core/shared/key-value-storage';

export interface KeptTextPorts {
  /** Storage of this tab. */
  readonly storage: Pick<KeyValueStorage, 'read' | 'write' | 'remove'>;
  readonly clock: Clock;
  /** Identifies the shopper of this page: see `shopperKey`. */
  readonly shopper: string;
}

const KEY = 'CHECKOUT_TYPED';
const GUEST = 'guest';
const MAX_AGE_MS = 30 * 60_000;

/**
 * What was typed into a step when its session ended: some errors lead to the sign-out and the sign-in, and then back to
 * the step (ERR-04, CHK-09). It stays in this tab for half an hour, for the same shopper or for a guest who signs in.
 */
export class KeptText {
  readonly #ports: KeptTextPorts;
  readonly #step: string;

  /** @param step path of the step's page */
  constructor(step: string, ports: KeptTextPorts) {
    this.#step = step;
    this.#ports = ports;
  }

  keep(values: Readonly<Record<string, string>>): void {
    const { storage, clock, shopper } = this.#ports;
    storage.write(KEY, JSON.stringify({ step: this.#step, shopper, at: clock(), values }))();
  }

  forget(): void {
    this.#ports.storage.remove(KEY)();
  }

  /** Returns what was typed into this step and forgets it; undefined when there is nothing. */
  take(): Readonly<Record<string, string>> | undefined {
    const { storage, clock, shopper } = this.#ports;
    const stored = parse(storage.read(KEY)());
    if (!isRecord(stored) || stored.step !== this.#step) return undefined;
    this.forget();
    const isTheirs = stored.shopper === shopper || stored.shopper === GUEST;
    const isNew = typeof stored.at === 'number' && clock() - stored.at < MAX_AGE_MS;
    return isTheirs && isNew && isRecord(stored.values) ? textsIn(stored.values) : undefined;
  }
}

const textsIn = (values: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

const parse = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
};
