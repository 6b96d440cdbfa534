import * as E from 'fp-ts/Either';
import type { OpenOrders, PersonalData } from '../../core/account/data/personal-data';
import type { SignInNeeded } from '../../core/orders/order-gateway';
import type { UpstreamFailure } from '../../core/shared/upstream-failure';
import { aRefusal } from '../builders/upstream-failure';
import { FakeCaller } from './fake-caller';
import { FakeUpstream } from './fake-upstream';

interface Account {
  readonly email: string;
  readonly password: string;
  readonly openOrders: ReadonlyArray<string>;
}

const SIGN_IN_NEEDED = { kind: 'sign-in-needed' } as const;
type Removal = E.Either<OpenOrders | SignInNeeded | UpstreamFailure, void>;

const WRONG_PASSWORD = aRefusal({ service: 'commerce', status: 400, facts: ['old-password-refused'] });

/** Accounts in memory. `caller` identifies the owner; a deletion signs the caller out. */
export class FakePersonalData extends FakeUpstream<keyof PersonalData> implements PersonalData {
  readonly #accounts = new Map<string, Account>();

  constructor(readonly caller: FakeCaller = new FakeCaller()) {
    super('commerce');
  }

  hasAccount(userId: string, email: string, password = 'Pawsome123', openOrders: ReadonlyArray<string> = []): this {
    this.#accounts.set(userId, { email, password, openOrders });
    return this;
  }

  exists(userId: string): boolean {
    return this.#accounts.has(userId);
  }

  readonly download: PersonalData['download'] = this.respondEither('download', () => {
    const own = this.#own;
    return own === undefined ? E.left(SIGN_IN_NEEDED) : E.right({ account: { email: own.email } });
  });

  readonly deleteAccount: PersonalData['deleteAccount'] = (password) =>
    this.respondEither('deleteAccount', (): Removal => {
      const own = this.#own;
      if (own === undefined) return E.left(SIGN_IN_NEEDED);
      if (own.password !== password) return E.left(WRONG_PASSWORD);
      if (own.openOrders.length > 0) return E.left({ kind: 'open-orders', orderIds: own.openOrders } as const);
      this.#accounts.delete(this.caller.userId ?? '');
      this.caller.signsOut();
      return E.right(undefined);
    });

  get #own(): Account | undefined {
    return this.caller.isRegistered ? this.#accounts.get(this.caller.userId ?? '') : undefined;
  }
}
