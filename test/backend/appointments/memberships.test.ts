import type { BackendUnderTest } from '../commerce/support/backend-under-test.ts';
import { mailsTo } from '../commerce/support/outbox.ts';
import {
  at,
  BATH,
  comeTo as comeToMoment,
  confirm,
  hold,
  join,
  left,
  MEMBERSHIPS,
  NAILS,
  OWN,
  ownAppointments,
  startSalon,
  WEDNESDAY,
} from './support/salon.ts';
import type { Answer, Browser } from '../commerce/support/browser.ts';

let world: BackendUnderTest;
let shopper: Browser;
beforeEach(async () => {
  world = await startSalon();
  shopper = await world.registered('robin@example.test');
});
afterEach(() => world.close());

const enrolled = async (): Promise<string> => (await shopper.get('person/@self/forHeader')).body.x_vcEnrolled;

/** Books with the membership's benefit. */
const spend = async (wanted: typeof BATH, startsAt: string, membershipId: string): Promise<Answer> => {
  const held = await hold(shopper, wanted, startsAt);
  const offer = held.body.offers.find((one: { readonly membershipId: string }) => one.membershipId === membershipId);
  return confirm(shopper, held, { membershipId, petName: '', price: offer.price });
};

/** Moves the clock to a day, keeps the sessions, and lets the jobs run. */
const comeTo = async (day: string): Promise<void> => {
  await comeToMoment(world, at(day, '01:00'));
  await world.app.backgroundJobs.round();
};

describe('[ACC-09] memberships', () => {
  test('lists the plans for everybody', async () => {
    const { body } = await world.browser().get('x_memberships');
    expect(body.plans).toMatchObject([{ planId: 'vital-care', price: '19.99000' }, { planId: 'vital-care-small' }]);
  });

  test('[HDR-11] whoever joins is enrolled for the header, once however often it is requested', async () => {
    expect(await enrolled()).toBe('false');
    const joinKey = 'a-key-of-the-page-01';
    const [first, again] = [await join(shopper, { joinKey }), await join(shopper, { joinKey })];
    expect([first.status, again.body]).toEqual([201, first.body]);
    expect(first.body).toMatchObject({
      name: 'Vital Care',
      petName: 'Rex',
      startedOn: '2030-01-14',
      nextMonthOn: '2030-02-14',
      hasEnded: false,
    });
    expect(await enrolled()).toBe('true');
    const mails = await mailsTo(world.database, 'robin@example.test');
    expect(mails.filter((kind) => kind === 'membership-joined')).toHaveLength(1);
  });

  test('[PLT-04] refuses a pet that is a member, a plan for other pets, and guests', async () => {
    await join(shopper);
    expect((await join(shopper, { petName: 'rex' })).error.key).toBe('_ERR_ALREADY_MEMBER');
    expect((await join(shopper, { petName: 'Kiwi', species: 'bird' })).error.parameters).toEqual(['species']);
    expect((await join(shopper, { planId: 'gold' })).error.parameters).toEqual(['planId']);
    expect((await join(shopper, { petName: ' ' })).error.parameters).toEqual(['petName']);
    expect((await join(await world.guest())).status).toBe(401);
    expect((await shopper.get(MEMBERSHIPS)).body.memberships).toHaveLength(1);
  });

  test('an account has at most ten, and room for another one as soon as one is cancelled', async () => {
    const joined = [];
    for (let pet = 0; pet < 10; pet += 1) joined.push((await join(shopper, { petName: `Rex ${pet}` })).body);
    const eleventh = () => join(shopper, { petName: 'Eleventh' });
    expect((await eleventh()).error.key).toBe('_ERR_TOO_MANY_MEMBERSHIPS');
    const own = `${MEMBERSHIPS}/${joined[0].membershipId}`;
    await shopper.post(`${own}/cancel`);
    expect((await eleventh()).status).toBe(201);
    const kept = await shopper.post(`${own}/keep`);
    expect([kept.status, kept.error.key]).toEqual([409, '_ERR_TOO_MANY_MEMBERSHIPS']);
  });

  test('nobody sees, spends or cancels the membership of another', async () => {
    const { body } = await join(shopper);
    const other = await world.registered('casey@example.test');
    const held = await hold(other, NAILS, at(WEDNESDAY, '10:00'));
    expect(held.body.offers).toEqual([]);
    const stolen = await confirm(other, held, { membershipId: body.membershipId });
    expect([stolen.status, stolen.error.parameters]).toEqual([400, ['membershipId']]);
    expect((await other.post(`${MEMBERSHIPS}/${body.membershipId}/cancel`)).status).toBe(404);
    expect((await other.post(`${MEMBERSHIPS}/${body.membershipId}/keep`)).status).toBe(404);
    expect(await left(shopper, 'nail-trim')).toBe(1);
  });
});

describe('[ACC-09] benefits', () => {
  test('a booking spends one, and its cancellation gives it back', async () => {
    const { membershipId } = (await join(shopper)).body;
    const booked = await spend(NAILS, at(WEDNESDAY, '10:00'), membershipId);
    expect(booked.body).toMatchObject({ petName: 'Rex', price: '0.00000', regularPrice: '15.00000' });
    expect(await left(shopper, 'nail-trim')).toBe(0);
    await shopper.post(`${OWN}/${booked.body.appointmentId}/cancel`);
    expect(await left(shopper, 'nail-trim')).toBe(1);
  });

  test('a bath costs a fifth less', async () => {
    const { membershipId } = (await join(shopper)).body;
    expect((await spend(BATH, at(WEDNESDAY, '10:00'), membershipId)).body.price).toBe('36.00000');
    expect(await left(shopper, 'grooming')).toBe(11);
  });

  test('one that is used up is not offered again, and no booking costs more than was shown', async () => {
    const { membershipId } = (await join(shopper)).body;
    await spend(NAILS, at(WEDNESDAY, '10:00'), membershipId);
    const held = await hold(shopper, NAILS, at(WEDNESDAY, '12:00'));
    expect(held.body.offers).toMatchObject([{ left: 0, price: '15.00000' }]);
    const cheap = await confirm(shopper, held, { membershipId, price: '0.00000' });
    expect([cheap.status, cheap.error.key]).toEqual([409, '_ERR_BENEFIT_USED']);
    expect((await confirm(shopper, held, { membershipId, price: '15.00000' })).body.price).toBe('15.00000');
    expect(await left(shopper, 'nail-trim')).toBe(0);
  });

  test('of two bookings at once one spends the last one', async () => {
    const { membershipId } = (await join(shopper)).body;
    const held = await hold(shopper, NAILS, at(WEDNESDAY, '10:00'));
    const { appointment_id, ...row } = await world.database
      .selectFrom('appointment')
      .selectAll()
      .executeTakeFirstOrThrow();
    const copy = await world.database
      .insertInto('appointment')
      .values({ ...row, starts_at: row.starts_at + 3_600_000, ends_at: row.ends_at + 3_600_000 })
      .returning('appointment_id')
      .executeTakeFirstOrThrow();
    const ids = [appointment_id, copy.appointment_id];
    const answers = await Promise.all(
      ids.map((id) => shopper.post(`${OWN}/${id}/confirm`, { membershipId, price: held.body.offers[0].price })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await left(shopper, 'nail-trim')).toBe(0);
  });

  test('an appointment that moves to another month spends that month’s benefit, or costs the agreed regular price and gives its own back', async () => {
    const { membershipId } = (await join(shopper)).body;
    const { appointmentId } = (await spend(NAILS, at(WEDNESDAY, '10:00'), membershipId)).body;
    const moved = await shopper.put(`${OWN}/${appointmentId}`, { startsAt: at('2030-02-06', '10:00') });
    expect(moved.body).toMatchObject({ price: '0.00000', day: '2030-02-06' });
    expect(await left(shopper, 'nail-trim')).toBe(1);
    const second = (await spend(NAILS, at(WEDNESDAY, '12:00'), membershipId)).body;
    const refused = await shopper.put(`${OWN}/${second.appointmentId}`, { startsAt: at('2030-02-07', '10:00') });
    expect([refused.status, refused.error.key]).toEqual([409, '_ERR_BENEFIT_USED']);
    expect(await ownAppointments(shopper)).toContainEqual(second);
    const put = (price: string) =>
      shopper.put(`${OWN}/${second.appointmentId}`, { startsAt: at('2030-02-07', '10:00'), price });
    expect((await put('14.99')).error.key).toBe('_ERR_BENEFIT_USED');
    expect(await left(shopper, 'nail-trim')).toBe(0);
    expect((await put('15.00')).body).toMatchObject({ day: '2030-02-07', price: '15.00000', regularPrice: '15.00000' });
    expect(await left(shopper, 'nail-trim')).toBe(1);
  });
});

describe('[ACC-09] a cancelled membership', () => {
  test('ends on the last day of its month, and appointments after that cost the regular price', async () => {
    const { membershipId } = (await join(shopper)).body;
    const before = (await spend(BATH, at('2030-02-13', '10:00'), membershipId)).body;
    const after = (await spend(BATH, at('2030-02-14', '10:00'), membershipId)).body;
    const cancel = () => shopper.post(`${MEMBERSHIPS}/${membershipId}/cancel`);
    expect([(await cancel()).body.endsOn, (await cancel()).body.endsOn]).toEqual(['2030-02-13', '2030-02-13']);
    const prices = (await ownAppointments(shopper)).map(({ appointmentId, price }) => [appointmentId, price]);
    expect(prices).toEqual([
      [after.appointmentId, '45.00000'],
      [before.appointmentId, '36.00000'],
    ]);
    const held = await hold(shopper, BATH, at('2030-02-15', '10:00'));
    expect(held.body.offers).toEqual([]);
    const mails = await mailsTo(world.database, 'robin@example.test');
    expect(mails.filter((kind) => kind === 'membership-cancelled')).toHaveLength(1);
  });

  test('is kept as it was before, and appointments get the benefits back that are left', async () => {
    const { membershipId, ...joined } = (await join(shopper)).body;
    const bath = (await spend(BATH, at('2030-02-15', '10:00'), membershipId)).body;
    const nails = (await spend(NAILS, at('2030-02-16', '10:00'), membershipId)).body;
    const change = (what: 'cancel' | 'keep') => shopper.post(`${MEMBERSHIPS}/${membershipId}/${what}`);
    await change('cancel');
    const prices = async () =>
      new Map((await ownAppointments(shopper)).map(({ appointmentId, price }) => [appointmentId, price]));
    expect((await prices()).get(bath.appointmentId)).toBe('45.00000');
    await shopper.post(`${OWN}/${nails.appointmentId}/cancel`);
    for (let press = 0; press < 2; press += 1) {
      const { body } = await change('keep');
      expect(body).toMatchObject({ membershipId, nextMonthOn: joined.nextMonthOn, wouldEndOn: joined.wouldEndOn });
      expect(body).not.toHaveProperty('endsOn');
    }
    expect((await prices()).get(bath.appointmentId)).toBe('36.00000');
    expect([await left(shopper, 'grooming'), await left(shopper, 'nail-trim')]).toEqual([11, 1]);
    const mails = await mailsTo(world.database, 'robin@example.test');
    expect(mails.filter((kind) => kind === 'membership-kept')).toHaveLength(1);
  });

  test('a kept one goes on with one month after the other, and can be cancelled again', async () => {
    const { membershipId } = (await join(shopper)).body;
    const change = (what: 'cancel' | 'keep') => shopper.post(`${MEMBERSHIPS}/${membershipId}/${what}`);
    await change('cancel');
    await change('keep');
    await comeTo('2030-02-14');
    expect(await enrolled()).toBe('true');
    const { memberships } = (await shopper.get(MEMBERSHIPS)).body;
    expect(memberships).toMatchObject([{ membershipId, hasEnded: false, nextMonthOn: '2030-03-14' }]);
    expect((await change('cancel')).body.endsOn).toBe('2030-03-13');
    await comeTo('2030-03-14');
    expect(await enrolled()).toBe('false');
    const late = await change('keep');
    expect([late.status, late.error.key]).toEqual([409, '_ERR_MEMBERSHIP_ENDED']);
  });

  test('refuses to pay for an appointment that moves past its end, and leaves that as it was', async () => {
    const { membershipId } = (await join(shopper)).body;
    const booked = (await spend(BATH, at('2030-02-13', '10:00'), membershipId)).body;
    await shopper.post(`${MEMBERSHIPS}/${membershipId}/cancel`);
    const moved = await shopper.put(`${OWN}/${booked.appointmentId}`, { startsAt: at('2030-02-20', '10:00') });
    expect([moved.status, moved.error.key]).toEqual([409, '_ERR_MEMBERSHIP_ENDED']);
    expect(await ownAppointments(shopper)).toMatchObject([{ day: '2030-02-13', price: '36.00000' }]);
  });

  test('an appointment moved past its end at the regular price gets the benefit back when it is kept', async () => {
    const { membershipId } = (await join(shopper)).body;
    const booked = (await spend(BATH, at('2030-02-13', '10:00'), membershipId)).body;
    const own = `${MEMBERSHIPS}/${membershipId}`;
    await shopper.post(`${own}/cancel`);
    const late = { startsAt: at('2030-02-20', '10:00'), price: booked.regularPrice };
    const moved = await shopper.put(`${OWN}/${booked.appointmentId}`, late);
    expect([moved.body.price, await left(shopper, 'grooming')]).toEqual(['45.00000', 12]);
    await shopper.post(`${own}/keep`);
    expect(await ownAppointments(shopper)).toMatchObject([{ day: '2030-02-20', price: '36.00000' }]);
  });

  test('an appointment that has lost its benefit since its price was shown does not move at the higher one', async () => {
    const { membershipId } = (await join(shopper)).body;
    const booked = (await spend(BATH, at('2030-02-20', '10:00'), membershipId)).body;
    await shopper.post(`${MEMBERSHIPS}/${membershipId}/cancel`);
    const move = (price: string) =>
      shopper.put(`${OWN}/${booked.appointmentId}`, { startsAt: at('2030-02-21', '10:00'), price });
    expect((await move(booked.price)).error.key).toBe('_ERR_MEMBERSHIP_ENDED');
    expect((await move(booked.regularPrice)).body).toMatchObject({ day: '2030-02-21', price: '45.00000' });
  });

  test.each(['Élan', 'Rex'])('the benefit of %s is spent once', async (petName) => {
    const { membershipId } = (await join(shopper, { petName })).body;
    await spend(NAILS, at(WEDNESDAY, '10:00'), membershipId);
    expect(await left(shopper, 'nail-trim')).toBe(0);
  });

  test('joined again brings no benefit back that the pet has used in the same period', async () => {
    const first = (await join(shopper)).body;
    await spend(NAILS, at(WEDNESDAY, '10:00'), first.membershipId);
    await shopper.post(`${MEMBERSHIPS}/${first.membershipId}/cancel`);
    await world.database
      .updateTable('membership')
      .set({ ends_on: '2030-01-01' })
      .where('membership_id', '=', Number(first.membershipId))
      .execute();
    expect((await join(shopper, { joinKey: 'a-key-of-the-page-02', petName: 'REX' })).status).toBe(201);
    expect(await left(shopper, 'nail-trim')).toBe(0);
    await join(shopper, { joinKey: 'a-key-of-the-page-03', petName: 'Bo' });
    const held = await hold(shopper, NAILS, at(WEDNESDAY, '12:00'));
    expect(held.body.offers).toMatchObject([
      { petName: 'REX', left: 0 },
      { petName: 'Bo', left: 1 },
    ]);
  });

  test('[HDR-11] the enrolment ends with the last one', async () => {
    const [first, second] = [(await join(shopper)).body, (await join(shopper, { petName: 'Bo' })).body];
    await shopper.post(`${MEMBERSHIPS}/${first.membershipId}/cancel`);
    await comeTo('2030-02-14');
    expect(await enrolled()).toBe('true');
    await shopper.post(`${MEMBERSHIPS}/${second.membershipId}/cancel`);
    await comeTo('2030-03-13');
    expect(await enrolled()).toBe('true');
    await comeTo('2030-03-14');
    expect(await enrolled()).toBe('false');
    expect((await shopper.get(MEMBERSHIPS)).body.memberships).toMatchObject([{ hasEnded: true }, { hasEnded: true }]);
  });
});
