import * as TE from 'fp-ts/TaskEither';
import { makeBookAppointment } from '../../../../core/appointments/book-appointment';
import { makeFindSlots } from '../../../../core/appointments/find-slots';
import { makeLoadServices } from '../../../../core/appointments/load-services';
import { makeFindAppointment, makeListAppointments } from '../../../../core/appointments/own-appointments';
import { makeConfirmAction } from '../../../../ui/pages/account/appointments/appointments-actions';
import { makeAppointmentsLoader } from '../../../../ui/pages/account/appointments/appointments-loader';
import { A_BATH, anAppointment, aService } from '../../../builders/appointment';
import { aPet } from '../../../builders/pet';
import { aStore } from '../../../builders/store';
import { anUnreachable } from '../../../builders/upstream-failure';
import { FakeAppointmentGateway } from '../../../fakes/fake-appointment-gateway';
import { FakeCaller } from '../../../fakes/fake-caller';

const SALON = aStore({ id: A_BATH.storeId, services: ['Dog Training'] });
const clock = (): number => Date.UTC(2026, 10, 25, 20);
/** Two Saturdays with the class. */
const [FIRST, SECOND] = ['2026-11-28', '2026-12-05'];
const slotsOf = (day: string) => ({ day, slots: [{ startsAt: `${day}T18:00:00.000Z`, time: '10:00' }] });

/** The page for a shopper with a class of 10 to 15 weeks for the dog Rex on the first Saturday. */
const pageAt = async (pet: Parameters<typeof aPet>[0], query: Readonly<Record<string, string>>) => {
  const booked = { serviceId: 'class', petName: 'REX', day: FIRST, startsAt: `${FIRST}T19:00:00.000Z` };
  const appointments = new FakeAppointmentGateway(new FakeCaller().signsIn('700002'))
    .offers(aService({ id: 'class', storeService: 'Dog Training', fromWeeks: 10, untilWeeks: 15 }))
    .hasStore(SALON.id, slotsOf(FIRST), slotsOf(SECOND))
    .hasAppointment('700002', anAppointment({ id: '1', ...booked }));
  const load = makeAppointmentsLoader({
    loadServices: makeLoadServices({ appointments }),
    findSlots: makeFindSlots({ appointments, clock }),
    listAppointments: makeListAppointments({ appointments }),
    findAppointment: makeFindAppointment({ appointments }),
    clock,
    loadPets: TE.right({ pets: [aPet({ id: '5', name: 'Rex', ...pet })], vets: [], kinds: [] }),
    findStores: () => TE.left(anUnreachable()),
    viewStore: () =>
      TE.right({ store: SALON, closed: undefined, nearby: [], missing: { closures: false, nearby: false } }),
    placeStore: { store: () => undefined, zipCode: () => undefined },
    userType: () => 'registered',
    shop: 'Petco',
  });
  const page = await load({ path: '/', parameters: {}, query: new URLSearchParams(query), cameFrom: undefined })();
  if (page.kind !== 'page') throw new Error(`no page: ${page.kind}`);
  return page.data.view;
};

const timesIn = (view: Awaited<ReturnType<typeof pageAt>>) => {
  if (view.kind !== 'time' && view.kind !== 'move') throw new Error(`no times: ${view.kind}`);
  const { found, isAgeLimited } = view;
  const free = found.days.filter(({ slots }) => slots.length > 0).map((one) => one.day);
  return { free, chosen: found.chosen?.day, isAgeLimited };
};

/** What the page says of the free times of the class for the dog Rex, or a dog that is not saved. */
const timesOf = async (pet: Parameters<typeof aPet>[0], own?: string, day?: string) => {
  const query = { step: 'book', store: SALON.id, service: 'class', pet: 'dog-small' };
  return timesIn(await pageAt(pet, { ...query, ...(own && { own }), ...(day && { day }) }));
};

const born = (day: string) => ({ birth: { day, isAbout: false } });

const AGES = [
  ['is of the age on all', born('2026-08-20'), { free: [FIRST, SECOND], chosen: SECOND, isAgeLimited: false }],
  ['is too old on the later', born('2026-08-10'), { free: [FIRST], chosen: FIRST, isAgeLimited: true }],
  ['is too young on the earlier', born('2026-09-26'), { free: [SECOND], chosen: SECOND, isAgeLimited: true }],
  ['is too old on each', born('2026-05-01'), { free: [], chosen: undefined, isAgeLimited: true }],
  ['has no known birthday', { birth: undefined }, { free: [FIRST, SECOND], chosen: SECOND, isAgeLimited: false }],
] as const;

test.each(AGES)(
  '[ACC-08] a saved pet is offered the days on which it is of the age for a class: one that %s',
  async (_, pet, times) => {
    expect(await timesOf(pet, '5', SECOND)).toEqual(times);
  },
);

test('[ACC-08] a pet that is not saved is offered every day', async () => {
  expect(await timesOf(born('2026-05-01'))).toEqual({ free: [FIRST, SECOND], chosen: FIRST, isAgeLimited: false });
});

const MOVE = { step: 'move', id: '1', day: SECOND };

test.each(AGES)(
  '[ACC-08] a class moves only to days on which its pet is of the age: one that %s',
  async (_, pet, times) => {
    expect(timesIn(await pageAt(pet, MOVE))).toEqual(times);
  },
);

test('[ACC-08] a class is not moved to a day on which its pet is too old, whatever the address says', async () => {
  const later = { ...MOVE, at: `${SECOND}T18:00:00.000Z` };
  expect(await pageAt(born('2026-08-20'), later)).toMatchObject({ kind: 'move-question', day: SECOND });
  expect(await pageAt(born('2026-08-10'), later)).toMatchObject({ kind: 'move', saved: { id: '5', name: 'Rex' } });
});

test('[ACC-08] a class of a pet that is not saved moves to every day', async () => {
  const times = { free: [FIRST, SECOND], chosen: SECOND, isAgeLimited: false };
  expect(timesIn(await pageAt({ ...born('2026-05-01'), name: 'Bo' }, MOVE))).toEqual(times);
  expect(timesIn(await pageAt({ ...born('2026-05-01'), kind: 'cat' }, MOVE))).toEqual(times);
});

test('[ACC-08] a class for a saved pet that is too old is not booked, and its review says why and keeps what was typed', async () => {
  const appointments = new FakeAppointmentGateway(new FakeCaller().signsIn('700002'))
    .offers(aService({ id: 'class', fromWeeks: 10, untilWeeks: 15 }))
    .hasPet('700002', 'Rex', '2026-05-01')
    .hasAppointment('700002', anAppointment({ id: '1', status: 'held', serviceId: 'class', petName: '' }));
  const confirm = makeConfirmAction({ bookAppointment: makeBookAppointment({ appointments }), shop: 'Petco' });
  const typed = { pet: 'other', petName: 'Rex', note: 'Shy' };
  expect(await confirm(new URLSearchParams({ id: '1', ...typed, price: '45', again: '' }))()).toMatchObject({
    kind: 'refused',
    status: 409,
    url: expect.stringContaining('step=review&id=1'),
    changes: { typed, problem: { message: expect.stringContaining('isn’t the right age for this on that day') } },
  });
  expect(await appointments.appointments()).toMatchObject({ right: [{ status: 'held' }] });
});
