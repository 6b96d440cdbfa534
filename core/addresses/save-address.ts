import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { checkAddress, type Address, type InvalidAddress } from './address';
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
 * Fills in city and state of the ZIP code where they are left empty, checks the address and adds it to the address book,
 * or changes the one that it replaces (CHK-03, CHK-04). With `asTyped` it is stored without a comparison with the
 * directory. A failure changes nothing.
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

/** The error beside a ZIP code that should have filled in city and state. */
const UNKNOWN_ZIP = 'We couldn’t find this ZIP code. Please check it, or enter your city and state.';

interface Completed {
  readonly address: Address;
  readonly isZipUnknown: boolean;
}

/** Forms without scripts leave city and state to the ZIP code. What is not known of it stays empty (CHK-03). */
const withPlace = (fillFromZip: FillFromZip, address: Address): T.Task<Completed> => {
  const { city, state, zipCode } = address;
  if (city.trim() !== '' && state.trim() !== '') return T.of({ address, isZipUnknown: false });
  return pipe(
    fillFromZip(zipCode),
    TE.match(
      ({ kind }) => ({ address, isZipUnknown: kind === 'unknown-zip' }),
      (place) => ({
        address: { ...address, city: city.trim() || place.city, state: state.trim() || place.state },
        isZipUnknown: false,
      }),
    ),
  );
};

const checkCompleted = ({ address, isZipUnknown }: Completed): E.Either<InvalidAddress, Address> =>
  pipe(
    checkAddress(address),
    E.mapLeft(({ kind, errors }) => ({ kind, errors: isZipUnknown ? { zipCode: UNKNOWN_ZIP, ...errors } : errors })),
  );

const write = (
  book: AddressBook,
  replaces: string | undefined,
  draft: AddressDraft,
): TE.TaskEither<SaveAddressError, AddressWritten> =>
  replaces === undefined ? book.add(draft) : book.change(replaces, draft);
