import { startBackend, type BackendUnderTest } from '../../commerce/support/backend-under-test.ts';
import type { Answer, Browser } from '../../commerce/support/browser.ts';
import type { BackendConfig } from '../../../../backend/config.ts';

export const OWN = 'x_appointments/@self';
export const MEMBERSHIPS = 'x_memberships/@self';
export const STORE = '1101';
/** A store that gives no service which can be booked. */
export const FISH_STORE = '1102';
/** Wednesday; the clock of the backend begins on Monday, January 14, 2030. */
export const WEDNESDAY = '2030-01-16';

/**
 * Adds a store that opens from nine to nine every day, in Los Angeles, and gives every service, and one that gives none
 * which can be booked.
 */
export const addSalons = async ({ database }: Pick<BackendUnderTest, 'database'>): Promise<void> => {
  const hours = JSON.stringify(Array.from({ length: 7 }, (_, day) => ({ day, opens: '09:00', closes: '21:00' })));
  const services = JSON.stringify(['Grooming', 'Dog Training', 'Vet Clinic']);
  const place = { street: '2 Leash Rd', city: 'San Diego', state: 'CA', zip_code: '92108-1234', phone: '619-555-0100' };
  const store = { ...place, latitude: 32.77, longitude: -117.15, time_zone: 'America/Los_Angeles', hours, size: 4 };
  await database
    .insertInto('store')
    .values([
      { ...store, store_id: STORE, location_id: '13501', name: 'Mission Valley', services },
      { ...store, store_id: FISH_STORE, location_id: '13502', name: 'Harbor', services: '["Aquatics"]' },
    ])
    .execute();
};

/** A backend with the stores of `addSalons`. */
export const startSalon = async (settings: Partial<BackendConfig> = {}): Promise<BackendUnderTest> => {
  const world = await startBackend({
    checkoutLimit: 100_000,
    guestLimit: 100_000,
    signInLimit: 100_000,
    probeLimit: 100_000,
    publicOrigin: 'https://shop.example',
    ...settings,
  });
  await addSalons(world);
  return world;
};

/** A bath of a small dog, which takes an hour. */
export const BATH = { physicalStoreId: STORE, serviceId: 'bath', species: 'dog', size: 'small' };
/** Nails of a small dog, which take half an hour. */
export const NAILS = { ...BATH, serviceId: 'nail-trim' };
/** A lesson with the store's only trainer. */
export const LESSON = { ...BATH, serviceId: 'private-lesson' };

type Wanted = typeof BATH;

/** A moment of the store's winter, by its clock. */
export const at = (day: string, time: string): string => new Date(`${day}T${time}:00-08:00`).toISOString();

/** The free times of a day, by the store's clock. */
export const freeTimes = async (browser: Browser, wanted: Wanted, day: string): Promise<readonly string[]> => {
  const query = new URLSearchParams({ ...wanted, from: day });
  const { body } = await browser.get(`x_appointments/slots?${query}`);
  const days = body.days as ReadonlyArray<{ readonly day: string; readonly slots: ReadonlyArray<{ time: string }> }>;
  return days.find((one) => one.day === day)?.slots.map(({ time }) => time) ?? [];
};

export const hold = (browser: Browser, wanted: Wanted, startsAt: string): Promise<Answer> =>
  browser.post(OWN, { ...wanted, startsAt });

export const confirm = (
  browser: Browser,
  held: Answer,
  more: Readonly<Record<string, unknown>> = {},
): Promise<Answer> =>
  browser.post(`${OWN}/${held.body.appointmentId}/confirm`, { petName: 'Rex', price: held.body.price, ...more });

/** Books a slot. */
export const book = async (browser: Browser, wanted: Wanted, startsAt: string): Promise<Answer> =>
  confirm(browser, await hold(browser, wanted, startsAt));

export const ownAppointments = async (browser: Browser): Promise<readonly Record<string, unknown>[]> =>
  (await browser.get(OWN)).body.appointments;

/** Moves the clock of the backend; whoever was signed in still is. */
export const waitIn = async (world: BackendUnderTest, ms: number): Promise<void> => {
  world.advance(ms);
  const seen = { last_seen_at: world.now(), expires_at: world.now() + 600_000 };
  await world.database.updateTable('session').set(seen).where('expires_at', 'is not', null).execute();
};

/** Moves the clock of the backend to a moment, as `waitIn`. */
export const comeTo = (world: BackendUnderTest, moment: string): Promise<void> =>
  waitIn(world, Date.parse(moment) - world.now());

/** The store is closed from a day to another, both included. */
export const closeOn = async ({ database }: BackendUnderTest, firstDay: string, lastDay = firstDay): Promise<void> => {
  const closure = { store_id: STORE, reason: 'Inventory', first_day: firstDay, last_day: lastDay };
  await database.insertInto('store_closure').values(closure).execute();
};

let keys = 0;
/** Makes a dog a member. */
export const join = (browser: Browser, more: Readonly<Record<string, unknown>> = {}): Promise<Answer> =>
  browser.post(MEMBERSHIPS, {
    planId: 'vital-care',
    petName: 'Rex',
    species: 'dog',
    joinKey: `join-${String((keys += 1)).padStart(20, '0')}`,
    ...more,
  });

/** What is left of a benefit of the first membership. */
export const left = async (browser: Browser, benefitId: string): Promise<number> => {
  const { memberships } = (await browser.get(MEMBERSHIPS)).body;
  return memberships[0].benefits.find((one: { readonly benefitId: string }) => one.benefitId === benefitId).left;
};
