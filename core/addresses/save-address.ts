import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { checkAddress, type Address, type InvalidAddress } from './address';
import type {
  AddAddressFailure,
  AddressBook,
  AddressDraft,
  AddressWritten,
  ChangeAddressFailure,
} from './address-book';

/** A typed address with the decision of the shopper about it. */
export interface AddressToSave extends AddressDraft {
  /** The name of the address that this one replaces; undefined: it is a new address. */
  readonly replaces?: string | undefined;
}

export type AddressSaved =
  | { readonly kind: 'saved'; readonly addressId: string }
  /** Nothing was stored: the shopper chooses between the typed address and a suggestion (CHK-03). */
  | { readonly kind: 'suggested'; readonly typed: Address; readonly suggestions: ReadonlyArray<Address> };

export type SaveAddressError = InvalidAddress | AddAddressFailure | ChangeAddressFailure;

/**
 * Checks an address and adds it to the address book, or changes the one that it replaces (CHK-03, CHK-04). With
 * `asTyped` it is stored without a comparison with the directory. A failure changes nothing.
 */
export type SaveAddress = (toSave: AddressToSave) => TE.TaskEither<SaveAddressError, AddressSaved>;

export const makeSaveAddress =
  ({ book }: { readonly book: AddressBook }): SaveAddress =>
  ({ replaces, ...draft }) =>
    pipe(
      TE.fromEither(checkAddress(draft.address)),
      TE.bindTo('typed'),
      TE.bindW('written', ({ typed }) => write(book, replaces, { ...draft, address: typed })),
      TE.map(({ typed, written }) => (written.kind === 'saved' ? written : { ...written, typed })),
    );

const write = (
  book: AddressBook,
  replaces: string | undefined,
  draft: AddressDraft,
): TE.TaskEither<SaveAddressError, AddressWritten> =>
  replaces === undefined ? book.add(draft) : book.change(replaces, draft);
