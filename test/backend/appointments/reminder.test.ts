import type { BackendUnderTest } from '../commerce/support/backend-under-test.ts';
import { mailsTo, newestText } from '../commerce/support/outbox.ts';
import { at, BATH, book, comeTo, OWN, startSalon } from './support/salon.ts';

let world: BackendUnderTest;
beforeEach(async () => {
  world = await startSalon();
});
afterEach(() => world.close());

describe('[ACC-08] the reminder', () => {
  const work = () => world.app.backgroundJobs.round();
  const reminders = async (): Promise<number> =>
    (await mailsTo(world.database, 'robin@example.test')).filter((kind) => kind === 'appointment-reminder').length;

  test('comes once, at ten on the day before', async () => {
    const shopper = await world.registered('robin@example.test');
    await book(shopper, BATH, at('2030-01-18', '15:00'));
    await comeTo(world, at('2030-01-17', '09:59'));
    await work();
    expect(await reminders()).toBe(0);
    await comeTo(world, at('2030-01-17', '10:00'));
    await work();
    await work();
    expect(await reminders()).toBe(1);
    expect(await newestText(world.database, 'appointment-reminder')).toContain('Friday, January 18, 3:00 PM');
  });

  test('that is sent late, on the day itself, names the day and not tomorrow', async () => {
    const shopper = await world.registered('robin@example.test');
    await book(shopper, BATH, at('2030-01-18', '15:00'));
    await comeTo(world, at('2030-01-18', '08:00'));
    await work();
    const { subject } = await world.database
      .selectFrom('mail')
      .select('subject')
      .where('kind', '=', 'appointment-reminder')
      .executeTakeFirstOrThrow();
    const text = await newestText(world.database, 'appointment-reminder');
    expect(subject).toBe('Friday, January 18, 3:00 PM: Bath & brush for Rex');
    expect(text).toContain('seeing you and Rex on Friday, January 18 at 3:00 PM.');
    expect(text).not.toMatch(/tomorrow/i);
  });

  test('follows an appointment that is moved, and does not come for one that is cancelled', async () => {
    const shopper = await world.registered('robin@example.test');
    const [moved, cancelled] = [
      await book(shopper, BATH, at('2030-01-18', '15:00')),
      await book(shopper, BATH, at('2030-01-18', '17:00')),
    ];
    await shopper.put(`${OWN}/${moved.body.appointmentId}`, { startsAt: at('2030-01-22', '15:00') });
    await shopper.post(`${OWN}/${cancelled.body.appointmentId}/cancel`);
    await comeTo(world, at('2030-01-17', '11:00'));
    await work();
    expect(await reminders()).toBe(0);
    await comeTo(world, at('2030-01-21', '10:00'));
    await work();
    expect(await reminders()).toBe(1);
  });

  test('does not come after the account was deleted', async () => {
    const shopper = await world.registered('robin@example.test');
    await book(shopper, BATH, at('2030-01-18', '15:00'));
    await world.database.deleteFrom('shopper').where('logon_id', '=', 'robin@example.test').execute();
    expect(await world.database.selectFrom('team_time').selectAll().execute()).toEqual([]);
    await comeTo(world, at('2030-01-17', '10:00'));
    await work();
    expect(await reminders()).toBe(0);
  });
});
