import { GENERIC_USER_ID } from '../identity/session/identity.ts';
import { REMINDER_FIELDS } from './person-change-input.ts';
import type { Person } from './person-store.ts';

/** The platform writes a missing value as this text. [USR-03] */
const textOrNull = (value: string | null | undefined): string =>
  value === null || value === undefined || value === '' ? 'null' : value;

/** Body of `person/@self`. A guest has little more than an id. */
export const toPersonResponse = (person: Person): Readonly<Record<string, unknown>> => {
  const { address } = person;
  return {
    userId: String(person.shopperId),
    logonId: person.logonId ?? '',
    firstName: person.firstName ?? '',
    lastName: person.lastName ?? '',
    email1: person.email ?? '',
    phone1: person.phone ?? '',
    profileType: 'C',
    accountStatus: person.status,
    receiveEmail: String(person.wantsOffers),
    ...Object.fromEntries(person.reminders.map(({ kind, isWanted }) => [REMINDER_FIELDS[kind], String(isWanted)])),
    x_hasPassword: String(person.hasPassword),
    registrationStatus: person.registered ? 'RegisteredPerson' : 'Guest',
    ...(address && {
      addressId: String(address.addressId),
      nickName: address.nickName,
      addressLine: [address.line1, address.line2, ''],
      city: address.city,
      state: address.state,
      zipCode: address.zipCode,
      country: address.country,
    }),
    contact: [],
    contextAttribute: [],
    resourceName: 'person',
  };
};

export interface HeaderUser {
  readonly x_userId: string;
  readonly x_firstName: string;
  readonly x_lastName: string;
  readonly x_userType: 'R' | 'G';
  readonly x_palsId: string;
  readonly x_preferedStoreId: string;
  readonly x_city: string;
  readonly x_state: string;
  readonly x_country: string;
  /** The ZIP code of the address to which orders go by default. [CHK-04] */
  readonly x_zipCode: string;
  /** 'true' means enrolled. */
  readonly x_vcEnrolled: string;
  /** The kinds of the shopper's pets. [ACC-04] */
  readonly x_petKinds: readonly string[];
}

const genericUser: HeaderUser = {
  x_userId: GENERIC_USER_ID,
  x_firstName: 'null',
  x_lastName: 'null',
  x_userType: 'G',
  x_palsId: 'null',
  x_preferedStoreId: 'null',
  x_city: 'null',
  x_state: 'null',
  x_country: 'null',
  x_zipCode: 'null',
  x_vcEnrolled: 'false',
  x_petKinds: [],
};

/** Body of `person/@self/forHeader`. A remembered shopper is greeted by name and is otherwise a guest. [USR-03] */
export const toHeaderResponse = (
  person: Person | undefined,
  signedIn: boolean,
  petKinds: readonly string[],
): HeaderUser => {
  if (person === undefined) return genericUser;
  const known = { ...genericUser, x_userId: String(person.shopperId), x_firstName: textOrNull(person.firstName) };
  if (!signedIn) return known;
  return {
    ...known,
    x_lastName: textOrNull(person.lastName),
    x_userType: 'R',
    x_palsId: textOrNull(person.palsNumber),
    x_preferedStoreId: textOrNull(person.preferredStoreId),
    x_city: textOrNull(person.address?.city),
    x_state: textOrNull(person.address?.state),
    x_country: textOrNull(person.address?.country),
    x_zipCode: textOrNull(person.deliveryZip),
    x_vcEnrolled: String(person.vitalCare),
    x_petKinds: petKinds,
  };
};

/** Body of `user/ping`: contact data only for signed-in shoppers. [USR-04] */
export const toPingResponse = (person: Person | undefined, signedIn: boolean): Readonly<Record<string, string>> => ({
  userid: person === undefined ? GENERIC_USER_ID : String(person.shopperId),
  usertype: signedIn ? 'R' : 'G',
  email: (signedIn && person?.email) || '',
  phoneNumber: (signedIn && person?.phone) || '',
  isPartner: String(signedIn && person?.partner === true),
});
