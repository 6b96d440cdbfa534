import * as E from 'fp-ts/Either';
import type { Address, AddressDefaults, AddressPurpose, SavedAddress } from '../../core/addresses/address';
import { addressesFor } from '../../core/addresses/address-uses';
import type { AddressBook, AddressDraft, AddressRefused, AddressWritten } from '../../core/addresses/address-book';
import { FakeAddressDirectory } from './fake-address-directory';
import { FakeCaller } from './fake-caller';
import { FakeUpstream } from './fake-upstream';

/** The number of addresses that a book may have. */
export const FAKE_BOOK_SIZE = 50;

/** Address books in memory, with the directory's suggestions. `caller` identifies the owner. */
export class FakeAddressBook extends FakeUpstream<keyof AddressBook> implements AddressBook {
  readonly #books = new Map<string, ReadonlyArray<SavedAddress>>();
  #reach: ReadonlyArray<string> | undefined;
  #lastId = 800_000;

  constructor(
    readonly caller: FakeCaller = new FakeCaller(),
    readonly directory: FakeAddressDirectory = new FakeAddressDirectory(),
  ) {
    super('commerce');
    caller.onSignIn((formerId = '', customerId) => {
      const moved = this.#books.get(formerId) ?? [];
      this.#books.delete(formerId);
      const own = this.#books.get(customerId) ?? [];
      const first = firstUses(own);
      this.#books.set(customerId, [...own, ...moved.map((address) => withDefaultsOnlyFor(address, first))]);
    });
  }

  /** Gives a shopper these addresses. */
  hasAddresses(userId: string, ...addresses: ReadonlyArray<SavedAddress>): this {
    this.#books.set(userId, [...(this.#books.get(userId) ?? []), ...structuredClone(addresses)]);
    return this;
  }

  /** Same-day delivery of every cart reaches these ZIP codes only. */
  reachesOnly(...zipCodes: ReadonlyArray<string>): this {
    this.#reach = zipCodes;
    return this;
  }

  /** Whether what is in the cart can be brought to an address. */
  isReached({ zipCode }: Pick<Address, 'zipCode'>): boolean {
    return this.#reach?.includes(zipCode) ?? true;
  }

  /** The caller's addresses. */
  get own(): ReadonlyArray<SavedAddress> {
    return this.#books.get(this.caller.userId ?? '') ?? [];
  }

  readonly addresses: AddressBook['addresses'] = this.respond('addresses', () => structuredClone(this.own));

  readonly add: AddressBook['add'] = (draft) =>
    this.respondEither('add', () => {
      const { userId } = this.caller;
      if (userId === undefined) return E.left({ kind: 'identity-needed' } as const);
      const suggested = this.#suggested(draft);
      if (suggested !== undefined) return E.right(suggested);
      if (this.#isTooFar(draft)) return TOO_FAR;
      const same = this.#same(draft);
      if (same !== undefined) {
        const { delivery, billing } = draft.isDefault ?? {};
        const more = { delivery: delivery || undefined, billing: billing || undefined };
        const kept = { ...same, isDefault: defaultsOf(more, same.isDefault, same.purpose) };
        const others = withoutDefaults(this.own, kept);
        this.#books.set(
          userId,
          others.map((address) => (address.id === kept.id ? kept : address)),
        );
        return E.right<never, AddressWritten>({ kind: 'saved', addressId: same.id });
      }
      if (this.own.length >= FAKE_BOOK_SIZE) return E.left({ kind: 'address-book-full' } as const);
      const id = this.#newId();
      const nickName = draft.nickName ?? `Address ${id}`;
      if (this.#named(nickName) !== undefined) return E.left({ kind: 'nick-name-taken' } as const);
      const added = toSaved({ id, nickName, purpose: 'both', isDefault: firstUses(this.own) }, draft);
      this.#books.set(userId, [...withoutDefaults(this.own, added), added]);
      return E.right<never, AddressWritten>({ kind: 'saved', addressId: id });
    });

  readonly change: AddressBook['change'] = (nickName, draft) =>
    this.respondEither('change', () => {
      const { userId } = this.caller;
      if (userId === undefined) return E.left({ kind: 'identity-needed' } as const);
      const former = this.#named(nickName);
      if (former === undefined) return E.left({ kind: 'no-such-address' } as const);
      const suggested = this.#suggested(draft);
      if (suggested !== undefined) return E.right(suggested);
      if (this.#isTooFar(draft)) return TOO_FAR;
      const wanted = draft.nickName ?? nickName;
      if (wanted !== nickName && this.#named(wanted)) return E.left({ kind: 'nick-name-taken' } as const);
      const changed = toSaved({ ...former, nickName: wanted }, draft);
      const others = withoutDefaults(this.own, changed);
      this.#books.set(
        userId,
        others.map((address) => (address.id === former.id ? changed : address)),
      );
      return E.right<never, AddressWritten>({ kind: 'saved', addressId: changed.id });
    });

  readonly remove: AddressBook['remove'] = (nickName) =>
    this.respondEither('remove', () => {
      const { userId } = this.caller;
      if (userId === undefined) return E.left({ kind: 'identity-needed' } as const);
      const former = this.#named(nickName);
      if (former === undefined) return E.left({ kind: 'no-such-address' } as const);
      const left = this.own.filter(({ id }) => id !== former.id);
      const heirs = USES.map((use) => {
        const able = former.isDefault[use] ? addressesFor(left, use) : [];
        return [use, able.length === 1 ? able[0]?.id : undefined] as const;
      });
      this.#books.set(
        userId,
        left.map((address) => ({
          ...address,
          isDefault: heirs.reduce<AddressDefaults>(
            (isDefault, [use, id]) => (id === address.id ? { ...isDefault, [use]: true } : isDefault),
            address.isDefault,
          ),
        })),
      );
      return E.right(undefined);
    });

  #isTooFar({ address, forCart = false }: AddressDraft): boolean {
    return forCart && !this.isReached(address);
  }

  #suggested({ address, asTyped }: AddressDraft): AddressWritten | undefined {
    const suggestions = asTyped ? [] : this.directory.suggestionsFor(address);
    return suggestions.length === 0 ? undefined : { kind: 'suggested', suggestions };
  }

  /** The saved address that was typed again without a name. */
  #same({ address, nickName, purpose = 'both' }: AddressDraft): SavedAddress | undefined {
    if (nickName !== undefined) return undefined;
    return this.own.find(
      (saved) => [purpose, 'both'].includes(saved.purpose) && PARTS.every((part) => saved[part] === address[part]),
    );
  }

  #named(nickName: string): SavedAddress | undefined {
    return this.own.find((address) => address.nickName === nickName);
  }

  #newId(): string {
    return String((this.#lastId += 1));
  }
}

const TOO_FAR = E.left<AddressRefused>({
  kind: 'address-refused',
  errors: { zipCode: 'Same-day delivery doesn’t reach this ZIP code.' },
  needsOtherWay: true,
});

const USES = ['delivery', 'billing'] as const;
const PARTS = ['firstName', 'lastName', 'line1', 'line2', 'city', 'state', 'zipCode', 'phone'] as const;

type Entry = Pick<SavedAddress, 'id' | 'nickName' | 'purpose' | 'isDefault'>;

const toSaved = (entry: Entry, { address, purpose, isDefault }: AddressDraft): SavedAddress => ({
  ...structuredClone<Address>(address),
  id: entry.id,
  nickName: entry.nickName,
  purpose: purpose ?? entry.purpose,
  isDefault: defaultsOf(isDefault, entry.isDefault, purpose ?? entry.purpose),
});

/** The uses for which none of these addresses serves. */
const firstUses = (addresses: ReadonlyArray<SavedAddress>): AddressDefaults => ({
  delivery: addressesFor(addresses, 'delivery').length === 0,
  billing: addressesFor(addresses, 'billing').length === 0,
});

/** An address that is a default for some of the uses for which it was one. */
const withDefaultsOnlyFor = (address: SavedAddress, uses: AddressDefaults): SavedAddress => ({
  ...address,
  isDefault: {
    delivery: address.isDefault.delivery && uses.delivery,
    billing: address.isDefault.billing && uses.billing,
  },
});

/** The wanted defaults among the uses of the purpose; those that are not said stay what they were. */
const defaultsOf = (
  wanted: Partial<AddressDefaults> = {},
  former: AddressDefaults,
  purpose: AddressPurpose,
): AddressDefaults => ({
  delivery: (wanted.delivery ?? former.delivery) && purpose !== 'billing',
  billing: (wanted.billing ?? former.billing) && purpose !== 'delivery',
});

/** A use has at most one default. */
const withoutDefaults = (
  addresses: ReadonlyArray<SavedAddress>,
  { id, isDefault: taken }: SavedAddress,
): ReadonlyArray<SavedAddress> =>
  addresses.map((address) => {
    if (address.id === id) return address;
    const { delivery, billing } = address.isDefault;
    return { ...address, isDefault: { delivery: delivery && !taken.delivery, billing: billing && !taken.billing } };
  });
