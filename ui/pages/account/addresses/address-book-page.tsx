import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { AddressUse, SavedAddress } from '../../../../core/addresses/address';
import { addressesFor } from '../../../../core/addresses/address-uses';
import { ACCOUNT_FORM_ACTIONS } from '../../../../core/paths/account-form-actions';
import { ACCOUNT_PATHS } from '../../../../core/paths/paths';
import type { AddressFormViewModel } from '../../../checkout/address/address-form-view-model';
import { AddressLines } from '../../../checkout/address/address-lines';
import { Badge } from '../../../design/badge';
import { Button, ButtonLink } from '../../../design/button';
import { UsedByPlans } from '../../../repeat-delivery/used-by-plans';
import { usePostOnce } from '../../shared/use-post-once';
import { AccountFormProblem } from '../account-form-problem';
import { AccountFrame } from '../account-frame';
import * as shared from '../account-list.module.css';
import { defaultRemovalText } from '../default-removal-text';
import { DoneBanner } from '../done-banner';
import {
  addressBookTitle,
  editPath,
  hasForm,
  NEW,
  removePath,
  type AddressBookData,
  type AddressDone,
} from './address-book-data';
import { AddressForm } from './address-form';

export interface AddressBookPageProps {
  readonly data: AddressBookData;
  readonly address: AddressFormViewModel;
}

const DONE: Readonly<Record<AddressDone, string>> = {
  saved: 'Address saved.',
  removed: 'Address removed.',
  gone: 'This address isn’t in your address book anymore.',
  default: 'Default address changed.',
};

const USES: ReadonlyArray<{ readonly use: AddressUse; readonly badge: string; readonly button: string }> = [
  { use: 'delivery', badge: 'Default delivery', button: 'Make default for delivery' },
  { use: 'billing', badge: 'Default billing', button: 'Make default for billing' },
];

const ONLY: Readonly<Record<SavedAddress['purpose'], string | undefined>> = {
  both: undefined,
  delivery: 'For delivery only',
  billing: 'For billing only',
};

const labelOf = ({ line1 }: SavedAddress, what: string): string => `${what} ${line1}`;

interface DefaultFormProps {
  readonly address: SavedAddress;
  readonly use: AddressUse;
  readonly button: string;
}

const DefaultForm = ({ address, use, button }: DefaultFormProps): ReactElement => {
  const { isPosted, onSubmit } = usePostOnce();
  return (
    <form method="post" action={ACCOUNT_FORM_ACTIONS.accountDefaultAddress} onSubmit={onSubmit}>
      <input type="hidden" name="addressId" value={address.id} />
      <input type="hidden" name="use" value={use} />
      <Button type="submit" look="quiet" size="small" pending={isPosted} aria-label={`${button}: ${address.line1}`}>
        {button}
      </Button>
    </form>
  );
};

const Entry = ({ address }: { readonly address: SavedAddress }): ReactElement => {
  const { id, purpose, isDefault } = address;
  const uses = USES.filter(({ use }) => purpose === use || purpose === 'both');
  return (
    <li className={shared.entry}>
      <div className={shared.facts}>
        <AddressLines address={address} />
        {ONLY[purpose] === undefined ? null : <p className={shared.soft}>{ONLY[purpose]}</p>}
      </div>
      <p className={shared.badges}>
        {uses
          .filter(({ use }) => isDefault[use])
          .map(({ use, badge }) => (
            <Badge key={use} tone="plain">
              {badge}
            </Badge>
          ))}
      </p>
      <div className={shared.ways}>
        <ButtonLink href={editPath(id)} look="quiet" size="small" aria-label={labelOf(address, 'Edit')}>
          Edit
        </ButtonLink>
        <ButtonLink href={removePath(id)} look="quiet" size="small" aria-label={labelOf(address, 'Remove')}>
          Remove
        </ButtonLink>
        {uses
          .filter(({ use }) => !isDefault[use])
          .map(({ use, button }) => (
            <DefaultForm key={use} address={address} use={use} button={button} />
          ))}
      </div>
    </li>
  );
};

const List = ({ addresses }: Pick<AddressBookData, 'addresses'>): ReactElement =>
  addresses.length === 0 ? (
    <p className={shared.empty}>No saved addresses yet. Addresses you use at checkout are saved here.</p>
  ) : (
    <ul className={shared.list}>
      {addresses.map((address) => (
        <Entry key={address.id} address={address} />
      ))}
    </ul>
  );

/** What the removal of an address does to each use whose default it is. */
const defaultTexts = (address: SavedAddress, all: AddressBookData['addresses']): ReadonlyArray<string> =>
  USES.filter(({ use }) => address.isDefault[use]).map(({ use }) => {
    const others = addressesFor(all, use).filter(({ id }) => id !== address.id);
    return defaultRemovalText(
      `${use} address`,
      others.map(({ line1 }) => line1),
    );
  });

const Removal = ({
  address,
  addresses,
  usedBy,
}: Pick<AddressBookData, 'addresses' | 'usedBy'> & { readonly address: SavedAddress }): ReactElement => {
  const { isPosted, onSubmit } = usePostOnce();
  return (
    <form
      method="post"
      action={ACCOUNT_FORM_ACTIONS.accountRemoveAddress}
      className={shared.question}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="nickName" value={address.nickName} />
      <div className={shared.facts}>
        <AddressLines address={address} />
      </div>
      {defaultTexts(address, addresses).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {usedBy === undefined ? null : <UsedByPlans {...usedBy} />}
      <p className={shared.soft}>This won’t change orders you’ve already placed.</p>
      <div className={shared.ways}>
        <Button type="submit" size="large" pending={isPosted}>
          Remove address
        </Button>
        <ButtonLink href={ACCOUNT_PATHS.addresses} look="secondary" size="large">
          Keep address
        </ButtonLink>
      </div>
    </form>
  );
};

/** The address book in the account: a list, the form of one address, or the question before a removal (ACC-03). */
export const AddressBookPage = observer(({ data, address }: AddressBookPageProps): ReactElement => {
  const { addresses, removing, done, problem } = data;
  const isList = !hasForm(data) && removing === undefined;
  return (
    <AccountFrame
      place="addresses"
      title={addressBookTitle(data)}
      actions={isList ? <ButtonLink href={editPath(NEW)}>Add an address</ButtonLink> : undefined}
    >
      {problem === undefined ? null : <AccountFormProblem problem={problem} returnPath={ACCOUNT_PATHS.addresses} />}
      {done === undefined || !isList ? null : <DoneBanner words={DONE} done={done} />}
      {removing === undefined ? null : <Removal address={removing} addresses={addresses} usedBy={data.usedBy} />}
      {hasForm(data) ? <AddressForm data={data} address={address} /> : null}
      {isList ? <List addresses={addresses} /> : null}
    </AccountFrame>
  );
});
