import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { IdentityNeeded } from '../cart/cart-gateway';
import { addressForm, type Address, type AddressUse, type SavedAddress } from './address';
import type { SessionStore } from '../identity/session/session-store';
import type { AddressBook, ChangeAddressFailure, NoSuchAddress } from './address-book';
import { addressesFor } from './address-uses';

export type MakeDefaultAddressError = NoSuchAddress | ChangeAddressFailure;

export interface MakeDefaultAddressPorts {
  readonly book: AddressBook;
  readonly userType: SessionStore['userType'];
}

/**
 * Makes a saved address of the account the default for a use; the former default for it no longer is (CHK-04, ACC-03).
 * Fails with `identity-needed` for shoppers who are not signed in, and with `no-such-address` for an address that may not
 * be used so. A failure changes nothing.
 */
export type MakeDefaultAddress = (addressId: string, use: AddressUse) => TE.TaskEither<MakeDefaultAddressError, void>;

export const makeMakeDefaultAddress =
  ({ book, userType }: MakeDefaultAddressPorts): MakeDefaultAddress =>
  (addressId, use) =>
    pipe(
      TE.fromIO(userType),
      TE.filterOrElse(
        (type) => type === 'registered',
        (): IdentityNeeded => ({ kind: 'identity-needed' }),
      ),
      TE.chainW(() => book.addresses),
      TE.map((all) => addressesFor(all, use).find(({ id }) => id === addressId)),
      TE.chainW(TE.fromNullable<NoSuchAddress>({ kind: 'no-such-address' })),
      TE.chainW((saved) =>
        book.change(saved.nickName, { address: addressOf(saved), asTyped: true, isDefault: { [use]: true } }),
      ),
      TE.map(() => undefined),
    );

const addressOf = (saved: SavedAddress): Address =>
  Object.fromEntries(addressForm.keys.map((key) => [key, saved[key]])) as Record<keyof Address, string>;
