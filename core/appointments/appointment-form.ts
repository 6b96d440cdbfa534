import { checkPlain } from '../forms/plain-text';
import { makeForm } from '../forms/form';
import { atMost } from '../forms/messages';
import { checkPetName, MAX_PET_NAME } from '../pets/pet-name';

/** The lengths that the service accepts. */
export const APPOINTMENT_LENGTHS = { petName: MAX_PET_NAME, note: 300 } as const;

const checkNote = (value: string): string | undefined =>
  value.length > APPOINTMENT_LENGTHS.note ? atMost(APPOINTMENT_LENGTHS.note) : undefined;

/** The pet's name and a note for the staff. */
export const appointmentForm = makeForm({
  petName: { label: 'Pet’s name', checks: [checkPetName] },
  note: {
    label: 'Anything we should know?',
    optional: true,
    checks: [checkNote, checkPlain],
  },
});

export type AppointmentField = 'petName' | 'note';
