import * as E from 'fp-ts/Either';
import type { Profile, ProfileFailure, ProfileGateway } from '../../core/account/profile/profile-gateway';
import type { ShopFact } from '../../core/shared/shop-fact';
import { aRefusal } from '../builders/upstream-failure';
import { FakeCaller } from './fake-caller';
import { FakeUpstream } from './fake-upstream';

interface Account {
  profile: Profile;
  password: string;
  code: string | undefined;
  triesLeft: number;
}

const TRIES = 5;
/** A name of an account is never emptied. */
const isName = (text: string): boolean => /^\D+$/.test(text);

const SIGN_IN_NEEDED = { kind: 'sign-in-needed' } as const;
const refused = (fact: ShopFact): E.Either<ProfileFailure, never> =>
  E.left(aRefusal({ service: 'commerce', status: 400, facts: [fact] }));

/** Accounts in memory with their passwords, and the codes mailed to new addresses. `caller` identifies the owner. */
export class FakeProfileGateway extends FakeUpstream<keyof ProfileGateway> implements ProfileGateway {
  readonly #accounts = new Map<string, Account>();
  #codes = 0;

  constructor(readonly caller: FakeCaller = new FakeCaller()) {
    super('commerce');
  }

  hasAccount(userId: string, profile: Profile, password = 'Pawsome123'): this {
    this.#accounts.set(userId, { profile: { ...profile }, password, code: undefined, triesLeft: 0 });
    return this;
  }

  /** The code mailed to a shopper's new address while it can be used. */
  mailedCode(userId: string): string | undefined {
    return this.#accounts.get(userId)?.code;
  }

  passwordOf(userId: string): string | undefined {
    return this.#accounts.get(userId)?.password;
  }

  readonly profile: ProfileGateway['profile'] = this.respondEither('profile', () =>
    this.#own(({ profile }) => E.right({ ...profile })),
  );

  readonly change: ProfileGateway['change'] = (change) =>
    this.respondEither('change', () =>
      this.#own((account) => {
        const { firstName, lastName, phone, wantsOffers, reminders } = { ...account.profile, ...change };
        if (change.firstName !== undefined && !isName(firstName)) return refused('first-name-refused');
        if (change.lastName !== undefined && !isName(lastName)) return refused('last-name-refused');
        if (phone !== '' && phone.length !== 10) return refused('phone-number-refused');
        account.profile = {
          ...account.profile,
          firstName,
          lastName,
          phone,
          wantsOffers,
          reminders: account.profile.reminders.map(
            (before) => reminders.find(({ kind }) => kind === before.kind) ?? before,
          ),
        };
        return E.right(undefined);
      }),
    );

  readonly requestEmail: ProfileGateway['requestEmail'] = ({ email, oldPassword }) =>
    this.respondEither('requestEmail', () =>
      this.#own((account) => {
        if (account.profile.hasPassword && account.password !== oldPassword) return refused('old-password-refused');
        const wanted = email.toLowerCase();
        if (!wanted.includes('@') || wanted === account.profile.email) return refused('email-refused');
        if (this.#isTaken(wanted)) return refused('email-taken');
        account.profile = { ...account.profile, pendingEmail: wanted };
        account.code = `CODE${(this.#codes += 1)}`;
        account.triesLeft = TRIES;
        return E.right(undefined);
      }),
    );

  readonly confirmEmail: ProfileGateway['confirmEmail'] = (code) =>
    this.respondEither('confirmEmail', () =>
      this.#own((account) => {
        const { pendingEmail } = account.profile;
        if (pendingEmail === undefined || account.code !== code) {
          account.triesLeft -= 1;
          if (account.triesLeft <= 0) this.#forget(account);
          return refused('code-refused');
        }
        this.#forget(account);
        if (this.#isTaken(pendingEmail)) return refused('email-taken');
        account.profile = { ...account.profile, email: pendingEmail };
        return E.right(undefined);
      }),
    );

  readonly changePassword: ProfileGateway['changePassword'] = ({ oldPassword, newPassword }) =>
    this.respondEither('changePassword', () =>
      this.#own((account) => {
        if (newPassword.length < 6) return refused('password-refused');
        if (account.password !== oldPassword) return refused('old-password-refused');
        account.password = newPassword;
        return E.right(undefined);
      }),
    );

  #isTaken(email: string): boolean {
    return [...this.#accounts.values()].some(({ profile }) => profile.email === email);
  }

  #forget(account: Account): void {
    account.profile = { ...account.profile, pendingEmail: undefined };
    account.code = undefined;
  }

  #own<A>(work: (account: Account) => E.Either<ProfileFailure, A>): E.Either<ProfileFailure, A> {
    const { userId, isRegistered } = this.caller;
    const account = isRegistered ? this.#accounts.get(userId ?? '') : undefined;
    return account === undefined ? E.left(SIGN_IN_NEEDED) : work(account);
  }
}
