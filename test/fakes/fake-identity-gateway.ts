import * as E from 'fp-ts/Either';
import type { Identity, IdentityGateway } from '../../core/identity/session/identity-gateway';
import type { Refused } from '../../core/shared/upstream-failure';
import { aRefusal } from '../builders/upstream-failure';
import { FakeCaller } from './fake-caller';
import { FakeUpstream } from './fake-upstream';

interface Account {
  readonly userId: string;
  readonly password: string;
  wrongPasswords: number;
  isDisabled: boolean;
}

/** Accounts in memory with lockout. `caller` holds the caller's identity. */
export class FakeIdentityGateway extends FakeUpstream<keyof IdentityGateway> implements IdentityGateway {
  /** An account locks after this many wrong passwords. */
  static readonly MAX_WRONG_PASSWORDS = 6;

  readonly #accounts = new Map<string, Account>();
  #lastGuest = 700_000;
  #lastCustomer = 800_000;

  constructor(readonly caller: FakeCaller = new FakeCaller()) {
    super('commerce');
  }

  /** Adds an account. The email is stored in lower case and signs in that way only. */
  hasCustomer(email: string, password: string, userId = String((this.#lastCustomer += 1))): this {
    this.#accounts.set(email.toLowerCase(), { userId, password, wrongPasswords: 0, isDisabled: false });
    return this;
  }

  isLocked(email: string): this {
    this.#account(email).wrongPasswords = FakeIdentityGateway.MAX_WRONG_PASSWORDS;
    return this;
  }

  isDisabled(email: string): this {
    this.#account(email).isDisabled = true;
    return this;
  }

  readonly becomeGuest: IdentityGateway['becomeGuest'] = this.respond('becomeGuest', () => {
    const userId = String((this.#lastGuest += 1));
    this.caller.becomesGuest(userId);
    return { userId };
  });

  readonly signIn: IdentityGateway['signIn'] = (logonId, password) =>
    this.respondEither('signIn', () => {
      const result = authenticate(this.#accounts.get(logonId), password);
      if (E.isRight(result)) this.caller.signsIn(result.right.userId);
      return result;
    });

  readonly signOut: IdentityGateway['signOut'] = this.respond('signOut', () => void this.caller.signsOut());

  #account(email: string): Account {
    const account = this.#accounts.get(email.toLowerCase());
    if (account === undefined) throw new Error(`${email} has no account here`);
    return account;
  }
}

const authenticate = (account: Account | undefined, password: string): E.Either<Refused, Identity> => {
  if (account === undefined) return E.left(WRONG);
  if (account.isDisabled) return E.left(DISABLED);
  if (account.wrongPasswords >= FakeIdentityGateway.MAX_WRONG_PASSWORDS) return E.left(LOCKED);
  account.wrongPasswords = account.password === password ? 0 : account.wrongPasswords + 1;
  return account.password === password ? E.right({ userId: account.userId }) : E.left(WRONG);
};

const WRONG = aRefusal({
  facts: ['password-refused'],
  message: 'Either the logon ID or the password is incorrect.',
});
const LOCKED = aRefusal({
  facts: ['account-locked'],
  message: 'Too many attempts. Your account is locked for a while.',
});
const DISABLED = aRefusal({ message: 'Your account is disabled.' });
