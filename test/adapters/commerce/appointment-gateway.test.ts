import * as E from 'fp-ts/Either';
import { HttpAppointmentGateway } from '../../../adapters/commerce/services/http-appointment-gateway';
import { HttpCareGateway } from '../../../adapters/commerce/services/http-care-gateway';
import type { HttpClient } from '../../../adapters/http/http-client';
import { A_BATH, aCourse, aPlan } from '../../builders/appointment';
import { APPOINTMENT_CALLS, appointmentGatewayContract } from '../../contracts/appointment-gateway.contract';
import { CARE_CALLS, careGatewayContract } from '../../contracts/care-gateway.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { appointmentSite, CALLER } from './appointment-site';
import { failingSite, refusal, serve, transactions } from './commerce-site';

const as = (userId: string): HttpClient => {
  const http = transactions();
  return (request) => http({ ...request, headers: { [CALLER]: userId } });
};

appointmentGatewayContract('HttpAppointmentGateway', () => {
  const site = appointmentSite();
  return {
    appointments: new HttpAppointmentGateway(as('700002')),
    stranger: new HttpAppointmentGateway(as('')),
    other: new HttpAppointmentGateway(as('700003')),
    wanted: A_BATH,
    elsewhere: { ...A_BATH, storeId: '1102' },
    covered: { ...A_BATH, storeId: '1102' },
    joins: async (petName) => {
      site.appointments.hasMember('700002', '970001', petName);
      return '970001';
    },
    ends: async (id, day) => void site.appointments.membershipEnds(id, day),
    hasPet: async (name, day) => site.hasPet('700002', name, day),
    closes: async (day) => site.closes(day),
    course: { ...A_BATH, storeId: '1102', serviceId: aCourse().id },
    from: '2026-12-02',
  };
});

careGatewayContract('HttpCareGateway', () => {
  const site = appointmentSite();
  return {
    care: new HttpCareGateway(as('700002')),
    stranger: new HttpCareGateway(as('')),
    other: new HttpCareGateway(as('700003')),
    monthPasses: async (id) => site.ends(id),
  };
});

const CHOICE = { petName: 'Rex', note: '', membershipId: undefined, price: 45 };

upstreamFailuresContract('HttpAppointmentGateway', APPOINTMENT_CALLS, () => {
  const gateway = new HttpAppointmentGateway(transactions());
  return failingSite({
    services: gateway.services,
    slots: gateway.slots(A_BATH, '2026-12-02'),
    appointments: gateway.appointments,
    hold: gateway.hold(A_BATH, '2026-12-02T18:00:00.000Z'),
    confirm: gateway.confirm('1', CHOICE),
    move: gateway.move('1', '2026-12-02T18:00:00.000Z'),
    cancel: gateway.cancel('1'),
  });
});

upstreamFailuresContract('HttpCareGateway', CARE_CALLS, () => {
  const care = new HttpCareGateway(transactions());
  return failingSite({
    plans: care.plans,
    memberships: care.memberships,
    join: care.join({ planId: aPlan().id, petName: 'Rex', species: 'dog', joinKey: 'key-of-the-page-0001' }),
    cancel: care.cancel('1'),
    keep: care.keep('1'),
  });
});

test.each([
  ['_ERR_TOO_MANY_APPOINTMENTS', 'too-many-appointments'],
  ['_ERR_SLOT_TAKEN', 'slot-taken'],
])('[ACC-08] %s at a hold is %s', async (errorKey, kind) => {
  serve(() => refusal(409, { errorKey }));
  const gateway = new HttpAppointmentGateway(transactions());
  expect(await gateway.hold(A_BATH, '2026-12-02T18:00:00.000Z')()).toEqual(E.left({ kind }));
});

test.each([
  ['_ERR_SLOT_TAKEN', 'slot-taken'],
  ['_ERR_PET_BUSY', 'pet-busy'],
  ['_ERR_PET_AGE', 'wrong-age'],
  ['_ERR_BENEFIT_USED', 'benefit-used'],
  ['_ERR_MEMBERSHIP_ENDED', 'membership-ended'],
])('[ACC-08] %s at a confirmation is %s', async (errorKey, kind) => {
  serve(() => refusal(409, { errorKey }));
  const gateway = new HttpAppointmentGateway(transactions());
  expect(await gateway.confirm('1', CHOICE)()).toEqual(E.left({ kind }));
});

test.each([
  ['_ERR_PET_BUSY', 'pet-busy'],
  ['_ERR_PET_AGE', 'wrong-age'],
  ['_ERR_BENEFIT_USED', 'benefit-used'],
  ['_ERR_MEMBERSHIP_ENDED', 'membership-ended'],
  ['_ERR_APPOINTMENT_TOO_LATE', 'too-late-to-change'],
  ['_ERR_APPOINTMENT_STATE', 'no-such-appointment'],
])('[ACC-08] %s at a move is %s', async (errorKey, kind) => {
  serve(() => refusal(409, { errorKey }));
  const gateway = new HttpAppointmentGateway(transactions());
  expect(await gateway.move('1', '2026-12-02T18:00:00.000Z')()).toEqual(E.left({ kind }));
});

test('[ACC-08] [ACC-09] an id stays one part of the path, and a membership is sent instead of a name', async () => {
  const seen = serve(() => [200, {}]);
  const gateway = new HttpAppointmentGateway(transactions());
  await gateway.confirm('../../cart', { ...CHOICE, membershipId: '970001', price: 36 })();
  await new HttpCareGateway(transactions()).cancel('../x')();
  expect(seen.map(({ path }) => path)).toEqual([
    '/wcs/resources/store/10151/x_appointments/@self/..%2F..%2Fcart/confirm',
    '/wcs/resources/store/10151/x_memberships/@self/..%2Fx/cancel',
  ]);
  expect(seen[0]?.body).toEqual({ membershipId: '970001', note: '', price: '36.00' });
});
