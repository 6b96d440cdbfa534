import type {
  Address,
  AddressDefaults,
  AddressField,
  AddressPurpose,
  SavedAddress,
} from '../../../../core/addresses/address';
import type { FieldErrors } from '../../../../core/forms/form';
import type { AddressQuestionData } from '../../../checkout/address-question';
import { ACCOUNT_PATHS } from '../../../../core/paths/paths';
import { encodePart } from '../../../../core/shared/encode-part';

/** What a form of the page has just done. */
export const ADDRESS_DONE = ['saved', 'removed', 'default'] as const;
export type AddressDone = (typeof ADDRESS_DONE)[number];

/** The parameters of the page's address: the address to change or `new`, the one to remove, and what was done. */
export const MARKS = { edit: 'edit', remove: 'remove', done: 'done' } as const;
export const NEW = 'new';

/** What was entered into the form of an address. */
export interface EnteredAddress {
  readonly typed: Address;
  readonly purpose: AddressPurpose;
  readonly isDefault: AddressDefaults;
}

/** The data of the address book in the account (ACC-03). */
export interface AddressBookData {
  readonly addresses: ReadonlyArray<SavedAddress>;
  /** The form of a new or changed address is shown instead of the list; the latter with the address to change. */
  readonly form: 'new' | SavedAddress | undefined;
  /** The address whose removal is to be confirmed. */
  readonly removing: SavedAddress | undefined;
  readonly done: AddressDone | undefined;
  /** Set after a form was refused, as are the following ones. */
  readonly entered: EnteredAddress | undefined;
  readonly errors: FieldErrors<AddressField>;
  readonly question: AddressQuestionData | undefined;
  readonly problem: string | undefined;
}

/** The page with the form of an address. */
export const editPath = (id: string): string => `${ACCOUNT_PATHS.addresses}?${MARKS.edit}=${encodePart(id)}`;

/** The page that asks whether an address is to be removed. */
export const removePath = (id: string): string => `${ACCOUNT_PATHS.addresses}?${MARKS.remove}=${encodePart(id)}`;
