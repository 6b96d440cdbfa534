import type { BackendUnderTest } from '../commerce/support/backend-under-test.ts';
import { mailsTo, newestText } from '../commerce/support/outbox.ts';
import {
  at,
  BATH,
  book,
  comeTo,
  confirm,
  freeTimes,
  hold,
  LESSON,
  OWN,
  ownAppointments,
  startSalon,
  waitIn,
  WEDNESDAY,
} from './support/salon.ts';

let world: BackendUnderTest;
beforeEach(async () => {
  world = await startSalon();
});
afterEach(() => world.close());

const MINUTE_MS = 60_000;

const wait = (ms: number): Promise<void> => waitIn(world, ms);
const moveTo = (moment: string): Promise<void> => comeTo(world, moment);

describe('[ACC-08] booking', () => {
  test('holds a slot, and confirms it once however often that is requested', async () => {
    const shopper = await world.registered('robin@example.test');
    const held = await hold(shopper, BATH, at(WEDNESDAY, '10:00'));
    expect([held.status, held.body.status, held.body.price]).toEqual([201, 'held', '45.00000']);
    const booked = await confirm(shopper, held, { note: 'Afraid of dryers' });
    await confirm(shopper, held, { petName: 'Another' });
    expect(booked.body).toMatchObject({
      status: 'booked',
      petName: 'Rex',
      note: 'Afraid of dryers',
      day: WEDNESDAY,
      time: '10:00',
      minutes: 60,
      canChange: true,
      store: { storeId: '1101', name: 'Mission Valley' },
    });
    expect(await ownAppointments(shopper)).toEqual([booked.body]);
    expect(await mailsTo(world.database, 'robin@example.test')).toEqual(['welcome', 'appointment-booked']);
    expect(await newestText(world.database, 'appointment-booked')).toContain('Wednesday, January 16, 10:00 AM');
  });

  test('a course is over after its last lesson', async () => {
    const shopper = await world.registered('robin@example.test');
    await book(shopper, { ...BATH, serviceId: 'puppy-class' }, at('2030-02-09', '10:00'));
    const isPast = async (day: string) => {
      await moveTo(at(day, '12:00'));
      return (await ownAppointments(shopper)).map(({ isPast: past }) => past);
    };
    expect([await isPast('2030-02-09'), await isPast('2030-03-15')]).toEqual([[false], [false]]);
    expect(await isPast('2030-03-16')).toEqual([true]);
  });

  test('the mail of an appointment that begins soon does not promise that it can be changed online', async () => {
    const shopper = await world.registered('robin@example.test');
    await book(shopper, BATH, at(WEDNESDAY, '10:00'));
    expect(await newestText(world.database, 'appointment-booked')).toContain(
      'You can reschedule or cancel online up to 24 hours before.',
    );
    await moveTo(at(WEDNESDAY, '07:00'));
    await book(shopper, BATH, at(WEDNESDAY, '12:00'));
    const soon = await newestText(world.database, 'appointment-booked');
    expect(soon).toContain('It starts within 24 hours. To change it, please call');
    expect(soon).not.toContain('online');
  });

  test('of fifty shoppers who want the last place at once, one gets it', async () => {
    const shoppers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => world.registered(`rival${index}@example.test`)),
    );
    const held = await Promise.all(shoppers.map((shopper) => hold(shopper, LESSON, at(WEDNESDAY, '10:00'))));
    const statuses = held.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(49);
    const winner = statuses.indexOf(201);
    const [browser, answer] = [shoppers[winner], held[winner]];
    if (browser === undefined || answer === undefined) throw new Error('nobody got it');
    expect((await confirm(browser, answer)).body.status).toBe('booked');
    const rows = await world.database.selectFrom('team_time').selectAll().execute();
    expect(rows.map(({ appointment_id }) => String(appointment_id))).toEqual([
      answer.body.appointmentId,
      answer.body.appointmentId,
    ]);
  });

  test('the database itself keeps two appointments from one slot', async () => {
    const shopper = await world.registered('robin@example.test');
    const { body } = await book(shopper, LESSON, at(WEDNESDAY, '10:00'));
    const [taken] = await world.database.selectFrom('team_time').selectAll().execute();
    if (taken === undefined) throw new Error('no time was taken');
    expect(String(taken.appointment_id)).toBe(body.appointmentId);
    await expect(world.database.insertInto('team_time').values(taken).execute()).rejects.toThrow(/unique/i);
  });

  test('a held slot is free again after ten minutes, and whoever takes it keeps it', async () => {
    const [slow, quick] = [await world.registered('slow@example.test'), await world.registered('quick@example.test')];
    const held = await hold(slow, LESSON, at(WEDNESDAY, '10:00'));
    expect(await freeTimes(quick, LESSON, WEDNESDAY)).not.toContain('10:00');
    await wait(10 * MINUTE_MS + 1);
    expect(await freeTimes(quick, LESSON, WEDNESDAY)).toContain('10:00');
    expect((await book(quick, LESSON, at(WEDNESDAY, '10:00'))).status).toBe(200);
    const late = await confirm(slow, held);
    expect(late.status).toBe(404);
    expect(await ownAppointments(slow)).toEqual([]);
  });

  test('one pet is in one place at a time, in whichever store; another pet is not kept from it', async () => {
    const shopper = await world.registered('robin@example.test');
    const first = await book(shopper, BATH, at(WEDNESDAY, '10:00'));
    const petName = first.body.petName;
    const second = await hold(shopper, BATH, at(WEDNESDAY, '10:00'));
    const refused = await confirm(shopper, second, { petName: petName.toUpperCase() });
    expect([refused.status, refused.error.key]).toEqual([409, '_ERR_PET_BUSY']);
    expect((await confirm(shopper, second, { petName: 'Another' })).body.status).toBe('booked');
    const later = await book(shopper, BATH, at(WEDNESDAY, '14:00'));
    const moved = await shopper.put(`${OWN}/${later.body.appointmentId}`, { startsAt: at(WEDNESDAY, '10:00') });
    expect([moved.status, moved.error.key]).toEqual([409, '_ERR_PET_BUSY']);
    expect((await ownAppointments(shopper)).map(({ time }) => time).sort()).toEqual(['10:00', '10:00', '14:00']);
  });

  test('a pet in a course is busy in each of its lessons, whichever of both is booked first', async () => {
    const shopper = await world.registered('robin@example.test');
    const puppies = { ...BATH, serviceId: 'puppy-class' };
    const [first, third, last] = ['2030-02-09', '2030-02-23', '2030-03-16'];
    const keyOf = async (wanted: typeof BATH, startsAt: string) => (await book(shopper, wanted, startsAt)).error?.key;
    expect(await keyOf(puppies, at(first, '10:00'))).toBe('');
    await moveTo(at('2030-02-01', '10:00'));
    expect(await keyOf(BATH, at(third, '10:00'))).toBe('_ERR_PET_BUSY');
    // The clock is set forward on March 10: the last lesson is at ten o'clock, too.
    expect(await keyOf(BATH, new Date(`${last}T10:00:00-07:00`).toISOString())).toBe('_ERR_PET_BUSY');
    const bath = (await book(shopper, BATH, at(third, '12:00'))).body;
    const moved = await shopper.put(`${OWN}/${bath.appointmentId}`, { startsAt: at(third, '10:00') });
    expect([moved.status, moved.error.key]).toEqual([409, '_ERR_PET_BUSY']);

    const other = await world.registered('casey@example.test');
    expect((await book(other, BATH, at(third, '11:00'))).status).toBe(200);
    const course = await book(other, puppies, at(first, '11:00'));
    expect([course.status, course.error.key]).toEqual([409, '_ERR_PET_BUSY']);
  });

  test('all appointments to come are listed, however many later ones were cancelled', async () => {
    const shopper = await world.registered('robin@example.test');
    const coming = (await book(shopper, BATH, at(WEDNESDAY, '10:00'))).body;
    const { appointment_id: _id, ...row } = await world.database
      .selectFrom('appointment')
      .selectAll()
      .executeTakeFirstOrThrow();
    const cancelled = Array.from({ length: 60 }, (_, index) => {
      const later = (index + 1) * 60 * MINUTE_MS;
      return { ...row, status: 'cancelled', starts_at: row.starts_at + later, ends_at: row.ends_at + later };
    });
    await world.database.insertInto('appointment').values(cancelled).execute();
    const listed = await ownAppointments(shopper);
    expect(listed.at(-1)).toEqual(coming);
    expect(listed).toHaveLength(50);
    expect(listed[0]).toMatchObject({ startsAt: new Date(cancelled.at(-1)?.starts_at ?? 0).toISOString() });
    const held = await hold(shopper, BATH, at(WEDNESDAY, '09:00'));
    expect((await ownAppointments(shopper)).at(-1)).toEqual(held.body);
  });

  test('a hold that has run out can still be confirmed while nobody else has the slot', async () => {
    const shopper = await world.registered('slow@example.test');
    const held = await hold(shopper, LESSON, at(WEDNESDAY, '10:00'));
    await wait(20 * MINUTE_MS);
    expect((await confirm(shopper, held)).body.status).toBe('booked');
    expect(await freeTimes(shopper, LESSON, WEDNESDAY)).not.toContain('10:00');
  });

  test('a shopper holds one slot at a time', async () => {
    const shopper = await world.registered('robin@example.test');
    await hold(shopper, LESSON, at(WEDNESDAY, '10:00'));
    await hold(shopper, LESSON, at(WEDNESDAY, '12:00'));
    expect(await freeTimes(shopper, LESSON, WEDNESDAY)).toContain('10:00');
    expect(await ownAppointments(shopper)).toHaveLength(1);
  });

  test('[PLT-04] an account has at most ten coming appointments', async () => {
    const shopper = await world.registered('robin@example.test');
    const hours = Array.from({ length: 11 }, (_, index) => `${String(9 + index).padStart(2, '0')}:00`);
    const answers = [];
    for (const hour of hours)
      answers.push(
        await hold(shopper, BATH, at(WEDNESDAY, hour)).then((held) =>
          held.status === 201 ? confirm(shopper, held) : held,
        ),
      );
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 200), 409]);
    expect(answers.at(-1)?.error.key).toBe('_ERR_TOO_MANY_APPOINTMENTS');
  });

  test('guests have to sign in, and nobody sees or changes the appointment of another', async () => {
    const [shopper, other] = [
      await world.registered('robin@example.test'),
      await world.registered('casey@example.test'),
    ];
    const guest = await world.guest();
    const held = await hold(shopper, BATH, at(WEDNESDAY, '10:00'));
    const own = `${OWN}/${held.body.appointmentId}`;
    expect([(await guest.get(OWN)).status, (await hold(guest, BATH, at(WEDNESDAY, '11:00'))).status]).toEqual([
      401, 401,
    ]);
    expect((await confirm(other, held)).status).toBe(404);
    await confirm(shopper, held);
    expect((await other.put(own, { startsAt: at(WEDNESDAY, '12:00') })).status).toBe(404);
    expect((await other.post(`${own}/cancel`)).status).toBe(404);
    expect(await ownAppointments(other)).toEqual([]);
    expect(await ownAppointments(shopper)).toMatchObject([{ status: 'booked', time: '10:00' }]);
  });

  test('[PLT-04] a name is needed, and neither it nor the note is too long', async () => {
    const shopper = await world.registered('robin@example.test');
    const held = await hold(shopper, BATH, at(WEDNESDAY, '10:00'));
    for (const wrong of [{ petName: '  ' }, { petName: 'x'.repeat(41) }, { note: 'x'.repeat(301) }, { price: '-1' }]) {
      expect([wrong, (await confirm(shopper, held, wrong)).status]).toEqual([wrong, 400]);
    }
    expect(await ownAppointments(shopper)).toMatchObject([{ status: 'held' }]);
  });
});

describe('[ACC-08] changing', () => {
  test('moves an appointment: the old slot is free, the new one is not, and the shopper is told', async () => {
    const shopper = await world.registered('robin@example.test');
    const { body } = await book(shopper, LESSON, at(WEDNESDAY, '10:00'));
    const moved = await shopper.put(`${OWN}/${body.appointmentId}`, { startsAt: at(WEDNESDAY, '14:00') });
    expect(moved.body).toMatchObject({ appointmentId: body.appointmentId, status: 'booked', time: '14:00' });
    const times = await freeTimes(shopper, LESSON, WEDNESDAY);
    expect([times.includes('10:00'), times.includes('14:00')]).toEqual([true, false]);
    expect(await mailsTo(world.database, 'robin@example.test')).toContain('appointment-moved');
  });

  test('an appointment moves by half of its own time', async () => {
    const shopper = await world.registered('robin@example.test');
    const { body } = await book(shopper, { ...BATH, size: 'large' }, at(WEDNESDAY, '10:00'));
    await world.database.updateTable('team_time').set({ place: 2 }).execute();
    const moved = await shopper.put(`${OWN}/${body.appointmentId}`, { startsAt: at(WEDNESDAY, '11:00') });
    expect(moved.body).toMatchObject({ time: '11:00' });
  });

  test('an appointment that cannot move stays where it is', async () => {
    const [shopper, other] = [
      await world.registered('robin@example.test'),
      await world.registered('casey@example.test'),
    ];
    const { body } = await book(shopper, LESSON, at(WEDNESDAY, '10:00'));
    await book(other, LESSON, at(WEDNESDAY, '14:00'));
    const moved = await shopper.put(`${OWN}/${body.appointmentId}`, { startsAt: at(WEDNESDAY, '14:00') });
    expect([moved.status, moved.error.key]).toEqual([409, '_ERR_SLOT_TAKEN']);
    expect(await ownAppointments(shopper)).toEqual([body]);
  });

  test('cancels an appointment, again without effect, and frees its slot', async () => {
    const shopper = await world.registered('robin@example.test');
    const { body } = await book(shopper, LESSON, at(WEDNESDAY, '10:00'));
    const cancel = () => shopper.post(`${OWN}/${body.appointmentId}/cancel`);
    expect([(await cancel()).body.status, (await cancel()).body.status]).toEqual(['cancelled', 'cancelled']);
    expect(await freeTimes(shopper, LESSON, WEDNESDAY)).toContain('10:00');
    const mails = await mailsTo(world.database, 'robin@example.test');
    expect(mails.filter((kind) => kind === 'appointment-cancelled')).toHaveLength(1);
    expect((await shopper.put(`${OWN}/${body.appointmentId}`, { startsAt: at(WEDNESDAY, '11:00') })).status).toBe(409);
  });

  test('within a day of its beginning an appointment is changed by telephone only', async () => {
    const shopper = await world.registered('robin@example.test');
    const { body } = await book(shopper, BATH, at(WEDNESDAY, '10:00'));
    const own = `${OWN}/${body.appointmentId}`;
    await moveTo(at('2030-01-15', '10:00'));
    expect(await ownAppointments(shopper)).toMatchObject([{ canChange: true }]);
    await wait(1000);
    expect(await ownAppointments(shopper)).toMatchObject([{ canChange: false, store: { phone: expect.any(String) } }]);
    const refused = [
      await shopper.post(`${own}/cancel`),
      await shopper.put(own, { startsAt: at('2030-01-20', '10:00') }),
    ];
    expect(refused.map(({ error }) => error.key)).toEqual(['_ERR_APPOINTMENT_TOO_LATE', '_ERR_APPOINTMENT_TOO_LATE']);
    expect(await ownAppointments(shopper)).toMatchObject([{ status: 'booked', time: '10:00' }]);
  });
});
