import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { AddressBook } from '../../../../core/addresses/address-book';
import type { SessionStore } from '../../../../core/identity/session/session-store';
import { ACCOUNT_PATHS } from '../../../../core/paths/paths';
import type { PageLoader, PageOutcome } from '../../../page/page';
import { countPlansUsing, deliversTo, type PlansUsingPorts } from '../../../repeat-delivery/repeat-use';
import { usedByPlans } from '../../../repeat-delivery/used-by-plans-text';
import { signInFirst } from '../../shared/sign-in-first';
import { accountPage } from '../account-head';
import { ADDRESS_DONE, addressBookTitle, MARKS, NEW, type AddressBookData } from './address-book-data';

export interface AddressBookPorts extends PlansUsingPorts {
  readonly addresses: AddressBook['addresses'];
  readonly userType: SessionStore['userType'];
  readonly shop: string;
}

/** The data of a page into which nothing was entered. */
export const NO_ADDRESSES: AddressBookData = {
  addresses: [],
  form: undefined,
  isDeliveredTo: false,
  removing: undefined,
  done: undefined,
  entered: undefined,
  errors: {},
  question: undefined,
  problem: undefined,
};

/**
 * Loads the address book, the form of one address, or the question whether one is to be removed (ACC-03). Other shoppers
 * are asked to sign in and come back. An address that is not in the book shows the list.
 */
export const makeAddressBookLoader =
  ({ addresses, repeatPlans, capabilities, userType, shop }: AddressBookPorts): PageLoader<AddressBookData> =>
  ({ query }) => {
    if (userType() !== 'registered') {
      const text = query.toString();
      return T.of(signInFirst(text === '' ? ACCOUNT_PATHS.addresses : `${ACCOUNT_PATHS.addresses}?${text}`));
    }
    const find = (all: AddressBookData['addresses'], mark: string) => all.find(({ id }) => id === query.get(mark));
    return pipe(
      addresses,
      TE.map((all) => ({ all, removing: find(all, MARKS.remove) })),
      TE.bind('isDeliveredTo', ({ all }) =>
        TE.fromTask(deliversTo({ repeatPlans, capabilities }, find(all, MARKS.edit)?.id)),
      ),
      TE.bind('plansUsing', ({ removing }) =>
        TE.fromTask(countPlansUsing({ repeatPlans, capabilities }, removing && { addressId: removing.id })),
      ),
      TE.match(
        (): PageOutcome<AddressBookData> => ({ kind: 'unavailable' }),
        ({ all, isDeliveredTo, removing, plansUsing }) => {
          const data: AddressBookData = {
            ...NO_ADDRESSES,
            addresses: all,
            form: query.get(MARKS.edit) === NEW ? 'new' : find(all, MARKS.edit),
            isDeliveredTo,
            removing,
            usedBy: usedByPlans('address', plansUsing),
            done: ADDRESS_DONE.find((done) => done === query.get(MARKS.done)),
          };
          return accountPage(addressBookTitle(data), shop, data);
        },
      ),
    );
  };
