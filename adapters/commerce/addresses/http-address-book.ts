import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type {
  AddAddressFailure,
  AddressBook,
  AddressDraft,
  AddressRefused,
  AddressWritten,
  NoSuchAddress,
} from '../../../core/addresses/address-book';
import type { IdentityNeeded } from '../../../core/cart/cart-gateway';
import type { Refused, Unintelligible, UpstreamFailure } from '../../../core/shared/upstream-failure';
import { hasNoIdentity } from '../../../core/errors/identity-lost';
import type { HttpClient, HttpRequest } from '../../http/http-client';
import { path } from '../../http/path';
import {
  addressBookWire,
  addressFieldOf,
  addressWrittenWire,
  draftBody,
  toAddress,
  toSavedAddress,
} from './address-wire';
import { callCommerce, COMMERCE, recoverWith } from '../call-commerce';
import { isMissing, isRefusedWith, isTooFar, needsIdentity } from '../refusals';

const BOOK = 'person/@self/contact';
const REFUSED_FIELD = 'Please check this field.';

/** The address book at the commerce service (CHK-04). */
export class HttpAddressBook implements AddressBook {
  readonly addresses: AddressBook['addresses'];
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
    this.addresses = pipe(
      callCommerce(
        http,
        { kind: 'personal', method: 'GET', path: BOOK, isExpectedRefusal: hasNoIdentity },
        addressBookWire,
      ),
      TE.map(({ contact }) => contact.map(toSavedAddress)),
      recoverWith<ReadonlyArray<ReturnType<typeof toSavedAddress>>>(hasNoIdentity, []),
    );
  }

  readonly add: AddressBook['add'] = (draft) =>
    pipe(this.#write({ kind: 'personal', method: 'POST', path: BOOK }, draft), TE.mapLeft(toAddFailure));

  readonly change: AddressBook['change'] = (nickName, draft) =>
    pipe(
      this.#write({ kind: 'personal', method: 'PUT', path: path`person/@self/contact/${nickName}` }, draft),
      TE.mapLeft((failure) => toNoSuchAddress(failure) ?? toWriteFailure(failure)),
    );

  readonly remove: AddressBook['remove'] = (nickName) =>
    pipe(
      this.#http({
        kind: 'personal',
        method: 'DELETE',
        path: path`person/@self/contact/${nickName}`,
        isExpectedRefusal: isExpected,
      }),
      TE.map(() => undefined),
      TE.mapLeft((failure) => toNoSuchAddress(failure) ?? toIdentityNeeded(failure)),
    );

  #write(request: HttpRequest, draft: AddressDraft): TE.TaskEither<UpstreamFailure, AddressWritten> {
    const query = {
      ...(draft.asTyped ? { bypassAVS: 'true' } : {}),
      ...(draft.forCart === true ? { x_forCart: 'true' } : {}),
    };
    return pipe(
      callCommerce(
        this.#http,
        { ...request, query, body: draftBody(draft), isExpectedRefusal: isExpected },
        addressWrittenWire,
      ),
      TE.chain(({ addressId, validatedAddresses }) => {
        if (validatedAddresses.length > 0) {
          return TE.right<UpstreamFailure, AddressWritten>({
            kind: 'suggested',
            suggestions: validatedAddresses.map(toAddress),
          });
        }
        return addressId === undefined ? TE.left(NO_ID) : TE.right<never, AddressWritten>({ kind: 'saved', addressId });
      }),
    );
  }
}

const NO_ID: Unintelligible = {
  kind: 'unintelligible',
  service: COMMERCE,
  problems: ['addressId: expected text, got nothing'],
};

const isNoSuchAddress = (failure: UpstreamFailure): boolean =>
  isMissing(failure) || isRefusedWith(failure, ['_ERR_ADDRESS_NOT_FOUND']);

/** Refusals for which the caller keeps what was typed, and says what to do. */
const isExpected = (failure: UpstreamFailure): boolean => isNoSuchAddress(failure) || needsIdentity(failure);

const toNoSuchAddress = (failure: UpstreamFailure): NoSuchAddress | undefined =>
  isNoSuchAddress(failure) ? { kind: 'no-such-address' } : undefined;

const toIdentityNeeded = (failure: UpstreamFailure): IdentityNeeded | UpstreamFailure =>
  needsIdentity(failure) ? { kind: 'identity-needed' } : failure;

const toAddFailure = (failure: UpstreamFailure): AddAddressFailure =>
  isRefusedWith(failure, ['_ERR_ADDRESS_BOOK_FULL']) ? { kind: 'address-book-full' } : toWriteFailure(failure);

const toWriteFailure = (
  failure: UpstreamFailure,
): Exclude<AddAddressFailure, { readonly kind: 'address-book-full' }> => {
  if (needsIdentity(failure)) return { kind: 'identity-needed' };
  if (failure.kind !== 'refused') return failure;
  if (isRefusedWith(failure, ['_ERR_NICKNAME_ALREADY_EXIST'])) return { kind: 'nick-name-taken' };
  const refused = toRefusedAddress(failure);
  if (refused === undefined) return failure;
  return isTooFar(failure) ? { ...refused, needsOtherWay: true } : refused;
};

/** The refused fields; undefined when the refusal names no field of an address. */
const toRefusedAddress = ({ status, parameters, message }: Refused): AddressRefused | undefined => {
  const refused = status >= 500 ? [] : parameters.flatMap((parameter) => addressFieldOf(parameter) ?? []);
  return refused.length === 0
    ? undefined
    : {
        kind: 'address-refused',
        errors: Object.fromEntries(refused.map((field) => [field, message ?? REFUSED_FIELD])),
      };
};
