import type { PrescriptionToSet } from '../../core/prescriptions/prescription';

/** A prescription for these lines of a cart, all for Bella. */
export const aPrescription = (itemIds: ReadonlyArray<string>): PrescriptionToSet => ({
  pets: itemIds.map((itemId) => ({ itemId, pet: { name: 'Bella', kind: 'dog' } })),
  vet: { clinic: 'Bark Street Clinic', place: 'San Diego, CA', phone: '6195550142' },
});
