import type { TaskEither } from 'fp-ts/TaskEither';
import type { IdentityNeeded } from '../cart/cart-gateway';
import type { FieldErrors } from '../forms/form';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { Address, AddressDefaults, AddressField, AddressPurpose, SavedAddress } from './address';

/** An address to be stored. */
export interface AddressDraft {
  readonly address: Address;
  /** Undefined: the service chooses a name for a new address; a changed address keeps its name. */
  readonly nickName?: string | undefined;
  /** Both by default. */
  readonly purpose?: AddressPurpose | undefined;
  /**
   * For which uses it becomes the default or no longer is it; uses that its purpose does not include are ignored. A former
   * default stays the default for its other use. Undefined uses stay what they were; a new address is the
   * default only when it is the first of the book.
   */
  readonly isDefault?: Partial<AddressDefaults> | undefined;
  /** Whether it is stored exactly as given, although the directory would write it differently. */
  readonly asTyped: boolean;
  /**
   * Whether the order in the cart goes there: an address that its same-day delivery does not reach is refused. No by
   * default.
   */
  readonly forCart?: boolean | undefined;
}

export type AddressWritten =
  | { readonly kind: 'saved'; readonly addressId: string }
  /** Nothing was stored: the directory would write the address like this (CHK-03). At least one suggestion. */
  | { readonly kind: 'suggested'; readonly suggestions: ReadonlyArray<Address> };

/** The service does not accept these fields. */
export interface AddressRefused {
  readonly kind: 'address-refused';
  readonly errors: FieldErrors<AddressField>;
  /** Whether the items of the cart can go there in another way than the chosen one (CHK-02). */
  readonly needsOtherWay?: true;
}

/** Another address has this name. */
export interface NickNameTaken {
  readonly kind: 'nick-name-taken';
}

/** The book has as many addresses as the service allows. */
export interface AddressBookFull {
  readonly kind: 'address-book-full';
}

/** The book has no such address; it may have been removed in another tab. */
export interface NoSuchAddress {
  readonly kind: 'no-such-address';
}

export type AddAddressFailure = AddressRefused | NickNameTaken | AddressBookFull | IdentityNeeded | UpstreamFailure;
export type ChangeAddressFailure = AddressRefused | NickNameTaken | NoSuchAddress | IdentityNeeded | UpstreamFailure;

/**
 * The shopper's saved addresses (CHK-04). Guests have a book, too, which lasts as long as their cart. A write that fails
 * changes nothing.
 */
export interface AddressBook {
  /** All addresses in the order in which they were added; empty for shoppers without an identity. */
  readonly addresses: TaskEither<UpstreamFailure, ReadonlyArray<SavedAddress>>;
  readonly add: (draft: AddressDraft) => TaskEither<AddAddressFailure, AddressWritten>;
  /** Changes the address with this name. Its id may be a new one afterwards. */
  readonly change: (nickName: string, draft: AddressDraft) => TaskEither<ChangeAddressFailure, AddressWritten>;
  /** Removes an address. When it was a default, the only one that is left for the use becomes it (ACC-03). */
  readonly remove: (nickName: string) => TaskEither<NoSuchAddress | IdentityNeeded | UpstreamFailure, void>;
}
