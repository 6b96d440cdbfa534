import * as E from 'fp-ts/Either';
import { MAX_PETS, type Pet, type PetKinds } from '../../core/pets/pet';
import type {
  NoSuchPet,
  PetGateway,
  PetPhoto,
  PetToSave,
  PhotoRefused,
  TooManyPets,
} from '../../core/pets/pet-gateway';
import type { SignInNeeded } from '../../core/orders/order-gateway';
import { SOME_KINDS } from '../builders/pet';
import { FakeCaller } from './fake-caller';
import { FakeUpstream } from './fake-upstream';

const SIGN_IN_NEEDED: SignInNeeded = { kind: 'sign-in-needed' };
const NO_SUCH_PET: NoSuchPet = { kind: 'no-such-pet' };
const TOO_MANY_PETS: TooManyPets = { kind: 'too-many-pets' };
const PHOTO_REFUSED: PhotoRefused = { kind: 'photo-refused' };

/** The first bytes of the files that this service takes: JPEG, PNG and WebP, in base64. */
const PHOTOS = /^(?:\/9j\/|iVBORw0KGgo|UklGR)/;

/** Pets in memory. `caller` identifies their owner. */
export class FakePetGateway extends FakeUpstream<keyof PetGateway> implements PetGateway {
  readonly #pets = new Map<string, ReadonlyArray<Pet>>();
  readonly #photos = new Map<string, PetPhoto>();
  /** The pets that forms with a key have added. */
  readonly #added = new Map<string, string>();
  #ids = 100;

  constructor(
    readonly caller: FakeCaller = new FakeCaller(),
    readonly known: PetKinds = SOME_KINDS,
  ) {
    super('commerce');
  }

  hasPets(userId: string, ...pets: ReadonlyArray<Pet>): this {
    this.#pets.set(userId, structuredClone(pets));
    return this;
  }

  readonly kinds: PetGateway['kinds'] = this.respond('kinds', () => this.known);

  readonly pets: PetGateway['pets'] = this.respondEither('pets', () =>
    this.#own((pets) => E.right<SignInNeeded, ReadonlyArray<Pet>>(structuredClone(pets))),
  );

  readonly add: PetGateway['add'] = (pet, addKey) =>
    this.respondEither('add', () =>
      this.#own((pets, userId) => {
        if (isRefused(pet)) return E.left(PHOTO_REFUSED);
        const key = addKey && JSON.stringify([userId, addKey, pet]);
        const known = key && pets.find((one) => one.id === this.#added.get(key));
        if (known) return E.right(known.id);
        if (pets.length >= MAX_PETS) return E.left(TOO_MANY_PETS);
        const id = String((this.#ids += 1));
        if (key !== undefined) this.#added.set(key, id);
        this.#pets.set(userId, [...pets, this.#saved(id, pet, undefined)]);
        return E.right(id);
      }),
    );

  readonly change: PetGateway['change'] = (id, pet) =>
    this.respondEither('change', () =>
      this.#own((pets, userId) => {
        if (isRefused(pet)) return E.left(PHOTO_REFUSED);
        const former = pets.find((known) => known.id === id);
        if (former === undefined) return E.left(NO_SUCH_PET);
        const saved = this.#saved(id, pet, former.photo);
        this.#pets.set(
          userId,
          pets.map((known) => (known.id === id ? saved : known)),
        );
        return E.right(undefined);
      }),
    );

  readonly remove: PetGateway['remove'] = (id) =>
    this.respondEither('remove', () =>
      this.#own((pets, userId) => {
        if (!pets.some((known) => known.id === id)) return E.left(NO_SUCH_PET);
        this.#pets.set(
          userId,
          pets.filter((known) => known.id !== id),
        );
        this.#photos.delete(id);
        return E.right(undefined);
      }),
    );

  readonly photo: PetGateway['photo'] = (id) =>
    this.respondEither('photo', () =>
      this.#own((pets) => {
        const photo = pets.some((known) => known.id === id) ? this.#photos.get(id) : undefined;
        return photo === undefined ? E.left(NO_SUCH_PET) : E.right({ ...photo });
      }),
    );

  #saved(id: string, { photo, ...pet }: PetToSave, former: string | undefined): Pet {
    if (photo.kind === 'keep') return { ...pet, id, photo: former };
    if (photo.kind === 'remove') this.#photos.delete(id);
    else this.#photos.set(id, { type: 'image/webp', body: photo.file });
    return { ...pet, id, photo: photo.kind === 'remove' ? undefined : `photo-${photo.file.length}` };
  }

  #own<L, A>(work: (pets: ReadonlyArray<Pet>, userId: string) => E.Either<L, A>): E.Either<L | SignInNeeded, A> {
    const { userId, isRegistered } = this.caller;
    if (userId === undefined || !isRegistered) return E.left(SIGN_IN_NEEDED);
    return work(this.#pets.get(userId) ?? [], userId);
  }
}

const isRefused = ({ photo }: PetToSave): boolean => photo.kind === 'replace' && !PHOTOS.test(photo.file);
