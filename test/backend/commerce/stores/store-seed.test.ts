import { milesBetween, type Position } from '../../../../backend/stores/distance.ts';
import { seedStores } from '../../../../backend/stores/seed/seed-stores.ts';
import type { BackendUnderTest } from '../support/backend-under-test.ts';
import { startBackendWithStores } from '../support/stocked-stores.ts';

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackendWithStores();
});
afterAll(() => backend.close());

const stores = () => backend.database.selectFrom('store').selectAll().orderBy('store_id').execute();

test('[STO-01] has 1,500 stores on real ZIP codes, with unique names, numbers and phones', async () => {
  const rows = await stores();
  expect(rows).toHaveLength(1500);
  const places = new Map(
    (await backend.database.selectFrom('place').selectAll().execute()).map((p) => [p.zip_code, p]),
  );
  const misplaced = rows.filter((row) => {
    const place = places.get(row.zip_code.split('-')[0] ?? '');
    return (
      place === undefined || place.city !== row.city || place.state !== row.state || milesBetween(place, row) > 1.5
    );
  });
  expect(misplaced).toEqual([]);
  expect(new Set(rows.map((row) => `${row.state} ${row.name}`)).size).toBe(1500);
  expect(new Set(rows.map((row) => row.location_id)).size).toBe(1500);
  expect(new Set(rows.map((row) => row.phone)).size).toBe(1500);
  expect(rows.every((row) => /^\d{3}-555-01\d\d$/.test(row.phone))).toBe(true);
  expect(rows.some((row) => row.zip_code.includes('-')) && rows.some((row) => !row.zip_code.includes('-'))).toBe(true);
});

test('[STO-09] has stores in every state, in proportion to its population', async () => {
  const count = new Map<string, number>();
  for (const { state } of await stores()) count.set(state, (count.get(state) ?? 0) + 1);
  expect(count.size).toBeGreaterThanOrEqual(51);
  const largest = [...count].toSorted((one, other) => other[1] - one[1]).map(([state]) => state);
  expect(largest.slice(0, 3).toSorted()).toEqual(['CA', 'FL', 'TX']);
});

test('[STO-09] hours, services and time zones are realistic', async () => {
  const rows = (await stores()).map((row) => ({
    ...row,
    hours: JSON.parse(row.hours) as { day: number; opens: string; closes: string }[],
    services: JSON.parse(row.services) as string[],
  }));
  expect(rows.every(({ hours }) => hours.length >= 6 && hours.every(({ opens, closes }) => opens < closes))).toBe(true);
  const shorterSundays = rows.filter(({ hours }) => (hours[0]?.closes ?? '') < (hours[1]?.closes ?? '')).length;
  expect(shorterSundays).toBeGreaterThan(300);
  expect(shorterSundays).toBeLessThan(1400);
  const share = (service: string): number => rows.filter(({ services }) => services.includes(service)).length / 1500;
  expect(share('Grooming')).toBeGreaterThan(share('Aquatics'));
  expect(share('Aquatics')).toBeGreaterThan(share('Vet Clinic'));
  expect(share('Vet Clinic')).toBeGreaterThan(0.1);
  const zones = new Set(rows.map((row) => row.time_zone));
  expect(() => [...zones].map((timeZone) => new Intl.DateTimeFormat('en-US', { timeZone }))).not.toThrow();
  expect(zones.size).toBeGreaterThan(6);
  expect(rows.find((row) => row.city === 'El Paso')?.time_zone).toBe('America/Denver');
});

test('[STO-04] a dozen stores are closed on every day for years, never the default store', async () => {
  const closures = await backend.database.selectFrom('store_closure').selectAll().execute();
  for (const day of ['2026-01-05', '2027-07-04', '2030-12-31', '2039-02-28']) {
    expect(closures.filter((row) => row.first_day <= day && day <= row.last_day)).toHaveLength(12);
  }
  expect(closures.some((row) => row.store_id === '1101')).toBe(false);
});

test('[STO-01] the same seed gives the same stores, and existing rows stay', async () => {
  const before = await stores();
  await backend.database.updateTable('store').set({ name: 'Renamed' }).where('store_id', '=', '1102').execute();
  expect(await seedStores(backend.database, 1)).toBe(false);
  expect((await stores())[1]?.name).toBe('Renamed');
  await backend.database.deleteFrom('store').execute();
  expect(await seedStores(backend.database, 1)).toBe(true);
  expect(await stores()).toEqual(before);
});

const cities = {
  'San Diego': { latitude: 32.7157, longitude: -117.1611 },
  'New York': { latitude: 40.7128, longitude: -74.006 },
  'Los Angeles': { latitude: 34.0522, longitude: -118.2437 },
  London: { latitude: 51.5074, longitude: -0.1278 },
  Honolulu: { latitude: 21.3069, longitude: -157.8583 },
} satisfies Record<string, Position>;

// Kilometres along the great circle of a sphere with the mean radius of 6,371.0088 km.
test.each([
  ['New York', 'Los Angeles', 3935.75],
  ['New York', 'London', 5570.23],
  ['San Diego', 'Honolulu', 4197.73],
] as const)('[STO-06] the distance from %s to %s is %d km, in statute and nautical miles', (one, other, kilometres) => {
  const miles = milesBetween(cities[one], cities[other]);
  expect(Math.abs(miles / (kilometres / 1.609344) - 1)).toBeLessThan(0.001);
  expect(Math.abs((miles * 0.8684) / (kilometres / 1.852) - 1)).toBeLessThan(0.001);
});

test('[STO-06] a distance is symmetric, zero to itself, and half the earth’s circumference to the opposite point', () => {
  const [one, other] = [cities['San Diego'], cities.London];
  expect(milesBetween(one, other)).toBeCloseTo(milesBetween(other, one), 9);
  expect(milesBetween(one, one)).toBe(0);
  expect(milesBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(12_436.8, 0);
  expect(milesBetween({ latitude: 0, longitude: 179.9 }, { latitude: 0, longitude: -179.9 })).toBeLessThan(14);
});
