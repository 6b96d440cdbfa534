import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { SavedAddress } from '../../../core/addresses/address';
import { CHECKOUT_PATHS } from '../../../core/paths/paths';
import { encodePart } from '../../../core/shared/encode-part';
import { ButtonLink } from '../../design/button';
import { Errors } from '../../design/field';
import { isPlainClick } from '../../design/plain-click';
import { AddressLines } from './address-lines';
import * as styles from './chosen-address.module.css';

export interface ChosenAddressProps {
  readonly model: {
    readonly saved: ReadonlyArray<SavedAddress>;
    readonly openAddresses: () => void;
    readonly editAddress: () => void;
    readonly addAddress: () => void;
    /** Why the address cannot be used. */
    readonly addressError: string | undefined;
  };
  readonly address: SavedAddress;
  /** The name of the address's id in the posted form. */
  readonly name?: string;
}

const ID = 'chosen-address';

/** A link to a page that opens a dialog where scripts run. */
const DialogLink = ({
  href,
  open,
  describedBy,
  children,
}: {
  readonly href: string;
  readonly open: () => void;
  readonly describedBy: string | undefined;
  readonly children: string;
}): ReactElement => (
  <ButtonLink
    href={href}
    look="quiet"
    size="small"
    aria-describedby={describedBy}
    onClick={(event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      open();
    }}
  >
    {children}
  </ButtonLink>
);

/** The address that is used, with the ways to change it, and beside them why it cannot be used (CHK-04, CHK-09). */
export const ChosenAddress = observer(({ model, address, name = 'addressId' }: ChosenAddressProps): ReactElement => {
  const { addressError } = model;
  const describedBy = addressError && `${ID}-error`;
  return (
    <div className={styles.address}>
      <input type="hidden" name={name} value={address.id} />
      <div>
        <AddressLines address={address} />
      </div>
      <div className={styles.ways}>
        <DialogLink
          href={`${CHECKOUT_PATHS.addresses}?edit=${encodePart(address.id)}`}
          open={model.editAddress}
          describedBy={describedBy}
        >
          Edit
        </DialogLink>
        {model.saved.length > 1 ? (
          <DialogLink href={CHECKOUT_PATHS.addresses} open={model.openAddresses} describedBy={describedBy}>
            Choose another
          </DialogLink>
        ) : (
          <DialogLink href={`${CHECKOUT_PATHS.addresses}?edit=new`} open={model.addAddress} describedBy={describedBy}>
            Use another address
          </DialogLink>
        )}
      </div>
      <Errors id={ID} error={addressError} />
    </div>
  );
});
