import type { AppointmentGateway } from '../../core/appointments/appointment-gateway';
import type { BookAppointment } from '../../core/appointments/book-appointment';
import type { FindSlots } from '../../core/appointments/find-slots';
import type { LoadServices } from '../../core/appointments/load-services';
import type { FindAppointment, ListAppointments } from '../../core/appointments/own-appointments';
import type { CareGateway } from '../../core/memberships/care-gateway';
import type { JoinMembership } from '../../core/memberships/join-membership';
import type { LoadMemberships } from '../../core/memberships/load-memberships';
import { token } from '../token/token';

export const AppointmentTokens = {
  gateway: token<AppointmentGateway>('AppointmentGateway'),
  loadServices: token<LoadServices>('LoadServices'),
  findSlots: token<FindSlots>('FindSlots'),
  listAppointments: token<ListAppointments>('ListAppointments'),
  findAppointment: token<FindAppointment>('FindAppointment'),
  holdSlot: token<AppointmentGateway['hold']>('HoldSlot'),
  bookAppointment: token<BookAppointment>('BookAppointment'),
  moveAppointment: token<AppointmentGateway['move']>('MoveAppointment'),
  cancelAppointment: token<AppointmentGateway['cancel']>('CancelAppointment'),
  care: token<CareGateway>('CareGateway'),
  loadMemberships: token<LoadMemberships>('LoadMemberships'),
  joinMembership: token<JoinMembership>('JoinMembership'),
  cancelMembership: token<CareGateway['cancel']>('CancelMembership'),
  keepMembership: token<CareGateway['keep']>('KeepMembership'),
} as const;
