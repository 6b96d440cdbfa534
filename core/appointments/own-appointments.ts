import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { SignInNeeded } from '../orders/order-gateway';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { Appointment } from './appointment';
import type { AppointmentGateway, NoSuchAppointment } from './appointment-gateway';

type Ports = { readonly appointments: Pick<AppointmentGateway, 'appointments'> };

/** The shopper's appointments. */
export interface OwnAppointments {
  /** Those that are booked and to come, the next one first. */
  readonly coming: ReadonlyArray<Appointment>;
  /** Those that are past or cancelled, the latest first. */
  readonly past: ReadonlyArray<Appointment>;
}

/** Lists the signed-in shopper's appointments (ACC-08). A time that is only held is not among them. */
export type ListAppointments = TE.TaskEither<SignInNeeded | UpstreamFailure, OwnAppointments>;

export const makeListAppointments = ({ appointments }: Ports): ListAppointments =>
  pipe(
    appointments.appointments,
    TE.map((all) => ({
      coming: all.filter((one) => isComing(one)).toReversed(),
      past: all.filter((one) => one.status !== 'held' && !isComing(one)),
    })),
  );

const isComing = ({ status, isPast }: Appointment): boolean => status === 'booked' && !isPast;

/** Finds one of the signed-in shopper's appointments, also one that is only held (ACC-08). */
export type FindAppointment = (
  id: string,
) => TE.TaskEither<NoSuchAppointment | SignInNeeded | UpstreamFailure, Appointment>;

export const makeFindAppointment =
  ({ appointments }: Ports): FindAppointment =>
  (id) =>
    pipe(
      appointments.appointments,
      TE.map((all) => all.find((one) => one.id === id)),
      TE.chainW(TE.fromNullable<NoSuchAppointment>({ kind: 'no-such-appointment' })),
    );
