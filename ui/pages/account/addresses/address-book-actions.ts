import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { AddressPurpose, AddressUse } from '../../../../core/addresses/address';
import type { AddressBook } from '../../../../core/addresses/address-book';
import type { MakeDefaultAddress, MakeDefaultAddressError } from '../../../../core/addresses/make-default-address';
import type { AddressSaved, SaveAddress, SaveAddressError } from '../../../../core/addresses/save-address';
import { ACCOUNT_PATHS } from '../../../../core/paths/paths';
import type { StepError } from '../../../checkout/checkout-message';
import { deliveryErrors } from '../../../checkout/delivery-errors';
import { statusOfProblem, toCheckoutProblem } from '../../../checkout/placing-message';
import type { ActionResult, PageAction } from '../../../page/page-action';
import { addressIn, chosenSuggestion, isKeptAsTyped } from '../../checkout/posted-address';
import { textOf } from '../../shared/posted-fields';
import { signInFirst } from '../../shared/sign-in-first';
import { accountHead } from '../account-head';
import { editPath, MARKS, NEW, type AddressBookData, type AddressDone, type EnteredAddress } from './address-book-data';
import { NO_ADDRESSES } from './address-book-loader';

type Result = ActionResult<AddressBookData>;

const done = (what: AddressDone): Result => ({
  kind: 'see-other',
  url: `${ACCOUNT_PATHS.addresses}?${MARKS.done}=${what}`,
});

const toSignIn = (url: string): Result => ({ kind: 'see-other', url: signInFirst(url).url });

export interface SaveAddressActionPorts {
  readonly saveAddress: SaveAddress;
  readonly shop: string;
}

/** Handles the form of a new or changed address (ACC-03). */
export const makeKeepAddressAction =
  (ports: SaveAddressActionPorts): PageAction<AddressBookData> =>
  (form) => {
    const entered = enteredIn(form);
    const replaces = textOf(form, 'replaces') || undefined;
    const url = editPath(textOf(form, MARKS.edit) || NEW);
    const keep = (address: EnteredAddress['typed'], asTyped: boolean): T.Task<Result> =>
      pipe(
        ports.saveAddress({ ...entered, address, asTyped, replaces }),
        TE.matchE(
          (error) => T.of(notKept(ports.shop, url, entered, error)),
          (saved): T.Task<Result> => {
            if (saved.kind === 'saved') return T.of(done('saved'));
            const suggestion = chosenSuggestion(form, saved);
            return suggestion === undefined ? T.of(asked(url, entered, saved)) : keep(suggestion, true);
          },
        ),
      );
    return keep(entered.typed, isKeptAsTyped(form));
  };

const enteredIn = (form: URLSearchParams): EnteredAddress => ({
  typed: addressIn(form),
  purpose: PURPOSES.find((purpose) => purpose === form.get('purpose')) ?? 'both',
  isDefault: { delivery: form.has('defaultDelivery'), billing: form.has('defaultBilling') },
});

const PURPOSES: ReadonlyArray<AddressPurpose> = ['both', 'delivery', 'billing'];

const notKept = (shop: string, url: string, entered: EnteredAddress, error: SaveAddressError): Result => ({
  kind: 'refused',
  status: statusOfProblem(error),
  url,
  changes: { entered, errors: deliveryErrors(error).address ?? {}, problem: problemOf(error) },
  otherwise: { head: accountHead('Address book', shop), data: { ...NO_ADDRESSES, form: 'new' } },
});

/** A question is a step of its own, not an error. */
const asked = (
  url: string,
  entered: EnteredAddress,
  { typed, suggestions }: Extract<AddressSaved, { kind: 'suggested' }>,
): Result => ({ kind: 'refused', status: 200, url, changes: { entered, question: { typed, suggestions } } });

const problemOf = (error: StepError): string | undefined => toCheckoutProblem(error)?.message;

export interface RemoveAddressActionPorts {
  readonly removeAddress: AddressBook['remove'];
}

/** Removes an address. One that is already gone counts as removed (ACC-03). */
export const makeRemoveAddressAction =
  ({ removeAddress }: RemoveAddressActionPorts): PageAction<AddressBookData> =>
  (form) =>
    pipe(
      removeAddress(textOf(form, 'nickName')),
      TE.match(
        (error): Result => (error.kind === 'no-such-address' ? done('removed') : refusedList(error)),
        () => done('removed'),
      ),
    );

export interface DefaultAddressActionPorts {
  readonly makeDefaultAddress: MakeDefaultAddress;
}

/** Makes an address the default for deliveries or for bills (CHK-04, ACC-03). */
export const makeDefaultAddressAction =
  ({ makeDefaultAddress }: DefaultAddressActionPorts): PageAction<AddressBookData> =>
  (form) => {
    const use: AddressUse = form.get('use') === 'billing' ? 'billing' : 'delivery';
    return pipe(
      makeDefaultAddress(textOf(form, 'addressId'), use),
      TE.match(refusedList, () => done('default')),
    );
  };

const refusedList = (error: MakeDefaultAddressError): Result =>
  error.kind === 'identity-needed'
    ? toSignIn(ACCOUNT_PATHS.addresses)
    : {
        kind: 'refused',
        status: statusOfProblem(error),
        url: ACCOUNT_PATHS.addresses,
        changes: { problem: problemOf(error) ?? 'This address is incomplete. Please edit it first.' },
      };
