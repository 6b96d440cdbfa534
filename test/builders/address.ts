import type { Address, SavedAddress } from '../../core/addresses/address';

/** An address in San Diego as the directory writes it. */
export const anAddress = (facts: Partial<Address> = {}): Address => ({
  firstName: 'Pat',
  lastName: 'Doe',
  line1: '1 Bark St',
  line2: '',
  city: 'San Diego',
  state: 'CA',
  zipCode: '92101',
  phone: '6195550100',
  ...facts,
});

export const aSavedAddress = (facts: Partial<SavedAddress> = {}): SavedAddress => ({
  ...anAddress(),
  id: '800003',
  nickName: 'Home',
  purpose: 'both',
  isDefault: { delivery: true, billing: true },
  ...facts,
});
