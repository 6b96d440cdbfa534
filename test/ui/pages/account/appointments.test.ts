import * as TE from 'fp-ts/TaskEither';
import { makeBookAppointment } from '../../../../core/appointments/book-appointment';
import { makeFindSlots } from '../../../../core/appointments/find-slots';
import { makeLoadServices } from '../../../../core/appointments/load-services';
import { makeFindAppointment, makeListAppointments } from '../../../../core/appointments/own-appointments';
import {
  makeCancelAction,
  makeConfirmAction,
  makeHoldAction,
  makeMoveAction,
} from '../../../../ui/pages/account/appointments/appointments-actions';
import { makeAppointmentsLoader } from '../../../../ui/pages/account/appointments/appointments-loader';
import { A_BATH, anAppointment, aService } from '../../../builders/appointment';
import { aPet } from '../../../builders/pet';
import { aStore } from '../../../builders/store';
import { FakeAppointmentGateway } from '../../../fakes/fake-appointment-gateway';
import { FakeCaller } from '../../../fakes/fake-caller';

const OWNER = '700002';
const PATH = '/shop/PetcoServicesGroomingAppointmentView';
const DAY = '2026-12-02';
const TEN = `${DAY}T18:00:00.000Z`;
const ELEVEN = `${DAY}T19:00:00.000Z`;
const SLOTS = [
  { startsAt: TEN, time: '10:00' },
  { startsAt: ELEVEN, time: '11:00' },
];
const SALON = aStore({ id: A_BATH.storeId, name: 'Mission Valley', services: ['Grooming'] });
const FISH_STORE = aStore({ id: '1102', name: 'Harbor', services: ['Aquatics'] });

const PETS = [
  aPet({ id: '5', name: 'Rex', kind: 'dog', weight: 12, allergies: 'chicken' }),
  aPet({ id: '6', name: 'Tom', kind: 'cat' }),
];

const world = (pets = PETS, userType: 'registered' | 'guest' = 'registered') => {
  const appointments = new FakeAppointmentGateway(new FakeCaller().signsIn(OWNER))
    .offers(aService(), aService({ id: 'lesson', storeService: 'Dog Training' }))
    .hasStore(A_BATH.storeId, { day: DAY, slots: SLOTS });
  const stores = [SALON, FISH_STORE];
  const load = makeAppointmentsLoader({
    loadServices: makeLoadServices({ appointments }),
    findSlots: makeFindSlots({ appointments, clock: () => Date.UTC(2026, 10, 25, 20) }),
    listAppointments: makeListAppointments({ appointments }),
    findAppointment: makeFindAppointment({ appointments }),
    clock: () => Date.UTC(2026, 10, 25, 20),
    loadPets: TE.right({ pets, vets: [], kinds: [] }),
    findStores: () =>
      TE.right({
        place: undefined,
        otherPlaces: [],
        stores: stores.map((store) => ({ store, distance: 2, closed: undefined })),
        missing: { closures: false, details: false },
      }),
    viewStore: (id) => {
      const store = stores.find((one) => one.id === id);
      return store === undefined
        ? TE.left({ kind: 'no-such-store' })
        : TE.right({ store, closed: undefined, nearby: [], missing: { closures: false, nearby: false } });
    },
    placeStore: { store: () => ({ id: SALON.id, locationId: '1', name: SALON.name }), zipCode: () => '92108' },
    userType: () => userType,
    shop: 'Petco',
  });
  return {
    appointments,
    loaded: (query = '') =>
      load({ path: PATH, parameters: {}, query: new URLSearchParams(query), cameFrom: undefined })(),
    hold: makeHoldAction({ holdSlot: appointments.hold }),
    confirm: makeConfirmAction({ bookAppointment: makeBookAppointment({ appointments }), shop: 'Petco' }),
    move: makeMoveAction({ moveAppointment: appointments.move }),
    cancel: makeCancelAction({ cancelAppointment: appointments.cancel }),
  };
};

const form = (fields: Readonly<Record<string, string>>): URLSearchParams => new URLSearchParams(fields);
const BATH = { store: '1101', service: 'bath', pet: 'dog-small', day: DAY };

describe('[ACC-08] the address names the step', () => {
  test('guests are asked to sign in, and come back to the same step', async () => {
    const query = 'step=book&service=bath';
    const url = `/shop/LogonForm?URL=${encodeURIComponent(`${PATH}?${query}`)}`;
    expect(await world([], 'guest').loaded(query)).toMatchObject({ kind: 'redirect', url });
  });

  test('the shopper’s own store is first, and a store without the service says so', async () => {
    const { loaded } = world();
    expect(await loaded('step=book&service=bath')).toMatchObject({
      data: {
        view: {
          kind: 'store',
          near: '92108',
          stores: [
            { id: '1101', isMine: true, offers: '', problem: undefined },
            { id: '1102', isMine: false, offers: '', problem: 'Bath & brush isn’t offered here.' },
          ],
        },
      },
    });
    expect(await loaded('step=book')).toMatchObject({
      data: { view: { kind: 'store', stores: [{ id: '1101', offers: 'Grooming' }, { id: '1102' }] } },
    });
    expect(await loaded('step=book&store=1102')).toMatchObject({ data: { view: { kind: 'store' } } });
  });

  test('a store gives its own services only, and each step follows from what is chosen', async () => {
    const { loaded } = world();
    expect(await loaded('step=book&store=1101&service=lesson')).toMatchObject({
      data: { view: { kind: 'service', services: [{ id: 'bath' }] } },
    });
    expect(await loaded('step=book&store=1101&service=bath&pet=bird')).toMatchObject({
      data: { view: { kind: 'pet' } },
    });
    expect(await loaded(`step=book&${new URLSearchParams(BATH)}`)).toMatchObject({
      data: { view: { kind: 'time', found: { chosen: { day: DAY } } } },
      isNeverKept: true,
    });
  });

  test('[ACC-04] saved pets for which the service is offered are offered first', async () => {
    const { loaded } = world();
    expect(await loaded('step=book&store=1101&service=bath')).toMatchObject({
      data: { view: { kind: 'pet', own: [{ id: '5', name: 'Rex', option: { size: 'small' } }] } },
    });
    const times = `step=book&${new URLSearchParams(BATH)}`;
    expect(await loaded(`${times}&own=5`)).toMatchObject({
      data: { view: { kind: 'time', saved: { id: '5', name: 'Rex' } } },
    });
    expect(await loaded(times)).toMatchObject({ data: { view: { kind: 'time', saved: undefined } } });
  });

  test('[ACC-08] saved pets that are too old for a class are named instead of offered', async () => {
    const { loaded, appointments } = world();
    appointments.offers(aService(), aService({ id: 'class', name: 'Puppy class', untilWeeks: 17 }));
    expect(await loaded('step=book&store=1101&service=class')).toMatchObject({
      data: { view: { kind: 'pet', own: [], tooOld: ['Rex'] } },
    });
    expect(await loaded('step=book&store=1101&service=bath')).toMatchObject({ data: { view: { tooOld: [] } } });
  });

  test('[ACC-08] a saved dog without a weight is named apart, unless it is too old', async () => {
    const { loaded, appointments } = world([aPet({ id: '7', name: 'Bo', weight: undefined })]);
    appointments.offers(aService(), aService({ id: 'class', untilWeeks: 17 }));
    const bo = { own: [], tooOld: [], withoutWeight: [{ id: '7', name: 'Bo' }] };
    expect(await loaded('step=book&store=1101&service=bath')).toMatchObject({ data: { view: bo } });
    const tooOld = { own: [], tooOld: ['Bo'], withoutWeight: [] };
    expect(await loaded('step=book&store=1101&service=class')).toMatchObject({ data: { view: tooOld } });
  });

  test('an appointment that is gone or past its time for changes shows the list', async () => {
    const { appointments, loaded } = world();
    appointments.hasAppointment(OWNER, anAppointment({ id: '1', canChange: false }));
    for (const query of ['step=move&id=1', 'step=cancel&id=1', 'step=review&id=1']) {
      expect(await loaded(query)).toEqual({ kind: 'redirect', url: PATH, isPermanent: false });
    }
  });

  test('an appointment can move to times that its own one overlaps, and its own one is not offered', async () => {
    const { appointments, loaded } = world();
    appointments.hasAppointment(OWNER, anAppointment({ id: '1', startsAt: TEN }));
    const page = await loaded('step=move&id=1');
    expect(page).toMatchObject({ data: { view: { kind: 'move' } } });
    const text = JSON.stringify(page.kind === 'page' && page.data.view.kind === 'move' && page.data.view.found);
    expect([text.includes(ELEVEN), text.includes(TEN)]).toEqual([true, false]);
  });

  test('a held time that has run out says so', async () => {
    const { loaded } = world();
    const url = `${PATH}?lost=time`;
    expect(await loaded('step=review&id=9')).toEqual({ kind: 'redirect', url, isPermanent: false });
    const problem = { message: expect.stringMatching(/hold on this time expired/) };
    expect(await loaded('lost=time')).toMatchObject({ data: { view: { kind: 'list' }, problem } });
    expect(await loaded()).toMatchObject({ data: { problem: undefined } });
  });

  test('an outage shows no empty list', async () => {
    const { appointments, loaded } = world();
    appointments.isDown('appointments');
    expect(await loaded()).toEqual({ kind: 'unavailable' });
  });
});

describe('[ACC-08] forms', () => {
  const held = async () => {
    const the = world();
    const result = await the.hold(form({ ...BATH, startsAt: TEN, own: '5' }))();
    return { the, result, id: '980001' };
  };

  test('a chosen time is held, and its review begins with the name and the allergies of the saved pet', async () => {
    const { the, result, id } = await held();
    expect(result).toEqual({ kind: 'see-other', url: `${PATH}?step=review&id=${id}&own=5` });
    expect(await the.loaded(`step=review&id=${id}&own=5`)).toMatchObject({
      data: { view: { kind: 'review', petName: 'Rex', petNote: 'Allergies: chicken', appointment: { id } } },
    });
  });

  test('a time that is gone shows the times of its day again', async () => {
    const { the } = await held();
    const other = makeHoldAction({ holdSlot: the.appointments.forCaller(new FakeCaller().signsIn('700003')).hold });
    expect(await other(form({ ...BATH, startsAt: TEN }))()).toMatchObject({
      kind: 'refused',
      status: 409,
      url: `${PATH}?step=book&store=1101&service=bath&pet=dog-small&day=${DAY}`,
      changes: { problem: { message: 'That time is no longer available. Please choose another one.' } },
    });
    expect(await the.hold(form({ ...BATH, pet: 'dragon', startsAt: TEN }))()).toMatchObject({ status: 400 });
  });

  test('books, and keeps what was typed when something is missing', async () => {
    const { the, id } = await held();
    const typed = { id, pet: 'other', petName: ' ', note: 'Shy', price: '45', again: '' };
    expect(await the.confirm(form(typed))()).toMatchObject({
      kind: 'refused',
      status: 400,
      url: `${PATH}?step=review&id=${id}`,
      changes: { typed: { note: 'Shy' }, errors: { petName: 'This field is required.' } },
    });
    expect(await the.confirm(form({ ...typed, petName: 'Rex' }))()).toEqual({
      kind: 'see-other',
      url: `${PATH}?done=booked`,
    });
  });

  test('[ACC-09] a benefit that was used up in the meantime books nothing', async () => {
    const { the, id } = await held();
    const pet = '970001:36.00';
    expect(await the.confirm(form({ id, pet, petName: '', note: '', price: '45', again: '' }))()).toMatchObject({
      kind: 'refused',
      status: 409,
      changes: { problem: { message: expect.stringContaining('used this membership benefit') } },
    });
  });

  test('a hold that is over leads to the times that were offered, and keeps what was typed', async () => {
    const { the, id } = await held();
    the.appointments.holdsRunOut();
    const again = new URLSearchParams({ ...BATH, own: '5' }).toString();
    expect(
      await the.confirm(form({ id, pet: 'other', petName: 'Rex', note: 'Shy', price: '45', again }))(),
    ).toMatchObject({
      url: `${PATH}?step=book&store=1101&service=bath&pet=dog-small&day=${DAY}&own=5`,
      changes: {
        problem: { message: 'Your hold on this time expired. Please choose a time again.' },
        typed: { pet: 'other', petName: 'Rex', note: 'Shy' },
      },
    });
  });

  test('another time is chosen without losing the saved pet and what was typed, which no address has', async () => {
    const { the, id } = await held();
    const again = new URLSearchParams({ ...BATH, own: '5' }).toString();
    const typed = { petName: 'Rexi', note: 'Shy' };
    const times = await the.confirm(form({ id, pet: '970001:36.00', ...typed, again, otherTime: 'true' }))();
    const url = `${PATH}?step=book&store=1101&service=bath&pet=dog-small&day=${DAY}&own=5`;
    expect(times).toMatchObject({ kind: 'shown', url, changes: { typed: { pet: '970001:36.00', ...typed } } });
    const carried = { ...typed, typedPet: '970001:36.00' };
    const later = await the.confirm(form({ ...carried, again, otherTime: 'true', day: '2026-12-03' }))();
    expect(later).toMatchObject({ url: url.replace(DAY, '2026-12-03'), changes: { typed: { pet: '970001:36.00' } } });
    expect(await the.hold(form({ ...BATH, startsAt: ELEVEN, own: '5', ...carried }))()).toMatchObject({
      kind: 'shown',
      url: expect.stringMatching(/\?step=review&id=\d+&own=5$/),
      changes: { typed: { pet: '970001:36.00', ...typed } },
    });
  });

  test('after the session has ended the review is shown with what was typed', async () => {
    const { the, id } = await held();
    the.appointments.caller.signsOut();
    const typed = { id, pet: 'other', petName: 'Rex', note: '', price: '45', again: '' };
    expect(await the.confirm(form(typed))()).toMatchObject({
      status: 401,
      changes: { typed: { petName: 'Rex' }, problem: { needsSignIn: true } },
      otherwise: { data: { view: { kind: 'review', id } } },
    });
    for (const change of [the.move, the.cancel]) {
      expect(await change(form({ id, startsAt: TEN }))()).toMatchObject({
        kind: 'see-other',
        url: expect.stringContaining('/shop/LogonForm?URL='),
      });
    }
  });

  test('moves and cancels, and says when it is too late', async () => {
    const { appointments, move, cancel } = world();
    appointments
      .hasAppointment(OWNER, anAppointment({ id: '1', startsAt: TEN }))
      .hasAppointment(OWNER, anAppointment({ id: '2', startsAt: '2026-11-26T18:00:00.000Z', canChange: false }));
    expect(await move(form({ id: '1', startsAt: ELEVEN, day: DAY }))()).toMatchObject({ url: `${PATH}?done=moved` });
    expect(await cancel(form({ id: '1' }))()).toMatchObject({ url: `${PATH}?done=cancelled` });
    for (const change of [move, cancel]) {
      expect(await change(form({ id: '2', startsAt: TEN }))()).toMatchObject({
        kind: 'refused',
        status: 409,
        url: PATH, // The pages of the change are no longer there.
        changes: { problem: { message: expect.stringContaining('call the store') } },
      });
    }
  });
});
