import * as E from 'fp-ts/Either';
import type { Appointment, Slot, WantedService } from '../../core/appointments/appointment';
import type { AppointmentGateway } from '../../core/appointments/appointment-gateway';
import type { Making } from './making';

/** The world behind AppointmentGateway: a store with a service that one shopper at a time can have. */
export interface AppointmentsWorld {
  readonly appointments: AppointmentGateway;
  /** Those of a shopper without an identity. */
  readonly stranger: AppointmentGateway;
  /** Those of another account. */
  readonly other: AppointmentGateway;
  readonly wanted: WantedService;
  /** The same service in another store, at the same times. */
  readonly elsewhere: WantedService;
  /** A course for pets of some age in the store of `elsewhere`. `wanted` is free at the time of its second lesson. */
  readonly course: WantedService;
  /** A service in the store of `elsewhere` that costs less with a membership, at the times of `elsewhere`. */
  readonly covered: WantedService;
  /** The account has a membership for a dog; returns its id. */
  readonly joins: (petName: string) => Promise<string>;
  /** The last day of a membership. */
  readonly ends: (membershipId: string, day: string) => Promise<void>;
  /** The account has saved a dog that was born on a day. */
  readonly hasPet: (name: string, day: string) => Promise<void>;
  /** The store of `wanted` is closed on a day from now on. */
  readonly closes: (day: string) => Promise<void>;
  /** A day from which at least three times are free within two weeks. */
  readonly from: string;
}

export const APPOINTMENT_CALLS = ['services', 'slots', 'appointments', 'hold', 'confirm', 'move', 'cancel'] as const;

const DAY_MS = 24 * 60 * 60_000;
const WEEK_MS = 7 * DAY_MS;

const rightOf = <A>(result: E.Either<unknown, A>): A => {
  if (E.isLeft(result)) throw new Error(JSON.stringify(result.left));
  return result.right;
};

/** Every AppointmentGateway, fake or real, passes this. */
export const appointmentGatewayContract = (name: string, makeWorld: Making<AppointmentsWorld>): void => {
  describe(`[PLT-02] [ACC-08] ${name} as AppointmentGateway`, () => {
    const freeOf = async ({ appointments, wanted, from }: AppointmentsWorld): Promise<ReadonlyArray<Slot>> =>
      rightOf(await appointments.slots(wanted, from)()).flatMap(({ slots }) => slots);

    const first = async (world: AppointmentsWorld, index = 0): Promise<Slot> => {
      const slot = (await freeOf(world))[index];
      if (slot === undefined) throw new Error('no time is free');
      return slot;
    };

    const book = async (
      { wanted }: AppointmentsWorld,
      gateway: AppointmentGateway,
      { startsAt }: Slot,
    ): Promise<Appointment> => {
      const held = rightOf(await gateway.hold(wanted, startsAt)());
      const choice = { petName: 'Rex', note: 'Shy', membershipId: undefined, price: held.price };
      return rightOf(await gateway.confirm(held.id, choice)());
    };

    test('names services with duration and price for each type of pets', async () => {
      const { appointments, wanted } = await makeWorld();
      const { services, changeHours } = rightOf(await appointments.services());
      const service = services.find(({ id }) => id === wanted.serviceId);
      expect(service?.options).toContainEqual(expect.objectContaining({ species: wanted.species, size: wanted.size }));
      expect(changeHours).toBe(24);
    });

    test('the time of an appointment is free for its own move, and for nobody else', async () => {
      const world = await makeWorld();
      const { appointments, other, stranger, wanted, from } = world;
      const slot = await first(world);
      const { id } = await book(world, appointments, slot);
      const startsOf = async (gateway: AppointmentGateway, movingId?: string): Promise<ReadonlyArray<string>> =>
        rightOf(await gateway.slots(wanted, from, movingId)()).flatMap(({ slots }) =>
          slots.map(({ startsAt }) => startsAt),
        );
      expect(await startsOf(appointments, id)).toContain(slot.startsAt);
      expect(await startsOf(appointments)).not.toContain(slot.startsAt);
      for (const somebody of [other, stranger]) {
        expect(await somebody.slots(wanted, from, id)()).toMatchObject({ _tag: 'Left' });
      }
    });

    test('a held time is not free, and is booked once however often it is confirmed', async () => {
      const world = await makeWorld();
      const { appointments, wanted } = world;
      const slot = await first(world);
      const held = rightOf(await appointments.hold(wanted, slot.startsAt)());
      const heldUntil = expect.stringMatching(/^\d\d:\d\d$/);
      expect(held).toMatchObject({ status: 'held', startsAt: slot.startsAt, time: slot.time, heldUntil });
      expect((await freeOf(world)).map(({ startsAt }) => startsAt)).not.toContain(slot.startsAt);
      const confirm = appointments.confirm(held.id, {
        petName: 'Rex',
        note: 'Shy',
        membershipId: undefined,
        price: held.price,
      });
      const booked = rightOf(await confirm());
      expect(booked).toMatchObject({ id: held.id, status: 'booked', petName: 'Rex', note: 'Shy', canChange: true });
      expect(await confirm()).toEqual(E.right(booked));
      expect(await appointments.appointments()).toEqual(E.right([booked]));
    });

    test('two shoppers never get one time', async () => {
      const world = await makeWorld();
      const { appointments, other, wanted } = world;
      const [slot, next] = [await first(world), await first(world, 1)];
      await book(world, appointments, slot);
      expect(await other.hold(wanted, slot.startsAt)()).toEqual(E.left({ kind: 'slot-taken' }));
      const { id } = await book(world, other, next);
      expect(await other.move(id, slot.startsAt)()).toEqual(E.left({ kind: 'slot-taken' }));
    });

    test('a pet has one appointment at a time, in whichever store', async () => {
      const world = await makeWorld();
      const { appointments, elsewhere } = world;
      const [slot, next] = [await first(world), await first(world, 1)];
      await book(world, appointments, slot);
      const held = rightOf(await appointments.hold(elsewhere, slot.startsAt)());
      const choice = { petName: 'rex', note: '', membershipId: undefined, price: held.price };
      expect(await appointments.confirm(held.id, choice)()).toEqual(E.left({ kind: 'pet-busy' }));
      const { id } = await book({ ...world, wanted: elsewhere }, appointments, next);
      expect(await appointments.move(id, slot.startsAt)()).toEqual(E.left({ kind: 'pet-busy' }));
    });

    test('a pet in a course is busy in its later lessons', async () => {
      const world = await makeWorld();
      const { appointments, course, wanted, from } = world;
      const first = rightOf(await appointments.slots(course, from)()).find(({ slots }) => slots.length > 0);
      const [begin] = first?.slots ?? [];
      const free = rightOf(await appointments.slots(wanted, from)());
      const nextWeek = free.find(({ day }) => Date.parse(day) === Date.parse(first?.day ?? '') + WEEK_MS);
      const slot = nextWeek?.slots.find(({ time }) => time === begin?.time);
      if (begin === undefined || slot === undefined) throw new Error('the second lesson is at no free time');
      await book({ ...world, wanted: course }, appointments, begin);
      const held = rightOf(await appointments.hold(wanted, slot.startsAt)());
      const choice = { petName: 'Rex', note: '', membershipId: undefined, price: held.price };
      expect(await appointments.confirm(held.id, choice)()).toEqual(E.left({ kind: 'pet-busy' }));
      expect(E.isRight(await appointments.confirm(held.id, { ...choice, petName: 'Bo' })())).toBe(true);
    });

    test('a shopper holds one time at a time', async () => {
      const world = await makeWorld();
      const [slot, next] = [await first(world), await first(world, 1)];
      await world.appointments.hold(world.wanted, slot.startsAt)();
      await world.appointments.hold(world.wanted, next.startsAt)();
      expect(rightOf(await world.appointments.appointments())).toMatchObject([{ startsAt: next.startsAt }]);
      expect((await freeOf(world)).map(({ startsAt }) => startsAt)).toContain(slot.startsAt);
    });

    test('moves an appointment to a free time, and frees the former one', async () => {
      const world = await makeWorld();
      const [slot, next] = [await first(world), await first(world, 1)];
      const { id } = await book(world, world.appointments, slot);
      const moved = rightOf(await world.appointments.move(id, next.startsAt)());
      expect(moved).toMatchObject({ id, status: 'booked', startsAt: next.startsAt, petName: 'Rex' });
      const free = (await freeOf(world)).map(({ startsAt }) => startsAt);
      expect([free.includes(slot.startsAt), free.includes(next.startsAt)]).toEqual([true, false]);
    });

    test('a saved pet moves only to days on which it is of the age for the service, any other pet to each', async () => {
      const world = await makeWorld();
      const { appointments, course, from, hasPet } = world;
      const days = rightOf(await appointments.slots(course, from)()).filter(({ slots }) => slots.length > 0);
      const [first, next] = days;
      const [slot, later] = [first?.slots[0], next?.slots[0]];
      const { services } = rightOf(await appointments.services());
      const { untilWeeks = 0 } = services.find(({ id }) => id === course.serviceId) ?? {};
      if (first === undefined || slot === undefined || later === undefined || untilWeeks === 0)
        throw new Error('no times are free for a course with an age');
      // On the next day it is a week older than the course is for.
      const born = Date.parse(first.day) - (untilWeeks + 1) * WEEK_MS + DAY_MS;
      const { id } = await book({ ...world, wanted: course }, appointments, slot);
      rightOf(await appointments.move(id, later.startsAt)());
      rightOf(await appointments.move(id, slot.startsAt)());
      await hasPet('REX', new Date(born).toISOString().slice(0, 10));
      expect(await appointments.move(id, later.startsAt)()).toEqual(E.left({ kind: 'wrong-age' }));
      expect(rightOf(await appointments.appointments())).toMatchObject([{ id, startsAt: slot.startsAt }]);
    });

    test('a saved pet is booked only when it is of the age for the service on that day, any other pet always', async () => {
      const { appointments, course, from, hasPet } = await makeWorld();
      const { slots = [], day = '' } =
        rightOf(await appointments.slots(course, from)()).find((one) => one.slots.length > 0) ?? {};
      const { services } = rightOf(await appointments.services());
      const { untilWeeks = 0 } = services.find(({ id }) => id === course.serviceId) ?? {};
      const born = Date.parse(day) - (untilWeeks + 1) * WEEK_MS;
      await hasPet('Rex', new Date(born).toISOString().slice(0, 10));
      const { id, price } = rightOf(await appointments.hold(course, slots[0]?.startsAt ?? '')());
      const confirm = (petName: string) =>
        appointments.confirm(id, { petName, note: '', membershipId: undefined, price })();
      expect(await confirm('rex')).toEqual(E.left({ kind: 'wrong-age' }));
      expect(rightOf(await appointments.appointments())).toMatchObject([{ id, status: 'held' }]);
      expect(rightOf(await confirm('Bo'))).toMatchObject({ id, status: 'booked', petName: 'Bo' });
    });

    test('[ACC-09] an appointment moves past the end of its membership only at the regular price that was agreed to', async () => {
      const { appointments, covered, from, joins, ends } = await makeWorld();
      const days = rightOf(await appointments.slots(covered, from)()).filter(({ slots }) => slots.length > 0);
      const [slot, later] = [days[0]?.slots[0], days[1]?.slots[0]];
      if (days[0] === undefined || slot === undefined || later === undefined) throw new Error('no times are free');
      const membershipId = await joins('Rex');
      const { id, offers, regularPrice } = rightOf(await appointments.hold(covered, slot.startsAt)());
      const price = offers[0]?.price ?? regularPrice;
      expect(price).toBeLessThan(regularPrice);
      rightOf(await appointments.confirm(id, { petName: '', note: '', membershipId, price })());
      await ends(membershipId, days[0].day);
      for (const agreed of [undefined, price, regularPrice - 0.01]) {
        expect(await appointments.move(id, later.startsAt, agreed)()).toEqual(E.left({ kind: 'membership-ended' }));
      }
      expect(rightOf(await appointments.appointments())).toMatchObject([{ startsAt: slot.startsAt, price }]);
      const moved = rightOf(await appointments.move(id, later.startsAt, regularPrice)());
      expect(moved).toMatchObject({ id, status: 'booked', startsAt: later.startsAt, price: regularPrice });
    });

    test('cancels an appointment, again without effect', async () => {
      const world = await makeWorld();
      const slot = await first(world);
      const { id } = await book(world, world.appointments, slot);
      const cancel = world.appointments.cancel(id);
      expect([rightOf(await cancel()).status, rightOf(await cancel()).status]).toEqual(['cancelled', 'cancelled']);
      expect((await freeOf(world)).map(({ startsAt }) => startsAt)).toContain(slot.startsAt);
      expect(await world.appointments.move(id, slot.startsAt)()).toEqual(E.left({ kind: 'no-such-appointment' }));
    });

    test('an appointment in a store that is closed that day says so until it is moved; none is booked for it', async () => {
      const world = await makeWorld();
      const { appointments, wanted, from, closes } = world;
      const [first, next] = rightOf(await appointments.slots(wanted, from)()).filter(({ slots }) => slots.length > 0);
      const [slot, later] = first?.slots ?? [];
      const other = next?.slots[0];
      if (slot === undefined || later === undefined || other === undefined) throw new Error('no times are free');
      const booked = await book(world, appointments, slot);
      const held = rightOf(await appointments.hold(wanted, later.startsAt)());
      expect(booked.closedOn).toBeUndefined();
      await closes(booked.day);
      const choice = { petName: 'Bo', note: '', membershipId: undefined, price: held.price };
      expect(await appointments.confirm(held.id, choice)()).toEqual(E.left({ kind: 'slot-taken' }));
      expect(await appointments.hold(wanted, later.startsAt)()).toEqual(E.left({ kind: 'slot-taken' }));
      const listed = rightOf(await appointments.appointments()).find(({ id }) => id === booked.id);
      expect(listed).toMatchObject({ status: 'booked', closedOn: booked.day, canChange: true });
      const moved = rightOf(await appointments.move(booked.id, other.startsAt)());
      expect([moved.startsAt, moved.closedOn]).toEqual([other.startsAt, undefined]);
    });

    test('refuses stores and services that do not fit', async () => {
      const { appointments, wanted, from } = await makeWorld();
      for (const wrong of [{ storeId: 'nowhere' }, { serviceId: 'tattoo' }]) {
        expect(await appointments.slots({ ...wanted, ...wrong }, from)()).toEqual(E.left({ kind: 'not-offered' }));
        const hold = appointments.hold({ ...wanted, ...wrong }, `${from}T18:00:00.000Z`);
        expect(await hold()).toEqual(E.left({ kind: 'not-offered' }));
      }
    });

    test('nobody sees or changes the appointment of another account', async () => {
      const world = await makeWorld();
      const { appointments, other } = world;
      const booked = await book(world, appointments, await first(world));
      const missing = E.left({ kind: 'no-such-appointment' });
      const choice = { petName: 'Bo', note: '', membershipId: undefined, price: booked.price };
      expect(await other.confirm(booked.id, choice)()).toEqual(missing);
      expect(await other.move(booked.id, (await first(world)).startsAt)()).toEqual(missing);
      expect(await other.cancel(booked.id)()).toEqual(missing);
      expect(await other.appointments()).toEqual(E.right([]));
      expect(await appointments.appointments()).toEqual(E.right([booked]));
    });

    test('a shopper who is not signed in sees free times, and has to sign in for the rest', async () => {
      const world = await makeWorld();
      const { stranger, wanted, from } = world;
      expect(E.isRight(await stranger.slots(wanted, from)())).toBe(true);
      const { startsAt } = await first(world);
      const choice = { petName: 'Bo', note: '', membershipId: undefined, price: 1 };
      const needed = E.left({ kind: 'sign-in-needed' });
      expect([
        await stranger.appointments(),
        await stranger.hold(wanted, startsAt)(),
        await stranger.confirm('1', choice)(),
        await stranger.move('1', startsAt)(),
        await stranger.cancel('1')(),
      ]).toEqual([needed, needed, needed, needed, needed]);
    });
  });
};
