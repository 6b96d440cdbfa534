import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { makeAppointmentMails } from './appointments/appointment-mails.ts';
import { registerAppointments } from './appointments/appointment-routes.ts';
import { makeAppointmentChanges } from './appointments/change-appointment.ts';
import { makeRemind } from './appointments/remind.ts';
import { mailShopOf, pageOriginOf, type BackendConfig } from './config.ts';
import type { Database } from './database/schema.ts';
import type { UnitOfWork } from './database/unit-of-work.ts';
import type { Identifier } from './identity/session/identifier.ts';
import type { JobHandlers } from './jobs/job-worker.ts';
import { makeMailTokens } from './mail/mail-tokens.ts';
import { makeMailer, makeMailSealer } from './mail/mailer.ts';
import { makeStopPage } from './mail/stop-page.ts';
import { makeMembershipChanges } from './memberships/change-membership.ts';
import { makeEndMembership } from './memberships/end-membership.ts';
import { registerMemberships } from './memberships/membership-routes.ts';

export interface AppointmentServicesDeps {
  readonly database: Kysely<Database>;
  readonly unitOfWork: UnitOfWork;
  readonly identifier: Identifier;
  readonly config: Pick<BackendConfig, 'publicOrigin' | 'machineOrigin' | 'shopName' | 'checkoutLimit'>;
  readonly serverSecret: string;
  readonly clock: () => number;
}

/** The services of appointments and memberships. */
export interface AppointmentServices {
  readonly register: (scope: FastifyInstance) => void;
  /** How their jobs are done. */
  readonly jobs: JobHandlers;
}

/** Makes the services of appointments, and of the memberships whose benefits they spend. [ACC-08] [ACC-09] */
export const makeAppointmentServices = (deps: AppointmentServicesDeps): AppointmentServices => {
  const { unitOfWork, config, serverSecret, clock } = deps;
  const { checkoutLimit } = config;
  const pageOrigin = pageOriginOf(config);
  const mailer = makeMailer(makeMailSealer(serverSecret), clock, mailShopOf(config));
  const mails = makeAppointmentMails({
    mailer,
    pageOrigin,
    stopPage: makeStopPage(makeMailTokens(serverSecret), pageOrigin),
    clock,
  });
  return {
    register: (scope) => {
      registerAppointments(scope, { ...deps, checkoutLimit, changes: makeAppointmentChanges({ mails, clock }) });
      registerMemberships(scope, {
        ...deps,
        checkoutLimit,
        changes: makeMembershipChanges({ mailer, pageOrigin, clock }),
      });
    },
    jobs: {
      'appointment-reminder': makeRemind({ unitOfWork, mails }),
      'membership-end': makeEndMembership(unitOfWork),
    },
  };
};
