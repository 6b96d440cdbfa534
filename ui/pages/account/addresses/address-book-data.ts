import type {
  Address,
  AddressDefaults,
  AddressField,
  AddressPurpose,
  SavedAddress,
} from '../../../../core/addresses/address';
import type { AccountProblem } from '../../../../core/account/account-form';
import type { FieldErrors } from '../../../../core/forms/form';
import type { AddressQuestionData } from '../../../checkout/address/address-question';
import type { UsedByPlansProps } from '../../../repeat-delivery/used-by-plans';
import { ACCOUNT_PATHS } from '../../../../core/paths/paths';
import { encodePart } from '../../../../core/shared/encode-part';

/** What a form of the page has just done. */
export const ADDRESS_DONE = ['saved', 'removed', 'gone', 'default'] as const;
export type AddressDone = (typeof ADDRESS_DONE)[number];

/** The parameters of the page's address: the address to change or `new`, the one to remove, and what was done. */
export const MARKS = { edit: 'edit', remove: 'remove', done: 'done' } as const;
export const NEW = 'new';

/** The hidden field with the name of the address that a form changes. */
export const REPLACES = 'replaces';

/** The address that a form changes. */
export type EditedAddress = Pick<SavedAddress, 'id' | 'nickName'>;

/** What was entered into the form of an address. */
export interface EnteredAddress {
  /** Undefined for a new address. */
  readonly edited: EditedAddress | undefined;
  readonly typed: Address;
  readonly purpose: AddressPurpose;
  readonly isDefault: AddressDefaults;
}

/** The data of the address book in the account (ACC-03). */
export interface AddressBookData {
  readonly addresses: ReadonlyArray<SavedAddress>;
  /**
   * The form of a new or changed address is shown instead of the list; the latter with the address to change. A form that
   * was refused is shown in any case, as it was entered.
   */
  readonly form: 'new' | SavedAddress | undefined;
  /** Whether repeat deliveries go to the address of the form; undefined when they could not be read. */
  readonly isDeliveredTo: boolean | undefined;
  /** The address whose removal is to be confirmed. */
  readonly removing: SavedAddress | undefined;
  /** Says that repeat deliveries go to that address; undefined when none do. */
  readonly usedBy?: UsedByPlansProps | undefined;
  readonly done: AddressDone | undefined;
  /** Set after a form was refused, as are the following ones. */
  readonly entered: EnteredAddress | undefined;
  readonly errors: FieldErrors<AddressField>;
  readonly question: AddressQuestionData | undefined;
  readonly problem: AccountProblem | undefined;
}

/** The page with the form of an address. */
export const editPath = (id: string): string => `${ACCOUNT_PATHS.addresses}?${MARKS.edit}=${encodePart(id)}`;

/** The page that asks whether an address is to be removed. */
export const removePath = (id: string): string => `${ACCOUNT_PATHS.addresses}?${MARKS.remove}=${encodePart(id)}`;

/** The address that the form of the page changes; undefined for a new one, and without a form. */
export const editedIn = ({ form, entered }: Pick<AddressBookData, 'form' | 'entered'>): EditedAddress | undefined => {
  if (entered !== undefined) return entered.edited;
  return form === 'new' ? undefined : form;
};

/** Whether the form is that of the first address of the book, which becomes the default. */
export const isFirst = (data: Pick<AddressBookData, 'addresses' | 'form' | 'entered'>): boolean =>
  data.form === 'new' && editedIn(data) === undefined && data.addresses.length === 0;

/** Whether the page shows the form of an address. */
export const hasForm = ({ form, entered }: Pick<AddressBookData, 'form' | 'entered'>): boolean =>
  form !== undefined || entered !== undefined;

/** The title of the page. */
export const addressBookTitle = (data: Pick<AddressBookData, 'form' | 'entered' | 'removing'>): string => {
  if (data.removing !== undefined) return 'Remove this address?';
  if (!hasForm(data)) return 'Address book';
  return editedIn(data) === undefined ? 'Add an address' : 'Edit address';
};
