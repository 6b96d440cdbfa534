import { pipe } from 'fp-ts/function';
import * as E from 'fp-ts/Either';
import { checkPhone, checkRecipient, checkZip, type Check } from '../forms/checks';
import { firstErrors, makeForm, type FieldErrors, type Form } from '../forms/form';
import { atMost } from '../forms/messages';
import { phoneDigits, shapePhone } from '../forms/shapes';
import { oneLine } from '../shared/one-line';
import { zipOf } from '../stores/zip-code';

/** A postal address in the United States with its recipient. */
export interface Address {
  readonly firstName: string;
  readonly lastName: string;
  /** Number and street. */
  readonly line1: string;
  /** Apartment, suite or unit; empty without one. */
  readonly line2: string;
  readonly city: string;
  /** Two capitals, such as `CA`. */
  readonly state: string;
  /** Five digits. */
  readonly zipCode: string;
  /** The recipient's phone number: ten digits; empty when none was entered. */
  readonly phone: string;
}

export type AddressField = keyof Address;

/** What the shop uses an address for. */
export type AddressUse = 'delivery' | 'billing';

/** What an address may be used for. */
export type AddressPurpose = AddressUse | 'both';

/** For which uses an address is the default. */
export type AddressDefaults = Readonly<Record<AddressUse, boolean>>;

/** An address in the shopper's address book. */
export interface SavedAddress extends Address {
  readonly id: string;
  /** Unique in the address book. */
  readonly nickName: string;
  readonly purpose: AddressPurpose;
  /** A book has at most one default for each use, and an address only for the uses of its purpose (CHK-04). */
  readonly isDefault: AddressDefaults;
}

/** Maximum lengths of an address at the service. */
export const ADDRESS_LENGTHS = { line: 100, city: 64, nickName: 64 } as const;

export const INVALID_STATE = 'Please choose a state.';

const checkLength =
  (most: number): Check =>
  (value) =>
    Array.from(value).length <= most ? undefined : atMost(most);

/** What the service refuses in any text, since it could be a script (ERR-02); no address has it. */
const LIKE_CODE = /[<>=]|script\s*:|data\s*:/i;

export const NO_CODE = 'Please don’t use <, > or =, or anything that looks like code.';

const checkNoCode: Check = (value) => (LIKE_CODE.test(value) ? NO_CODE : undefined);

const checkState: Check = (value) => (/^[A-Za-z]{2}$/.test(value) ? undefined : INVALID_STATE);
const checkLongZip: Check = (value) => checkZip(zipOf(value) ?? value);

/**
 * The form of an address (CHK-03, FRM-02, FRM-04, FRM-06, FRM-08), its fields in the order of the page, in which errors are
 * listed. The phone number is optional.
 */
export const addressForm: Form<AddressField> = makeForm<AddressField>({
  firstName: { label: 'First name', checks: [checkRecipient] },
  lastName: { label: 'Last name', checks: [checkRecipient] },
  line1: { label: 'Address', checks: [checkNoCode, checkLength(ADDRESS_LENGTHS.line)] },
  line2: {
    label: 'Apartment, suite or unit',
    optional: true,
    checks: [checkNoCode, checkLength(ADDRESS_LENGTHS.line)],
  },
  zipCode: { label: 'ZIP Code', checks: [checkLongZip] },
  city: { label: 'City', checks: [checkNoCode, checkLength(ADDRESS_LENGTHS.city)] },
  state: { label: 'State', checks: [checkState] },
  phone: { label: 'Phone number', optional: true, shape: shapePhone, checks: [checkPhone] },
});

/** Fields of an address are empty or do not have the right form. Nothing was sent. */
export interface InvalidAddress {
  readonly kind: 'invalid-address';
  readonly errors: FieldErrors<AddressField>;
}

/**
 * Checks a typed address and converts it to its stored form: without outer spaces, the state in capitals, a ZIP code of
 * five digits, a phone number of ten digits or none.
 */
export const checkAddress = (typed: Address): E.Either<InvalidAddress, Address> =>
  pipe(
    firstErrors(addressForm, typed),
    E.fromPredicate(
      (errors) => errors === undefined,
      (errors): InvalidAddress => ({ kind: 'invalid-address', errors: errors ?? {} }),
    ),
    E.map(() => storedForm(typed)),
  );

const storedForm = (typed: Address): Address => ({
  firstName: oneLine(typed.firstName),
  lastName: oneLine(typed.lastName),
  line1: oneLine(typed.line1),
  line2: oneLine(typed.line2),
  city: oneLine(typed.city),
  state: typed.state.trim().toUpperCase(),
  zipCode: zipOf(typed.zipCode) ?? typed.zipCode.trim(),
  phone: phoneDigits(typed.phone),
});

/** The parts of an address that a parcel service reads. */
export type Destination = Pick<Address, 'line1' | 'line2' | 'city' | 'state' | 'zipCode'>;

/** Whether two addresses are the same place, ignoring letter case. */
export const isSamePlace = (one: Destination, other: Destination): boolean =>
  (['line1', 'line2', 'city', 'state', 'zipCode'] as const).every(
    (part) => one[part].toLowerCase() === other[part].toLowerCase(),
  );
