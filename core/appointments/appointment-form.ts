import { makeForm } from '../forms/form';
import { atMost } from '../forms/messages';

/** The lengths that the service accepts. */
export const APPOINTMENT_LENGTHS = { petName: 40, note: 300 } as const;

const upTo =
  (most: number) =>
  (value: string): string | undefined =>
    value.length > most ? atMost(most) : undefined;

/** The pet's name and a note for the staff. */
export const appointmentForm = makeForm({
  petName: { label: 'Pet’s name', checks: [upTo(APPOINTMENT_LENGTHS.petName)] },
  note: {
    label: 'Anything we should know?',
    optional: true,
    checks: [upTo(APPOINTMENT_LENGTHS.note)],
  },
});

export type AppointmentField = 'petName' | 'note';
