import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { checkAddress, type Address, type InvalidAddress } from './address';
import { isMilitaryZip, unknownZipText, zipOf } from '../stores/zip-code';
import type {
  AddAddressFailure,
  AddressBook,
  AddressDraft,
  AddressWritten,
  ChangeAddressFailure,
} from './address-book';
import type { FillFromZip } from './fill-from-zip';

/** A typed address with the decision of the shopper about it. */
export interface AddressToSave extends AddressDraft {
  /** The name of the address that this one replaces; undefined: it is a new address. */
  readonly replaces?: string | undefined;
}

export interface SaveAddressPorts {
  readonly book: AddressBook;
  readonly fillFromZip: FillFromZip;
}

export type AddressSaved =
  | { readonly kind: 'saved'; readonly addressId: string }
  /** Nothing was stored: the shopper chooses between the typed address and a suggestion (CHK-03). */
  | { readonly kind: 'suggested'; readonly typed: Address; readonly suggestions: ReadonlyArray<Address> };

export type SaveAddressError = InvalidAddress | AddAddressFailure | ChangeAddressFailure;

/**
 * Fills in city and state of the ZIP code where they are left empty, checks the address, and adds it to the address book or
 * changes the one that it replaces (CHK-03, CHK-04). A ZIP code that cannot exist is refused, unless the directory cannot
 * be reached. With `asTyped` the address is stored without a comparison with the directory. The first address for a use is
 * its default, also when its form did not ask for that. A failure changes nothing.
 */
export type SaveAddress = (toSave: AddressToSave) => TE.TaskEither<SaveAddressError, AddressSaved>;

export const makeSaveAddress =
  ({ book, fillFromZip }: SaveAddressPorts): SaveAddress =>
  ({ replaces, ...draft }) =>
    pipe(
      TE.fromTask(withPlace(fillFromZip, draft.address)),
      TE.chainEitherKW(checkCompleted),
      TE.bindTo('typed'),
      TE.bindW('written', ({ typed }) => write(book, replaces, { ...draft, address: typed })),
      TE.map(({ typed, written }) => (written.kind === 'saved' ? written : { ...written, typed })),
    );

interface Completed {
  readonly address: Address;
  /** The five digits of a ZIP code that does not exist; undefined while that is not known. */
  readonly unknownZip: string | undefined;
}

/**
 * Looks the ZIP code up. Forms without scripts leave city and state to it; what is not known of it stays empty. An outage
 * stops no shopper. Military ZIP codes are in no table of places, and stay as they are (CHK-03, CHK-09).
 */
const withPlace = (fillFromZip: FillFromZip, address: Address): T.Task<Completed> =>
  pipe(
    fillFromZip(address.zipCode),
    TE.match(
      ({ kind }) => ({ address, unknownZip: kind === 'unknown-zip' ? civilZip(address.zipCode) : undefined }),
      ({ city, state }) => ({
        address: { ...address, city: address.city.trim() || city, state: address.state.trim() || state },
        unknownZip: undefined,
      }),
    ),
  );

const civilZip = (typed: string): string | undefined => {
  const zipCode = zipOf(typed);
  return zipCode === undefined || isMilitaryZip(zipCode) ? undefined : zipCode;
};

/** A ZIP code that does not exist is the reason for an empty city, and refused beside a typed one. */
const checkCompleted = ({ address, unknownZip }: Completed): E.Either<InvalidAddress, Address> => {
  const checked = checkAddress(address);
  if (unknownZip === undefined) return checked;
  const errors = E.isLeft(checked) ? checked.left.errors : {};
  return E.left({ kind: 'invalid-address', errors: { ...errors, zipCode: unknownZipText(unknownZip) } });
};

const write = (
  book: AddressBook,
  replaces: string | undefined,
  draft: AddressDraft,
): TE.TaskEither<SaveAddressError, AddressWritten> =>
  replaces === undefined ? book.add({ ...draft, isDefault: wantedOf(draft) }) : book.change(replaces, draft);

/** The uses for which a new address is to be the default. Whether it is the first one for the others is up to the book. */
const wantedOf = ({ isDefault = {} }: AddressDraft): AddressDraft['isDefault'] => ({
  delivery: isDefault.delivery || undefined,
  billing: isDefault.billing || undefined,
});
