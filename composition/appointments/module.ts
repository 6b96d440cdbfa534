import { ContainerModule } from 'inversify';
import { makeBookAppointment } from '../../core/appointments/book-appointment';
import { makeFindSlots } from '../../core/appointments/find-slots';
import { makeLoadServices } from '../../core/appointments/load-services';
import { makeFindAppointment, makeListAppointments } from '../../core/appointments/own-appointments';
import { makeJoinMembership } from '../../core/memberships/join-membership';
import { makeLoadMemberships } from '../../core/memberships/load-memberships';
import { BackendTokens } from '../backend/tokens';
import { PlatformTokens } from '../platform/tokens';
import { AppointmentTokens as Tokens } from './tokens';

/** Appointments and memberships. They belong to one shopper: loaded into the request's child container on the server. */
export const appointmentsModule = new ContainerModule(({ bind }) => {
  bind(Tokens.gateway).toResolvedValue(({ appointments }) => appointments, [BackendTokens.personal]);
  bind(Tokens.loadServices).toResolvedValue((appointments) => makeLoadServices({ appointments }), [Tokens.gateway]);
  bind(Tokens.findSlots).toResolvedValue(
    (appointments, clock) => makeFindSlots({ appointments, clock }),
    [Tokens.gateway, PlatformTokens.clock],
  );
  bind(Tokens.listAppointments).toResolvedValue(
    (appointments) => makeListAppointments({ appointments }),
    [Tokens.gateway],
  );
  bind(Tokens.findAppointment).toResolvedValue(
    (appointments) => makeFindAppointment({ appointments }),
    [Tokens.gateway],
  );
  bind(Tokens.holdSlot).toResolvedValue(({ hold }) => hold, [Tokens.gateway]);
  bind(Tokens.bookAppointment).toResolvedValue(
    (appointments) => makeBookAppointment({ appointments }),
    [Tokens.gateway],
  );
  bind(Tokens.moveAppointment).toResolvedValue(({ move }) => move, [Tokens.gateway]);
  bind(Tokens.cancelAppointment).toResolvedValue(({ cancel }) => cancel, [Tokens.gateway]);
  bind(Tokens.care).toResolvedValue(({ care }) => care, [BackendTokens.personal]);
  bind(Tokens.loadMemberships).toResolvedValue((care) => makeLoadMemberships({ care }), [Tokens.care]);
  bind(Tokens.joinMembership).toResolvedValue((care) => makeJoinMembership({ care }), [Tokens.care]);
  bind(Tokens.cancelMembership).toResolvedValue(({ cancel }) => cancel, [Tokens.care]);
  bind(Tokens.keepMembership).toResolvedValue(({ keep }) => keep, [Tokens.care]);
});
