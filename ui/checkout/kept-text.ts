import { isRecord } from '../../core/shared/is-record';
import type { HeaderUser } from '../../core/identity/session/header-user';
import type { Clock } from '../../core/shared/clock';
import type { KeyValueStorage } from '../../core/shared/key-value-storage';

export interface KeptTextPorts {
  /** Storage of this tab. */
  readonly storage: Pick<KeyValueStorage, 'read' | 'write' | 'remove'>;
  readonly clock: Clock;
  /** Whose text it is: see `ownersOfText`. Undefined: nobody can be told from others, so nothing is kept or taken. */
  readonly owner: string | undefined;
  /** Who the owner was before a sign-in, if that is known. */
  readonly before?: string | undefined;
}

const KEY = 'CHECKOUT_TYPED';
const MAX_AGE_MS = 30 * 60_000;

/**
 * What was typed into a step when its session ended: some errors lead to the sign-out and the sign-in, and then back to
 * the step (ERR-04, CHK-09). It stays in this tab for half an hour, for the same account, for a guest with the same cart,
 * or for the account to which that cart has gone: the next person at this tab never sees it.
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
    const { storage, clock, owner } = this.#ports;
    if (owner === undefined) return;
    storage.write(KEY, JSON.stringify({ step: this.#step, owner, at: clock(), values }))();
  }

  forget(): void {
    this.#ports.storage.remove(KEY)();
  }

  /** Returns what was typed into this step and forgets it; undefined when there is nothing. */
  take(): Readonly<Record<string, string>> | undefined {
    const { storage, clock, owner, before } = this.#ports;
    const stored = parse(storage.read(KEY)());
    if (!isRecord(stored) || stored.step !== this.#step) return undefined;
    this.forget();
    const isTheirs = [owner, before].some((each) => each !== undefined && stored.owner === each);
    const isNew = typeof stored.at === 'number' && clock() - stored.at < MAX_AGE_MS;
    return isTheirs && isNew && isRecord(stored.values) ? textsIn(stored.values) : undefined;
  }
}

/**
 * Returns whose text a page's is: that of an account, or of a guest's cart. At sign-in the guest's cart becomes that of an
 * account without one and keeps its id, so its text is the account's, too.
 */
export const ownersOfText = (
  { userId, isRegistered }: Pick<HeaderUser, 'userId' | 'isRegistered'>,
  cart: string | undefined,
): Pick<KeptTextPorts, 'owner' | 'before'> => {
  const guest = cart === undefined ? undefined : `cart ${cart}`;
  if (!isRegistered) return { owner: guest };
  return userId === undefined ? { owner: undefined } : { owner: `account ${userId}`, before: guest };
};

const textsIn = (values: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

const parse = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
};
