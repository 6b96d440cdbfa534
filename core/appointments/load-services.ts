import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { Store } from '../stores/store';
import type { PetService, Services } from './appointment';
import type { AppointmentGateway } from './appointment-gateway';

/** Loads the services that can be booked, and until when appointments can be changed (ACC-08). */
export type LoadServices = TE.TaskEither<UpstreamFailure, Services>;

export const makeLoadServices = ({
  appointments,
}: {
  readonly appointments: Pick<AppointmentGateway, 'services'>;
}): LoadServices =>
  pipe(
    appointments.services,
    TE.map(({ services, changeHours }) => ({
      services: services.filter(({ options }) => options.length > 0),
      changeHours,
    })),
  );

/** The services that a store gives. */
export const servicesIn = (
  services: ReadonlyArray<PetService>,
  { services: given }: Pick<Store, 'services'>,
): ReadonlyArray<PetService> => services.filter(({ storeService }) => given.includes(storeService));

/** The services of stores that are booked by appointment. */
const BY_APPOINTMENT = ['Grooming', 'Dog Training', 'Vet Clinic'];

/** Whether a store with these services takes appointments, for a page that has not loaded what can be booked. */
export const takesAppointments = (services: Store['services']): boolean =>
  services.some((service) => BY_APPOINTMENT.includes(service));
