import * as E from 'fp-ts/Either';
import type { SignInNeeded } from '../../core/orders/order-gateway';
import { MAX_VETS, type Vet } from '../../core/pets/pet';
import type { NoSuchVet, TooManyVets, VetGateway } from '../../core/pets/vet-gateway';
import { FakeCaller } from './fake-caller';
import { FakeUpstream } from './fake-upstream';

const SIGN_IN_NEEDED: SignInNeeded = { kind: 'sign-in-needed' };
const NO_SUCH_VET: NoSuchVet = { kind: 'no-such-vet' };
const TOO_MANY_VETS: TooManyVets = { kind: 'too-many-vets' };

/** Vets in memory. `caller` identifies their owner. */
export class FakeVetGateway extends FakeUpstream<keyof VetGateway> implements VetGateway {
  readonly #vets = new Map<string, ReadonlyArray<Vet>>();
  /** The vets that forms with a key have added. */
  readonly #added = new Map<string, string>();
  #ids = 200;

  constructor(readonly caller: FakeCaller = new FakeCaller()) {
    super('commerce');
  }

  hasVets(userId: string, ...vets: ReadonlyArray<Vet>): this {
    this.#vets.set(userId, structuredClone(vets));
    return this;
  }

  readonly vets: VetGateway['vets'] = this.respondEither('vets', () =>
    this.#own((vets) => E.right<SignInNeeded, ReadonlyArray<Vet>>(structuredClone(vets))),
  );

  readonly add: VetGateway['add'] = (vet, addKey) =>
    this.respondEither('add', () =>
      this.#own((vets, userId) => {
        const key = addKey && JSON.stringify([userId, addKey, vet]);
        const known = key && vets.find((one) => one.id === this.#added.get(key));
        if (known) return E.right(known.id);
        if (vets.length >= MAX_VETS) return E.left(TOO_MANY_VETS);
        const id = String((this.#ids += 1));
        if (key !== undefined) this.#added.set(key, id);
        this.#vets.set(userId, [...vets, { ...vet, id }]);
        return E.right(id);
      }),
    );

  readonly change: VetGateway['change'] = (id, vet) =>
    this.respondEither('change', () =>
      this.#ofId(id, (vets) => vets.map((known) => (known.id === id ? { ...vet, id } : known))),
    );

  readonly remove: VetGateway['remove'] = (id) =>
    this.respondEither('remove', () => this.#ofId(id, (vets) => vets.filter((known) => known.id !== id)));

  #ofId(
    id: string,
    change: (vets: ReadonlyArray<Vet>) => ReadonlyArray<Vet>,
  ): E.Either<NoSuchVet | SignInNeeded, void> {
    return this.#own((vets, userId) => {
      if (!vets.some((known) => known.id === id)) return E.left(NO_SUCH_VET);
      this.#vets.set(userId, change(vets));
      return E.right(undefined);
    });
  }

  #own<L, A>(work: (vets: ReadonlyArray<Vet>, userId: string) => E.Either<L, A>): E.Either<L | SignInNeeded, A> {
    const { userId, isRegistered } = this.caller;
    if (userId === undefined || !isRegistered) return E.left(SIGN_IN_NEEDED);
    return work(this.#vets.get(userId) ?? [], userId);
  }
}
