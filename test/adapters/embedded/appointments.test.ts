import * as E from 'fp-ts/Either';
import { HttpPetGateway } from '../../../adapters/commerce/pets/http-pet-gateway';
import { HttpAppointmentGateway } from '../../../adapters/commerce/services/http-appointment-gateway';
import { HttpCareGateway } from '../../../adapters/commerce/services/http-care-gateway';
import { aPetToSave } from '../../builders/pet';
import { appointmentGatewayContract } from '../../contracts/appointment-gateway.contract';
import { careGatewayContract } from '../../contracts/care-gateway.contract';
import { newShopper, startEmbeddedBackend, type EmbeddedBackend, type Shopper } from './embedded-backend';
import { register } from './shoppers';

let backend: EmbeddedBackend;
beforeAll(async () => {
  backend = await startEmbeddedBackend();
});
afterAll(() => backend.close());

const signedIn = async (): Promise<Shopper> => {
  const shopper = newShopper(backend);
  await register(shopper);
  return shopper;
};

let stores = 0;
/** A new store, with one trainer and one groomer, that opens from nine to nine every day. */
const openStore = async (): Promise<string> => {
  const id = `book-${(stores += 1)}`;
  const hours = Array.from({ length: 7 }, (_, day) => ({ day, opens: '09:00', closes: '21:00' }));
  await backend.database
    .insertInto('store')
    .values({
      store_id: id,
      location_id: id,
      name: id,
      street: '2 Leash Rd',
      city: 'San Diego',
      state: 'CA',
      zip_code: '92108',
      phone: '619-555-0100',
      latitude: 32.77,
      longitude: -117.15,
      time_zone: 'America/Los_Angeles',
      hours: JSON.stringify(hours),
      services: '["Dog Training", "Grooming"]',
      size: 1,
    })
    .execute();
  return id;
};

const A_LESSON = { serviceId: 'private-lesson', species: 'dog', size: 'small' } as const;
const DAY_MS = 86_400_000;

/** The last day of a membership is that one. */
const endMembership = async (id: string, day: string): Promise<void> => {
  await backend.database
    .updateTable('membership')
    .set({ ends_on: day })
    .where('membership_id', '=', Number(id))
    .execute();
};

appointmentGatewayContract('HttpAppointmentGateway over the embedded backend', async () => {
  const [own, other] = [await signedIn(), await signedIn()];
  const [store, elsewhere] = [await openStore(), await openStore()];
  return {
    appointments: new HttpAppointmentGateway(own.transactions),
    stranger: new HttpAppointmentGateway(newShopper(backend).transactions),
    other: new HttpAppointmentGateway(other.transactions),
    wanted: { ...A_LESSON, storeId: store },
    elsewhere: { ...A_LESSON, storeId: elsewhere },
    covered: { ...A_LESSON, serviceId: 'bath', storeId: elsewhere },
    joins: async (petName) => {
      const wanted = { planId: 'vital-care', petName, species: 'dog', joinKey: 'key-of-the-page-0001' } as const;
      const joined = await new HttpCareGateway(own.transactions).join(wanted)();
      if (E.isLeft(joined)) throw new Error(JSON.stringify(joined.left));
      return joined.right.id;
    },
    ends: endMembership,
    hasPet: async (name, day) => {
      const pets = new HttpPetGateway(own.transactions);
      const added = await pets.add(aPetToSave({ name, birth: { day, isAbout: false } }))();
      if (E.isLeft(added)) throw new Error(JSON.stringify(added.left));
    },
    closes: async (day) => {
      const closure = { store_id: store, reason: 'Repairs', first_day: day, last_day: day };
      await backend.database.insertInto('store_closure').values(closure).execute();
    },
    course: { ...A_LESSON, serviceId: 'puppy-class', storeId: elsewhere },
    // Appointments of the next day cannot be moved any more.
    from: new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10),
  };
});

careGatewayContract('HttpCareGateway over the embedded backend', async () => {
  const [own, other] = [await signedIn(), await signedIn()];
  return {
    care: new HttpCareGateway(own.transactions),
    stranger: new HttpCareGateway(newShopper(backend).transactions),
    other: new HttpCareGateway(other.transactions),
    monthPasses: (id) => endMembership(id, '2020-01-31'),
  };
});

test('[ACC-08] the puppy class names the age that it is for', async () => {
  const services = await new HttpAppointmentGateway(newShopper(backend).transactions).services();
  expect(services).toMatchObject({
    right: {
      services: expect.arrayContaining([expect.objectContaining({ id: 'puppy-class', fromWeeks: 10, untilWeeks: 17 })]),
    },
  });
});

test.each([
  ['bath', true],
  ['nail-trim', true],
  ['check-up', true],
  ['puppy-class', false],
  ['private-lesson', false],
])('[ACC-09] whether a membership has a benefit for %s: %s', async (id, hasBenefit) => {
  const services = await new HttpAppointmentGateway(newShopper(backend).transactions).services();
  expect(services).toMatchObject({
    right: { services: expect.arrayContaining([expect.objectContaining({ id, hasBenefit })]) },
  });
});
