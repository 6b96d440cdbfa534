import type { ReactElement } from 'react';
import type { Address } from '../../../core/addresses/address';
import { shapePhone } from '../../../core/forms/shapes';

export interface AddressLinesProps {
  readonly address: Address;
  /** Leaves out the phone number. */
  readonly isShort?: boolean;
}

const placeOf = ({ city, state, zipCode }: Address): string => `${city}, ${state} ${zipCode}`;

/** A postal address, line by line. */
export const AddressLines = ({ address, isShort = false }: AddressLinesProps): ReactElement => {
  const { firstName, lastName, line1, line2, phone } = address;
  return (
    <>
      <p>
        {firstName} {lastName}
      </p>
      <p>{line2 === '' ? line1 : `${line1}, ${line2}`}</p>
      <p>{placeOf(address)}</p>
      {isShort || phone === '' ? null : <p>{shapePhone(phone)}</p>}
    </>
  );
};

/** A postal address in one line, for labels. */
export const addressText = (address: Address): string => {
  const { line1, line2 } = address;
  return [line1, line2, placeOf(address)].filter((part) => part !== '').join(', ');
};
