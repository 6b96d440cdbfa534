import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { requireFields, type InvalidFields } from '../forms/require-fields';
import type { Appointment } from './appointment';
import { appointmentForm, type AppointmentField } from './appointment-form';
import type { AppointmentGateway, ConfirmFailure, Confirmation } from './appointment-gateway';
import { oneLine } from '../shared/one-line';

export type BookAppointmentError = InvalidFields<AppointmentField> | ConfirmFailure;

/**
 * Books the time that is held for the shopper (ACC-08). With a membership the pet is its pet, and a benefit is spent; else
 * the pet's name is needed. Spaces around texts are removed. A failure changes nothing.
 */
export type BookAppointment = (
  id: string,
  confirmation: Confirmation,
) => TE.TaskEither<BookAppointmentError, Appointment>;

export const makeBookAppointment =
  ({ appointments }: { readonly appointments: Pick<AppointmentGateway, 'confirm'> }): BookAppointment =>
  (id, { membershipId, price, ...typed }) => {
    const note = typed.note.trim();
    const petName = membershipId === undefined ? oneLine(typed.petName) : '';
    return pipe(
      requireFields(appointmentForm, { note, petName: membershipId === undefined ? petName : 'a member' }),
      TE.chainW(() => appointments.confirm(id, { petName, note, membershipId, price })),
    );
  };
