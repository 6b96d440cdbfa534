import * as TE from 'fp-ts/TaskEither';
import { makeFindSlots } from '../../../../core/appointments/find-slots';
import { makeLoadServices } from '../../../../core/appointments/load-services';
import { makeFindAppointment, makeListAppointments } from '../../../../core/appointments/own-appointments';
import { makeAppointmentsLoader } from '../../../../ui/pages/account/appointments/appointments-loader';
import { A_BATH, aService } from '../../../builders/appointment';
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

/** What the page says of the free times of a class of up to 15 weeks for the dog Rex, or a dog that is not saved. */
const timesOf = async (pet: Parameters<typeof aPet>[0], own?: string, day?: string) => {
  const appointments = new FakeAppointmentGateway(new FakeCaller().signsIn('700002'))
    .offers(aService({ id: 'class', storeService: 'Dog Training', fromWeeks: 10, untilWeeks: 15 }))
    .hasStore(SALON.id, slotsOf(FIRST), slotsOf(SECOND));
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
  const query = new URLSearchParams({ step: 'book', store: SALON.id, service: 'class', pet: 'dog-small' });
  if (own !== undefined) query.set('own', own);
  if (day !== undefined) query.set('day', day);
  const page = await load({ path: '/', parameters: {}, query, cameFrom: undefined })();
  if (page.kind !== 'page' || page.data.view.kind !== 'time') throw new Error(`no times: ${page.kind}`);
  const { found, isAgeLimited } = page.data.view;
  const free = found.days.filter(({ slots }) => slots.length > 0).map((one) => one.day);
  return { free, chosen: found.chosen?.day, isAgeLimited };
};

const born = (day: string) => ({ birth: { day, isAbout: false } });

test.each([
  ['is of the age on all', born('2026-08-20'), { free: [FIRST, SECOND], chosen: SECOND, isAgeLimited: false }],
  ['is too old on the later', born('2026-08-10'), { free: [FIRST], chosen: FIRST, isAgeLimited: true }],
  ['is too young on the earlier', born('2026-09-26'), { free: [SECOND], chosen: SECOND, isAgeLimited: true }],
  ['is too old on each', born('2026-05-01'), { free: [], chosen: undefined, isAgeLimited: true }],
  ['has no known birthday', { birth: undefined }, { free: [FIRST, SECOND], chosen: SECOND, isAgeLimited: false }],
])(
  '[ACC-08] a saved pet is offered the days on which it is of the age for a class: one that %s',
  async (_, pet, times) => {
    expect(await timesOf(pet, '5', SECOND)).toEqual(times);
  },
);

test('[ACC-08] a pet that is not saved is offered every day', async () => {
  expect(await timesOf(born('2026-05-01'))).toEqual({ free: [FIRST, SECOND], chosen: FIRST, isAgeLimited: false });
});
