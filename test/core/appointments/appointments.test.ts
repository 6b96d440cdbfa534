import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { makeBookAppointment } from '../../../core/appointments/book-appointment';
import {
  closedWords,
  durationWords,
  lengthWords,
  optionOf,
  petCode,
  petTypeWords,
  slotTime,
  whenWords,
} from '../../../core/appointments/appointment-words';
import { PET_SIZES, PET_SPECIES, type DayOfSlots } from '../../../core/appointments/appointment';
import { makeFindSlots } from '../../../core/appointments/find-slots';
import { makeLoadServices, servicesIn, takesAppointments } from '../../../core/appointments/load-services';
import { makeFindAppointment, makeListAppointments } from '../../../core/appointments/own-appointments';
import { A_BATH, anAppointment, aService } from '../../builders/appointment';
import { FakeAppointmentGateway } from '../../fakes/fake-appointment-gateway';
import { FakeCaller } from '../../fakes/fake-caller';

const OWNER = '700002';

const dayOf = (day: string, ...times: ReadonlyArray<string>): DayOfSlots => ({
  day,
  slots: times.map((time) => ({ startsAt: `${day}T${time}:00.000Z`, time })),
});

const TODAY = Date.UTC(2026, 10, 23, 20);

const days = (first: string, count: number): ReadonlyArray<string> =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(`${first}T00:00:00Z`) + index * 86_400_000).toISOString().slice(0, 10),
  );

/** A store whose baths are free at ten on these days. */
const storeFreeOn = (...free: ReadonlyArray<string>): FakeAppointmentGateway =>
  new FakeAppointmentGateway(new FakeCaller().signsIn(OWNER)).hasStore(
    A_BATH.storeId,
    ...days('2026-11-23', 60).map((day) => dayOf(day, ...(free.includes(day) ? ['10:00'] : []))),
  );

describe('[ACC-08] finding slots', () => {
  const find = (appointments: FakeAppointmentGateway, day?: string) =>
    makeFindSlots({ appointments, clock: () => TODAY })(A_BATH, day)();

  test('begins with the first free day of the next two weeks', async () => {
    const found = await find(storeFreeOn('2026-11-25', '2026-11-26'));
    expect(found).toMatchObject({
      right: { chosen: { day: '2026-11-25' }, earlier: undefined, later: '2026-12-07' },
    });
  });

  test('shows the two weeks that contain the chosen day, and the weeks beside them', async () => {
    const found = await find(storeFreeOn('2026-12-10'), '2026-12-10');
    expect(found).toMatchObject({
      right: { chosen: { day: '2026-12-10' }, earlier: '2026-11-23', later: '2026-12-21' },
    });
    expect(E.isRight(found) && found.right.days[0]?.day).toBe('2026-12-07');
  });

  test('begins with the first free day when the chosen one has no free time', async () => {
    expect(await find(storeFreeOn('2026-11-25'), '2026-11-27')).toMatchObject({
      right: { chosen: { day: '2026-11-25' } },
    });
    expect(await find(storeFreeOn(), '2026-11-27')).toMatchObject({ right: { chosen: undefined } });
  });

  test('there is nothing later than eight weeks', async () => {
    expect(await find(storeFreeOn(), '2027-01-18')).toMatchObject({ right: { later: undefined } });
  });

  test.each(['2020-01-01', '2040-01-01', 'tomorrow', ''])('%j shows the next two weeks', async (day) => {
    const found = await find(storeFreeOn('2026-11-25'), day);
    expect(found).toMatchObject({ right: { chosen: { day: '2026-11-25' }, earlier: undefined } });
  });

  test('a store that does not give the service is refused', async () => {
    expect(await find(new FakeAppointmentGateway())).toEqual(E.left({ kind: 'not-offered' }));
  });
});

describe('[ACC-08] services', () => {
  test('leaves out services without a price for any pet', async () => {
    const appointments = new FakeAppointmentGateway().offers(aService(), aService({ id: 'tattoo', options: [] }));
    expect(await makeLoadServices({ appointments })()).toMatchObject({ right: { services: [{ id: 'bath' }] } });
  });

  test('a store gives the services that it is equipped for', () => {
    const lesson = aService({ id: 'lesson', storeService: 'Dog Training' });
    expect(servicesIn([aService(), lesson], { services: ['Dog Training', 'Aquatics'] })).toEqual([lesson]);
    expect(takesAppointments(['Aquatics', 'Vet Clinic'])).toBe(true);
    expect(takesAppointments(['Aquatics'])).toBe(false);
  });
});

describe('[ACC-08] booking', () => {
  const hold = async () => {
    const appointments = storeFreeOn('2026-11-25');
    const held = await appointments.hold(A_BATH, '2026-11-25T10:00:00.000Z')();
    if (E.isLeft(held)) throw new Error(held.left.kind);
    return { appointments, held: held.right, book: makeBookAppointment({ appointments }) };
  };

  test('books the held time, with texts without spaces around them', async () => {
    const { held, book } = await hold();
    const booked = await book(held.id, { petName: ' Rex ', note: ' Shy ', membershipId: undefined, price: 45 })();
    expect(booked).toMatchObject({ right: { status: 'booked', petName: 'Rex', note: 'Shy' } });
  });

  test.each([
    [{ petName: ' ' }, 'petName'],
    [{ petName: 'x'.repeat(41) }, 'petName'],
    [{ petName: 'Rex 🐶' }, 'petName'],
    [{ note: 'x'.repeat(301) }, 'note'],
    [{ note: 'Afraid of <script>' }, 'note'],
  ])('refuses %j beside its field, and books nothing', async (wrong, field) => {
    const { appointments, held, book } = await hold();
    const choice = { petName: 'Rex', note: '', membershipId: undefined, price: 45, ...wrong };
    expect(await book(held.id, choice)()).toMatchObject({
      left: { kind: 'invalid-fields', errors: { [field]: expect.any(String) } },
    });
    expect(await appointments.appointments()).toMatchObject({ right: [{ status: 'held' }] });
  });

  test('[ACC-09] with a membership the pet is its pet', async () => {
    const { appointments, held, book } = await hold();
    const offer = {
      membershipId: '970001',
      petName: 'Bo',
      price: 36,
      benefit: '20% off',
      left: 3,
      per: 'year',
    } as const;
    appointments.hasAppointment(OWNER, { ...held, offers: [offer] });
    const booked = await book(held.id, { petName: 'Typed', note: '', membershipId: '970001', price: 36 })();
    expect(booked).toMatchObject({ right: { petName: 'Bo', price: 36 } });
  });

  test('a hold that somebody else has taken since is gone', async () => {
    const { appointments, held, book } = await hold();
    appointments.holdsRunOut();
    const choice = { petName: 'Rex', note: '', membershipId: undefined, price: 45 };
    expect(await book(held.id, choice)()).toEqual(E.left({ kind: 'no-such-appointment' }));
  });
});

describe('[ACC-08] own appointments', () => {
  const gateway = new FakeAppointmentGateway(new FakeCaller().signsIn(OWNER))
    .hasAppointment(OWNER, anAppointment({ id: '1', startsAt: '2026-12-02T18:00:00.000Z' }))
    .hasAppointment(OWNER, anAppointment({ id: '2', startsAt: '2026-12-01T18:00:00.000Z' }))
    .hasAppointment(OWNER, anAppointment({ id: '3', startsAt: '2026-11-01T18:00:00.000Z', isPast: true }))
    .hasAppointment(OWNER, anAppointment({ id: '4', startsAt: '2026-11-30T18:00:00.000Z', status: 'cancelled' }))
    .hasAppointment(OWNER, anAppointment({ id: '5', startsAt: '2026-11-29T18:00:00.000Z', status: 'held' }));

  test('lists the next one first, then those that are past or cancelled, and no hold', async () => {
    const listed = await makeListAppointments({ appointments: gateway })();
    if (E.isLeft(listed)) throw new Error(listed.left.kind);
    expect(listed.right.coming.map(({ id }) => id)).toEqual(['2', '1']);
    expect(listed.right.past.map(({ id }) => id)).toEqual(['4', '3']);
  });

  test('finds one by its number, also a held one', async () => {
    const find = makeFindAppointment({ appointments: gateway });
    expect(await find('5')()).toMatchObject({ right: { id: '5', status: 'held' } });
    expect(await find('6')()).toEqual(E.left({ kind: 'no-such-appointment' }));
  });
});

describe('[ACC-08] words', () => {
  test.each([
    [30, '30 min'],
    [60, '1 hr'],
    [150, '2 hr 30 min'],
  ])('%d minutes are %s', (minutes, words) => {
    expect(durationWords(minutes)).toBe(words);
  });

  test('name times, types of pets and courses', () => {
    expect([slotTime('09:30'), slotTime('12:00'), slotTime('17:00')]).toEqual(['9:30 am', 'noon', '5 pm']);
    expect(whenWords({ day: '2026-12-02', time: '10:00' })).toBe('Wed, Dec 2, 10 am');
    expect([petTypeWords({ species: 'dog', size: 'small' }), petTypeWords({ species: 'cat', size: 'any' })]).toEqual([
      'Dog, up to 20 lb',
      'Cat',
    ]);
    expect([lengthWords(1, 60), lengthWords(6, 60)]).toEqual(['1 hr', '6 weekly lessons, 1 hr each']);
  });

  test.each([
    [{ closedOn: undefined }, undefined],
    [{ closedOn: '2026-12-02' }, 'The store is closed that day. Please choose another time.'],
    [{ closedOn: '2026-12-09' }, 'The store is closed on Wed, Dec 9. Please choose another time.'],
    [{ closedOn: '2026-12-09', canChange: false }, 'The store is closed on Wed, Dec 9.'],
  ])('of an appointment with %j say that the store is closed: %s', (facts, words) => {
    expect(closedWords(anAppointment(facts))).toBe(words);
  });

  test('the code of a type of pets finds its option again', () => {
    const options = PET_SPECIES.flatMap((species) =>
      PET_SIZES.map((size) => ({ species, size, minutes: 30, price: 15 })),
    );
    fc.assert(
      fc.property(fc.constantFrom(...options), (option) => {
        expect(optionOf(options, petCode(option))).toBe(option);
      }),
    );
    expect(optionOf(options, undefined)).toBeUndefined();
  });
});
