import type { BackendUnderTest } from '../commerce/support/backend-under-test.ts';
import { mailsTo, newestText } from '../commerce/support/outbox.ts';
import { at, BATH, book, closeOn, comeTo, OWN, ownAppointments, startSalon, WEDNESDAY } from './support/salon.ts';

let world: BackendUnderTest;
beforeEach(async () => {
  world = await startSalon();
});
afterEach(() => world.close());

describe('[ACC-08] a store that closes', () => {
  test('an appointment on a day on which the store is closed is marked, and can be changed until it would begin', async () => {
    const shopper = await world.registered('robin@example.test');
    const [bath, nails] = [
      (await book(shopper, BATH, at(WEDNESDAY, '10:00'))).body,
      (await book(shopper, BATH, at(WEDNESDAY, '12:00'))).body,
    ];
    await closeOn(world, WEDNESDAY);
    await comeTo(world, at(WEDNESDAY, '09:59'));
    const marked = { status: 'booked', closedOn: WEDNESDAY, canChange: true };
    expect(await ownAppointments(shopper)).toMatchObject([marked, marked]);
    const moved = await shopper.put(`${OWN}/${bath.appointmentId}`, { startsAt: at('2030-01-17', '14:00') });
    expect([moved.status, moved.body.day, moved.body.closedOn]).toEqual([200, '2030-01-17', undefined]);
    expect((await shopper.post(`${OWN}/${nails.appointmentId}/cancel`)).body.status).toBe('cancelled');
  });

  test('the reminder says that the store is closed on that day, also to whoever has stopped reminders', async () => {
    const shopper = await world.registered('robin@example.test');
    const { appointmentId } = (await book(shopper, BATH, at('2030-01-18', '09:00'))).body;
    await closeOn(world, '2030-01-18');
    await world.database.updateTable('shopper').set({ appointment_reminders: 0 }).execute();
    await comeTo(world, at('2030-01-17', '10:00'));
    await world.app.backgroundJobs.round();
    await world.app.backgroundJobs.round();
    expect(await mailsTo(world.database, 'robin@example.test')).toEqual([
      'welcome',
      'appointment-booked',
      'appointment-closed',
    ]);
    const text = await newestText(world.database, 'appointment-closed');
    expect(text).toContain('Mission Valley is closed on Friday, January 18, so we can’t see Rex then.');
    expect(text).toContain(
      `Choose another time: https://shop.example/shop/PetcoServicesGroomingAppointmentView?step=move&id=${appointmentId}`,
    );
  });

  test('the reminder of a course names a later lesson on whose day the store is closed', async () => {
    const shopper = await world.registered('robin@example.test');
    await book(shopper, { ...BATH, serviceId: 'puppy-class' }, at('2030-02-09', '10:00'));
    await closeOn(world, '2030-02-23');
    await comeTo(world, at('2030-02-08', '10:00'));
    await world.app.backgroundJobs.round();
    expect(await newestText(world.database, 'appointment-reminder')).toContain(
      'The store is closed on Saturday, February 23.',
    );
    expect(await ownAppointments(shopper)).toMatchObject([{ closedOn: '2030-02-23' }]);
    await comeTo(world, at('2030-02-24', '10:00'));
    expect((await ownAppointments(shopper))[0]).not.toHaveProperty('closedOn');
  });
});
