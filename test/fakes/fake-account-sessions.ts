import * as E from 'fp-ts/Either';
import type { AccountSession, AccountSessions, SessionEnding } from '../../core/account/security/account-sessions';
import { FakeCaller } from './fake-caller';
import { FakeUpstream } from './fake-upstream';

const SIGN_IN_NEEDED = { kind: 'sign-in-needed' } as const;

/** Open sessions in memory. `caller` identifies the account, and its session with `isCurrent` is the caller's. */
export class FakeAccountSessions extends FakeUpstream<keyof AccountSessions> implements AccountSessions {
  readonly #sessions = new Map<string, ReadonlyArray<AccountSession>>();

  constructor(readonly caller: FakeCaller = new FakeCaller()) {
    super('commerce');
  }

  hasSessions(userId: string, ...sessions: ReadonlyArray<AccountSession>): this {
    this.#sessions.set(userId, structuredClone(sessions));
    return this;
  }

  readonly open: AccountSessions['open'] = this.respondEither('open', () => this.#own((own) => structuredClone(own)));

  readonly end: AccountSessions['end'] = (wanted) =>
    this.respondEither('end', () =>
      this.#own((own): SessionEnding => {
        const left = own.filter(({ id }) => id !== wanted);
        this.#keep(left);
        return left.length < own.length ? 'ended' : 'not-open';
      }),
    );

  readonly endOthers: AccountSessions['endOthers'] = this.respondEither('endOthers', () =>
    this.#own((own) => this.#keep(own.filter(({ isCurrent }) => isCurrent))),
  );

  #keep(sessions: ReadonlyArray<AccountSession>): void {
    this.#sessions.set(this.caller.userId ?? '', sessions);
  }

  #own<A>(work: (own: ReadonlyArray<AccountSession>) => A): E.Either<typeof SIGN_IN_NEEDED, A> {
    const { userId, isRegistered } = this.caller;
    return isRegistered ? E.right(work(this.#sessions.get(userId ?? '') ?? [])) : E.left(SIGN_IN_NEEDED);
  }
}
