import * as E from 'fp-ts/Either';
import type { CareGateway } from '../../core/memberships/care-gateway';
import type { CareMembership, CarePlan } from '../../core/memberships/membership';
import { aCareMembership, aPlan } from '../builders/appointment';
import { FakeCaller } from './fake-caller';
import { FakeUpstream } from './fake-upstream';

const SIGN_IN_NEEDED = { kind: 'sign-in-needed' } as const;
const MAX_GOING_ON = 10;
const MAX_ALL = 100;

interface Kept {
  readonly owner: string;
  readonly joinKey: string;
  readonly membership: CareMembership;
}

/** Whether no further membership can go on from month to month. */
const isFull = (own: ReadonlyArray<Kept>): boolean =>
  own.filter(({ membership }) => membership.endsOn === undefined).length >= MAX_GOING_ON;

/** What all callers of a fake share. */
class Book {
  all: ReadonlyArray<Kept> = [];
  plans: ReadonlyArray<CarePlan> = [aPlan()];
}

/** Memberships in memory. `caller` identifies the account. */
export class FakeCareGateway extends FakeUpstream<keyof CareGateway> implements CareGateway {
  readonly #book: Book;

  constructor(
    readonly caller: FakeCaller = new FakeCaller(),
    book = new Book(),
  ) {
    super('commerce');
    this.#book = book;
  }

  /** The same memberships for another caller. */
  forCaller(caller: FakeCaller): FakeCareGateway {
    return new FakeCareGateway(caller, this.#book);
  }

  hasPlans(...plans: ReadonlyArray<CarePlan>): this {
    this.#book.plans = structuredClone(plans);
    return this;
  }

  hasMembership(owner: string, membership: CareMembership): this {
    this.#book.all = [...this.#book.all, { owner, joinKey: '', membership: structuredClone(membership) }];
    return this;
  }

  /** The last month of a cancelled membership is over. */
  ends(id: string): void {
    this.#book.all = this.#book.all.map((one) =>
      one.membership.id === id ? { ...one, membership: { ...one.membership, hasEnded: true } } : one,
    );
  }

  readonly plans: CareGateway['plans'] = this.respond('plans', () => structuredClone(this.#book.plans));

  readonly memberships: CareGateway['memberships'] = this.respondEither('memberships', () =>
    this.#signedIn((own) => E.right(own.map(({ membership }) => structuredClone(membership)))),
  );

  readonly join: CareGateway['join'] = ({ planId, petName, species, joinKey }) =>
    this.respondEither('join', () =>
      this.#signedIn((own, owner) => {
        const known = own.find((one) => one.joinKey === joinKey);
        if (known !== undefined) return E.right(structuredClone(known.membership));
        const plan = this.#book.plans.find(({ id }) => id === planId);
        if (plan === undefined || !plan.species.includes(species)) return E.left({ kind: 'no-such-plan' } as const);
        const running = own.filter(({ membership }) => !membership.hasEnded);
        const isSame = ({ membership }: Kept): boolean =>
          membership.species === species && membership.petName.toLowerCase() === petName.toLowerCase();
        if (running.some(isSame)) return E.left({ kind: 'already-member' } as const);
        if (own.length >= MAX_ALL) return E.left({ kind: 'no-more-memberships' } as const);
        if (isFull(own)) return E.left({ kind: 'too-many-memberships' } as const);
        const { name, price } = plan;
        const benefits = plan.benefits.map((benefit) => ({ ...benefit, left: benefit.times }));
        const id = String(970_001 + this.#book.all.length);
        const membership = aCareMembership({ id, planId, name, petName, species, price, benefits });
        this.#book.all = [...this.#book.all, { owner, joinKey, membership }];
        return E.right(structuredClone(membership));
      }),
    );

  readonly cancel: CareGateway['cancel'] = (id) =>
    this.respondEither('cancel', () =>
      this.#change(id, (found) =>
        found.endsOn === undefined
          ? E.right({ ...found, wouldEndOn: undefined, nextMonthOn: undefined, endsOn: found.wouldEndOn })
          : E.right(found),
      ),
    );

  readonly keep: CareGateway['keep'] = (id) =>
    this.respondEither('keep', () =>
      this.#change(id, (found, own) => {
        if (found.endsOn === undefined) return E.right(found);
        if (found.hasEnded) return E.left({ kind: 'membership-ended' } as const);
        if (isFull(own)) return E.left({ kind: 'too-many-memberships' } as const);
        const { nextMonthOn } = aCareMembership();
        return E.right({ ...found, wouldEndOn: found.endsOn, nextMonthOn, endsOn: undefined });
      }),
    );

  #change<L>(
    id: string,
    change: (found: CareMembership, own: ReadonlyArray<Kept>) => E.Either<L, CareMembership>,
  ): E.Either<L | typeof SIGN_IN_NEEDED | { readonly kind: 'no-such-membership' }, CareMembership> {
    return this.#signedIn((own): E.Either<L | { readonly kind: 'no-such-membership' }, CareMembership> => {
      const found = own.find(({ membership }) => membership.id === id)?.membership;
      if (found === undefined) return E.left({ kind: 'no-such-membership' });
      const changed = change(found, own);
      if (E.isRight(changed)) {
        this.#book.all = this.#book.all.map((one) =>
          one.membership.id === id ? { ...one, membership: structuredClone(changed.right) } : one,
        );
      }
      return structuredClone(changed);
    });
  }

  #signedIn<L, A>(
    work: (own: ReadonlyArray<Kept>, owner: string) => E.Either<L, A>,
  ): E.Either<L | typeof SIGN_IN_NEEDED, A> {
    const { userId, isRegistered } = this.caller;
    return isRegistered && userId !== undefined
      ? work(
          this.#book.all.filter(({ owner }) => owner === userId),
          userId,
        )
      : E.left(SIGN_IN_NEEDED);
  }
}
