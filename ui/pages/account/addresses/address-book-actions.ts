import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { AccountProblem } from '../../../../core/account/account-form';
import type { AddressPurpose, AddressUse } from '../../../../core/addresses/address';
import type { AddressBook } from '../../../../core/addresses/address-book';
import type { MakeDefaultAddress, MakeDefaultAddressError } from '../../../../core/addresses/make-default-address';
import type {
  AddressSaved,
  AddressToSave,
  SaveAddress,
  SaveAddressError,
} from '../../../../core/addresses/save-address';
import { ACCOUNT_PATHS } from '../../../../core/paths/paths';
import { deliveryErrors } from '../../../checkout/address/delivery-errors';
import type { ActionResult, PageAction } from '../../../page/page-action';
import { addressIn, chosenSuggestion, isKeptAsTyped } from '../../checkout/posted-address';
import { textOf } from '../../shared/posted-fields';
import { signInFirst } from '../../shared/sign-in-first';
import { accountHead } from '../account-head';
import {
  addressBookTitle,
  editPath,
  MARKS,
  NEW,
  REPLACES,
  type AddressBookData,
  type AddressDone,
  type EnteredAddress,
} from './address-book-data';
import { NO_ADDRESSES } from './address-book-loader';
import { addressProblem, listProblem, statusOfAddressError } from './address-problem';

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
    const keep = (address: EnteredAddress['typed'], asTyped: boolean): T.Task<Result> =>
      pipe(
        ports.saveAddress({ ...draftOf(entered), address, asTyped }),
        TE.matchE(
          (error) => T.of(notKept(ports.shop, entered, error)),
          (saved): T.Task<Result> => {
            if (saved.kind === 'saved') return T.of(done('saved'));
            const suggestion = chosenSuggestion(form, saved);
            return suggestion === undefined ? T.of(asked(ports.shop, entered, saved)) : keep(suggestion, true);
          },
        ),
      );
    return keep(entered.typed, isKeptAsTyped(form));
  };

const enteredIn = (form: URLSearchParams): EnteredAddress => {
  const nickName = textOf(form, REPLACES);
  return {
    edited: nickName === '' ? undefined : { id: textOf(form, MARKS.edit), nickName },
    typed: addressIn(form),
    purpose: PURPOSES.find((purpose) => purpose === form.get('purpose')) ?? 'both',
    isDefault: { delivery: form.has('defaultDelivery'), billing: form.has('defaultBilling') },
  };
};

const PURPOSES: ReadonlyArray<AddressPurpose> = ['both', 'delivery', 'billing'];

const draftOf = ({ edited, purpose, isDefault }: EnteredAddress): Omit<AddressToSave, 'address' | 'asTyped'> => ({
  purpose,
  isDefault,
  replaces: edited?.nickName,
});

/** The form again, with what was entered. It is shown as well when the address book cannot be loaded. */
const formAgain = (
  shop: string,
  entered: EnteredAddress,
  status: number,
  changes: Partial<AddressBookData>,
): Result => {
  const again: AddressBookData = { ...NO_ADDRESSES, entered };
  return {
    kind: 'refused',
    status,
    url: editPath(entered.edited?.id ?? NEW),
    changes: { entered, ...changes },
    otherwise: { head: accountHead(addressBookTitle(again), shop), data: again, isNeverKept: true },
  };
};

/** An address that was removed in the meantime can be saved as a new one. */
const notKept = (shop: string, entered: EnteredAddress, error: SaveAddressError): Result => {
  const status = statusOfAddressError(error);
  return error.kind === 'no-such-address'
    ? formAgain(shop, { ...entered, edited: undefined }, status, { problem: REMOVED_MEANWHILE })
    : formAgain(shop, entered, status, {
        errors: deliveryErrors(error).address ?? {},
        problem: addressProblem(error),
      });
};

const REMOVED_MEANWHILE: AccountProblem = {
  message: 'This address was removed from your address book. Save it to add it again.',
  needsSignIn: false,
};

/** A question is a step of its own, not an error. */
const asked = (
  shop: string,
  entered: EnteredAddress,
  { typed, suggestions }: Extract<AddressSaved, { kind: 'suggested' }>,
): Result => formAgain(shop, entered, 200, { question: { typed, suggestions } });

export interface RemoveAddressActionPorts {
  readonly removeAddress: AddressBook['remove'];
}

/** Removes an address. One that is not there is no failure, and the page says so (ACC-03). */
export const makeRemoveAddressAction =
  ({ removeAddress }: RemoveAddressActionPorts): PageAction<AddressBookData> =>
  (form) =>
    pipe(
      removeAddress(textOf(form, 'nickName')),
      TE.match(
        (error): Result => (error.kind === 'no-such-address' ? done('gone') : refusedList(error)),
        () => done('removed'),
      ),
    );

export interface DefaultAddressActionPorts {
  readonly makeDefaultAddress: MakeDefaultAddress;
}

/** Makes an address the default for delivery or for billing (CHK-04, ACC-03). */
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
        status: statusOfAddressError(error),
        url: ACCOUNT_PATHS.addresses,
        changes: { problem: listProblem(error) ?? INCOMPLETE },
      };

const INCOMPLETE: AccountProblem = {
  message: 'This address is incomplete. Please edit it first.',
  needsSignIn: false,
};
