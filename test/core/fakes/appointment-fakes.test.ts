import { A_BATH, aCourse, aService } from '../../builders/appointment';
import { APPOINTMENT_CALLS, appointmentGatewayContract } from '../../contracts/appointment-gateway.contract';
import { CARE_CALLS, careGatewayContract } from '../../contracts/care-gateway.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { FakeAppointmentGateway } from '../../fakes/fake-appointment-gateway';
import { FakeCaller } from '../../fakes/fake-caller';
import { FakeCareGateway } from '../../fakes/fake-care-gateway';
import { failingWorld } from './failing-world';

const DAYS = ['2026-12-02', '2026-12-03', '2026-12-04', '2026-12-09'].map((day) => ({
  day,
  slots: [
    { startsAt: `${day}T18:00:00.000Z`, time: '10:00' },
    { startsAt: `${day}T19:00:00.000Z`, time: '11:00' },
  ],
}));

appointmentGatewayContract('FakeAppointmentGateway', () => {
  const appointments = new FakeAppointmentGateway(new FakeCaller().signsIn('700002'))
    .offers(aService(), aCourse())
    .hasStore(A_BATH.storeId, ...DAYS)
    .hasStore('1102', ...DAYS);
  return {
    appointments,
    stranger: appointments.forCaller(new FakeCaller()),
    other: appointments.forCaller(new FakeCaller().signsIn('700003')),
    wanted: A_BATH,
    elsewhere: { ...A_BATH, storeId: '1102' },
    covered: { ...A_BATH, storeId: '1102' },
    joins: async (petName) => {
      appointments.hasMember('700002', '970001', petName);
      return '970001';
    },
    ends: async (id, day) => void appointments.membershipEnds(id, day),
    hasPet: async (name, day) => void appointments.hasPet('700002', name, day),
    closes: async (day) => void appointments.closes(A_BATH.storeId, day),
    course: { ...A_BATH, storeId: '1102', serviceId: aCourse().id },
    from: '2026-12-02',
  };
});

careGatewayContract('FakeCareGateway', () => {
  const care = new FakeCareGateway(new FakeCaller().signsIn('700002'));
  return {
    care,
    stranger: care.forCaller(new FakeCaller()),
    other: care.forCaller(new FakeCaller().signsIn('700003')),
    monthPasses: async (id) => care.ends(id),
  };
});

upstreamFailuresContract('FakeAppointmentGateway', APPOINTMENT_CALLS, () => {
  const gateway = new FakeAppointmentGateway(new FakeCaller().signsIn('700002'));
  return failingWorld(gateway, {
    services: gateway.services,
    slots: gateway.slots(A_BATH, '2026-12-02'),
    appointments: gateway.appointments,
    hold: gateway.hold(A_BATH, '2026-12-02T18:00:00.000Z'),
    confirm: gateway.confirm('1', { petName: 'Rex', note: '', membershipId: undefined, price: 45 }),
    move: gateway.move('1', '2026-12-02T18:00:00.000Z'),
    cancel: gateway.cancel('1'),
  });
});

upstreamFailuresContract('FakeCareGateway', CARE_CALLS, () => {
  const care = new FakeCareGateway(new FakeCaller().signsIn('700002'));
  return failingWorld(care, {
    plans: care.plans,
    memberships: care.memberships,
    join: care.join({ planId: 'vital-care', petName: 'Rex', species: 'dog', joinKey: 'key-of-the-page-0001' }),
    cancel: care.cancel('1'),
    keep: care.keep('1'),
  });
});
