import { reaction } from 'mobx';
import { isRecord } from '../../core/shared/is-record';
import type { HeaderUser } from '../../core/identity/session/header-user';
import type { Clock } from '../../core/shared/clock';
import type { Disposer } from '../../core/shared/disposer';
import { ownValue } from '../../core/shared/own-value';
import type { Entered, Texts, TextSlot } from './step-text';

export interface KeptTextPorts {
  readonly slot: TextSlot;
  readonly clock: Clock;
  /** Whose text it is: see `ownersOfText`. Undefined: nobody can be told from others, so nothing is kept or restored. */
  readonly owner: string | undefined;
  /** Who the owner was before a sign-in, if that is known. */
  readonly before?: string | undefined;
  /** Whether the page shows a form that was posted and refused: it is newer than what is kept. */
  readonly isPosted?: boolean;
}

const MAX_AGE_MS = 30 * 60_000;

/**
 * What was typed into the steps of the checkout and not sent yet (CHK-01, CHK-09). It survives Back, a reload and the end of
 * the session: some errors lead to the sign-out and the sign-in, and then back to the step (ERR-04). It stays in this tab
 * until half an hour after the last change, for the same account, for a guest with the same cart, or for the account to
 * which that cart has gone: the next person at this tab never sees it.
 */
export class KeptText {
  readonly #ports: KeptTextPorts;
  readonly #step: string;
  /** The values of the server's page, which need not be kept: they may be newer when the step is opened again. */
  #initial: Entered = {};

  /** @param step path of the step's page */
  constructor(step: string, ports: KeptTextPorts) {
    this.#step = step;
    this.#ports = ports;
  }

  /** Keeps what differs from the server's page. */
  keep(entered: Entered): void {
    const changed = Object.entries(entered).filter(([name, value]) => value !== ownValue(this.#initial, name));
    this.#write({ ...this.#steps(), [this.#step]: Object.fromEntries(changed) });
  }

  /** Forgets what was typed into this step, because it was sent. */
  forget(): void {
    const { [this.#step]: _sent, ...others } = this.#steps();
    if (Object.keys(others).length > 0) this.#write(others);
    else this.#ports.slot.remove();
  }

  /** Returns what was typed into this step; undefined when there is nothing. Text of somebody else is removed. */
  read(): Texts | undefined {
    const typed = ownValue(this.#steps(), this.#step);
    return isRecord(typed) ? textsIn(typed) : undefined;
  }

  /**
   * Restores what was typed before, and from then on keeps what is entered. A field that the shopper has changed since the
   * page came keeps its new value.
   * @param initial the values of the server's page
   */
  follow(initial: Entered, entered: () => Entered, restore: (typed: Texts) => void): Disposer {
    const { isPosted = false } = this.#ports;
    if (!isPosted) this.#initial = initial;
    const now = entered();
    const isChanged = isPosted || !isSame(now, initial);
    const typed = isPosted ? undefined : this.read();
    if (typed !== undefined) {
      const isUntouched = (name: string): boolean => ownValue(now, name) === ownValue(initial, name);
      restore(Object.fromEntries(Object.entries(typed).filter(([name]) => isUntouched(name))));
      // The server knows it all: it was sent.
      if (!isChanged && isSame(entered(), now)) this.forget();
    }
    const keep = (): void => this.keep(entered());
    return reaction(() => JSON.stringify(entered()), keep, { fireImmediately: isChanged });
  }

  #write(steps: Readonly<Record<string, unknown>>): void {
    const { slot, clock, owner } = this.#ports;
    if (owner !== undefined) slot.write(JSON.stringify({ owner, at: clock(), steps }))();
  }

  #steps(): Readonly<Record<string, unknown>> {
    const { slot, clock, owner, before } = this.#ports;
    const stored = parse(slot.read());
    if (owner === undefined || !isRecord(stored)) return {};
    const isTheirs = stored.owner === owner || (before !== undefined && stored.owner === before);
    const isNew = typeof stored.at === 'number' && clock() - stored.at < MAX_AGE_MS;
    if (isTheirs && isNew && isRecord(stored.steps)) return stored.steps;
    slot.remove();
    return {};
  }
}

/**
 * Returns whose text a page's is: that of an account with its cart, or of a guest's cart. At sign-in the guest's cart becomes
 * that of an account without one and keeps its id, so its text is the account's, too. A placed order leaves its cart, and
 * so its text, behind.
 */
export const ownersOfText = (
  { userId, isRegistered }: Pick<HeaderUser, 'userId' | 'isRegistered'>,
  cart: string | undefined,
): Pick<KeptTextPorts, 'owner' | 'before'> => {
  if (cart === undefined) return { owner: undefined };
  if (!isRegistered) return { owner: guestOf(cart) };
  return { owner: userId && `account ${userId} ${cart}`, before: guestOf(cart) };
};

/** Whose text is that of a guest with this cart. */
export const guestOf = (cart: string): string => `cart ${cart}`;

const isSame = (one: Entered, other: Entered): boolean => JSON.stringify(one) === JSON.stringify(other);

const textsIn = (values: Readonly<Record<string, unknown>>): Texts =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

/** Reads what is stored; undefined when it is no JSON. */
export const parse = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
};
