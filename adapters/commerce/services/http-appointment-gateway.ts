import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Appointment, WantedService } from '../../../core/appointments/appointment';
import type {
  AppointmentGateway,
  BenefitUsed,
  MembershipEnded,
  NoSuchAppointment,
  NotOffered,
  PetBusy,
  SlotTaken,
  TooLateToChange,
  TooManyAppointments,
  WrongAge,
} from '../../../core/appointments/appointment-gateway';
import type { SignInNeeded } from '../../../core/orders/order-gateway';
import type { UpstreamFailure } from '../../../core/shared/upstream-failure';
import type { HttpClient, HttpRequest } from '../../http/http-client';
import { path } from '../../http/path';
import {
  appointmentsWire,
  appointmentWire,
  servicesWire,
  slotsWire,
  toAppointment,
  toServices,
} from './appointment-wire';
import { callCommerce } from '../call-commerce';
import { isMissing, isRefusedWith, needsIdentity, toSignInNeeded } from '../refusals';

const BASE = 'x_appointments';
const OWN = `${BASE}/@self`;

/** Appointments at the embedded backend (ACC-08). */
export class HttpAppointmentGateway implements AppointmentGateway {
  readonly services: AppointmentGateway['services'];
  readonly appointments: AppointmentGateway['appointments'];
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
    this.services = pipe(
      callCommerce(http, { kind: 'public', method: 'GET', path: 'x_services' }, servicesWire),
      TE.map(toServices),
    );
    this.appointments = pipe(
      callCommerce(
        http,
        { kind: 'personal', method: 'GET', path: OWN, isExpectedRefusal: needsIdentity },
        appointmentsWire,
      ),
      TE.bimap(toSignInNeeded, ({ appointments }) => appointments.map(toAppointment)),
    );
  }

  readonly slots: AppointmentGateway['slots'] = (wanted, from, movingId) =>
    pipe(
      callCommerce(
        this.#http,
        {
          kind: movingId === undefined ? 'public' : 'personal',
          method: 'GET',
          path: `${BASE}/slots`,
          query: { ...wantedWire(wanted), from, ...(movingId === undefined ? {} : { appointmentId: movingId }) },
          isExpectedRefusal: isNotOffered,
        },
        slotsWire,
      ),
      TE.bimap(toNotOffered, ({ days }) => days),
    );

  readonly hold: AppointmentGateway['hold'] = (wanted, startsAt) =>
    pipe(
      this.#send('POST', OWN, { ...wantedWire(wanted), startsAt }),
      TE.mapLeft((failure) => toSlotTaken(failure) ?? toTooMany(failure) ?? notOfferedOr(failure)),
    );

  readonly confirm: AppointmentGateway['confirm'] = (id, { petName, note, membershipId, price }) =>
    pipe(
      this.#send('POST', path`x_appointments/@self/${id}/confirm`, {
        ...(membershipId === undefined ? { petName } : { membershipId }),
        note,
        price: price.toFixed(2),
      }),
      TE.mapLeft(
        (failure) =>
          toSlotTaken(failure) ??
          toPetBusy(failure) ??
          toWrongAge(failure) ??
          toMissing(failure) ??
          toBenefitFailure(failure) ??
          toSignInNeeded(failure),
      ),
    );

  readonly move: AppointmentGateway['move'] = (id, startsAt, agreedPrice) =>
    pipe(
      this.#send('PUT', path`x_appointments/@self/${id}`, {
        startsAt,
        ...(agreedPrice === undefined ? {} : { price: agreedPrice.toFixed(2) }),
      }),
      TE.mapLeft(
        (failure) =>
          toSlotTaken(failure) ??
          toPetBusy(failure) ??
          toWrongAge(failure) ??
          toMissing(failure) ??
          toBenefitFailure(failure) ??
          toTooLate(failure) ??
          toSignInNeeded(failure),
      ),
    );

  readonly cancel: AppointmentGateway['cancel'] = (id) =>
    pipe(
      this.#send('POST', path`x_appointments/@self/${id}/cancel`, {}),
      TE.mapLeft((failure) => toMissing(failure) ?? toTooLate(failure) ?? toSignInNeeded(failure)),
    );

  #send(
    method: 'POST' | 'PUT',
    address: string,
    body: HttpRequest['body'],
  ): TE.TaskEither<UpstreamFailure, Appointment> {
    return pipe(
      callCommerce(
        this.#http,
        { kind: 'essential', method, path: address, body, isExpectedRefusal: isExpected },
        appointmentWire,
      ),
      TE.map(toAppointment),
    );
  }
}

const wantedWire = ({ storeId, ...wanted }: WantedService): Readonly<Record<string, string>> => ({
  ...wanted,
  physicalStoreId: storeId,
});

/** The codes with which changes are refused; the shopper is told what to do. */
const CODES = {
  taken: '_ERR_SLOT_TAKEN',
  tooMany: '_ERR_TOO_MANY_APPOINTMENTS',
  petBusy: '_ERR_PET_BUSY',
  petAge: '_ERR_PET_AGE',
  benefit: '_ERR_BENEFIT_USED',
  ended: '_ERR_MEMBERSHIP_ENDED',
  tooLate: '_ERR_APPOINTMENT_TOO_LATE',
  state: '_ERR_APPOINTMENT_STATE',
} as const;

const isExpected = (failure: UpstreamFailure): boolean =>
  needsIdentity(failure) || isMissing(failure) || isNotOffered(failure) || isRefusedWith(failure, Object.values(CODES));

/** The parameters that do not fit when the store does not give the service, or not for such a pet. */
const CHOSEN = ['physicalStoreId', 'serviceId', 'species', 'size'];

const isNotOffered = (failure: UpstreamFailure): boolean =>
  failure.kind === 'refused' && failure.parameters.some((parameter) => CHOSEN.includes(parameter));

const toNotOffered = (failure: UpstreamFailure): NotOffered | UpstreamFailure =>
  isNotOffered(failure) ? { kind: 'not-offered' } : failure;

const notOfferedOr = (failure: UpstreamFailure): NotOffered | SignInNeeded | UpstreamFailure =>
  isNotOffered(failure) ? { kind: 'not-offered' } : toSignInNeeded(failure);

const toSlotTaken = (failure: UpstreamFailure): SlotTaken | undefined =>
  isRefusedWith(failure, [CODES.taken]) ? { kind: 'slot-taken' } : undefined;

const toTooMany = (failure: UpstreamFailure): TooManyAppointments | undefined =>
  isRefusedWith(failure, [CODES.tooMany]) ? { kind: 'too-many-appointments' } : undefined;

const toPetBusy = (failure: UpstreamFailure): PetBusy | undefined =>
  isRefusedWith(failure, [CODES.petBusy]) ? { kind: 'pet-busy' } : undefined;

const toWrongAge = (failure: UpstreamFailure): WrongAge | undefined =>
  isRefusedWith(failure, [CODES.petAge]) ? { kind: 'wrong-age' } : undefined;

const toMissing = (failure: UpstreamFailure): NoSuchAppointment | undefined =>
  isMissing(failure) || isRefusedWith(failure, [CODES.state]) ? { kind: 'no-such-appointment' } : undefined;

const toBenefitFailure = (failure: UpstreamFailure): BenefitUsed | MembershipEnded | undefined => {
  if (isRefusedWith(failure, [CODES.ended])) return { kind: 'membership-ended' };
  return isRefusedWith(failure, [CODES.benefit]) ? { kind: 'benefit-used' } : undefined;
};

const toTooLate = (failure: UpstreamFailure): TooLateToChange | undefined =>
  isRefusedWith(failure, [CODES.tooLate]) ? { kind: 'too-late-to-change' } : undefined;
