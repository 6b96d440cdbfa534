import { services } from '../../../backend/services/services.ts';
import { startTimesOf } from '../../../backend/appointments/start-times.ts';
import type { BackendUnderTest } from '../commerce/support/backend-under-test.ts';
import {
  at,
  BATH,
  book,
  closeOn,
  FISH_STORE,
  freeTimes,
  hold,
  LESSON,
  NAILS,
  startSalon,
  WEDNESDAY,
} from './support/salon.ts';

let world: BackendUnderTest;
beforeAll(async () => {
  world = await startSalon();
});
afterAll(() => world.close());

describe('[ACC-08] free times', () => {
  test('begin on the hour from the opening on, and end with the store', async () => {
    const times = await freeTimes(world.browser(), BATH, WEDNESDAY);
    expect([times[0], times.at(-1), times.length]).toEqual(['09:00', '20:00', 12]);
    const large = await freeTimes(world.browser(), { ...BATH, size: 'giant' }, WEDNESDAY);
    expect(large.at(-1)).toBe('19:00');
  });

  test('there are none on a day on which the store is closed', async () => {
    await closeOn(world, '2030-01-23', '2030-01-24');
    expect(await freeTimes(world.browser(), BATH, '2030-01-23')).toEqual([]);
    expect(await freeTimes(world.browser(), BATH, '2030-01-24')).toEqual([]);
    expect(await freeTimes(world.browser(), BATH, '2030-01-25')).not.toEqual([]);
  });

  test('there are none in the past, within two hours, or more than eight weeks ahead', async () => {
    // It is 4 am in Los Angeles.
    expect(await freeTimes(world.browser(), BATH, '2030-01-13')).toEqual([]);
    expect((await freeTimes(world.browser(), BATH, '2030-01-14'))[0]).toBe('09:00');
    expect(await freeTimes(world.browser(), BATH, '2030-03-11')).not.toEqual([]);
    expect(await freeTimes(world.browser(), BATH, '2030-03-12')).toEqual([]);
  });

  test('one is gone once every groomer is busy, and free again for a shorter service', async () => {
    const day = '2030-01-18';
    for (const name of ['a', 'b', 'c']) {
      const shopper = await world.registered(`groomer-${name}@example.test`);
      expect((await book(shopper, BATH, at(day, '10:00'))).status).toBe(200);
    }
    const baths = await freeTimes(world.browser(), BATH, day);
    expect(baths.slice(0, 3)).toEqual(['09:00', '11:00', '12:00']);
    const nails = await freeTimes(world.browser(), NAILS, day);
    expect(nails.slice(0, 4)).toEqual(['09:00', '09:30', '11:00', '11:30']);
  });

  test('a service with hours of its own is offered only then', async () => {
    const puppies = { ...BATH, serviceId: 'puppy-class' };
    expect(await freeTimes(world.browser(), puppies, '2030-01-18')).toEqual([]);
    expect(await freeTimes(world.browser(), puppies, '2030-02-09')).toEqual(['10:00', '11:00']);
  });

  test('a course of six weeks does not begin when the store is closed for one of its lessons', async () => {
    const puppies = { ...BATH, serviceId: 'puppy-class' };
    await closeOn(world, '2030-03-09');
    expect(await freeTimes(world.browser(), puppies, '2030-02-02')).toEqual([]);
    expect(await freeTimes(world.browser(), puppies, '2030-01-26')).toEqual(['10:00', '11:00']);
  });

  test('[PLT-04] refuses unknown stores, services and pets, and a day that does not exist', async () => {
    const browser = world.browser();
    const statusOf = async (change: Readonly<Record<string, string>>) => {
      const answer = await browser.get(
        `x_appointments/slots?${new URLSearchParams({ ...BATH, from: WEDNESDAY, ...change })}`,
      );
      return [answer.status, answer.error.parameters];
    };
    expect(await statusOf({ physicalStoreId: '1' })).toEqual([404, ['physicalStoreId']]);
    expect(await statusOf({ serviceId: 'tattoo' })).toEqual([400, ['serviceId']]);
    expect(await statusOf({ species: 'bird', size: 'any' })).toEqual([400, ['species']]);
    expect(await statusOf({ from: '2030-02-31' })).toEqual([400, ['from']]);
  });

  test('a store that has no groomers offers no bath', async () => {
    const shopper = await world.registered('elsewhere@example.test');
    const { status, error } = await hold(shopper, { ...BATH, physicalStoreId: FISH_STORE }, at(WEDNESDAY, '09:00'));
    expect([status, error.parameters]).toEqual([400, ['physicalStoreId']]);
  });

  test('only the times that are offered can be held', async () => {
    const shopper = await world.registered('odd@example.test');
    for (const time of ['09:10', '08:00', '20:30', '21:00']) {
      const { status, error } = await hold(shopper, LESSON, at(WEDNESDAY, time));
      expect([time, status, error.key]).toEqual([time, 409, '_ERR_SLOT_TAKEN']);
    }
    expect((await hold(shopper, LESSON, 'tomorrow')).status).toBe(400);
  });
});

describe('[ACC-08] daylight-saving time', () => {
  const store = {
    timeZone: 'America/Los_Angeles',
    hours: Array.from({ length: 7 }, (_, day) => ({ day, opens: '09:00', closes: '12:00' })),
    closures: [],
  };
  const service = (id: string) => {
    const found = services.find((one) => one.id === id);
    if (found === undefined) throw new Error(id);
    return found;
  };

  test.each([
    ['before the clock is set forward', '2030-03-09', '2030-03-09T17:00:00.000Z'],
    ['on the day on which it is set forward', '2030-03-10', '2030-03-10T16:00:00.000Z'],
    ['before the clock is set back', '2030-11-02', '2030-11-02T16:00:00.000Z'],
    ['on the day on which it is set back', '2030-11-03', '2030-11-03T17:00:00.000Z'],
  ])('%s a day begins at nine by the store’s clock', (_when, day, first) => {
    const starts = startTimesOf(store, service('bath'), 60, day);
    expect(starts.map(({ minutes }) => minutes)).toEqual([540, 600, 660]);
    expect(new Date(starts[0]?.startsAt ?? 0).toISOString()).toBe(first);
  });

  test('the lessons of a course are at the same time by the store’s clock', () => {
    const [first] = startTimesOf(store, service('puppy-class'), 60, '2030-02-23');
    const lessons = (first?.halfHours ?? []).filter((_, index) => index % 2 === 0);
    expect(lessons.map((lesson) => new Date(lesson).toISOString().slice(5, 16))).toEqual([
      '02-23T18:00',
      '03-02T18:00',
      '03-09T18:00',
      '03-16T17:00',
      '03-23T17:00',
      '03-30T17:00',
    ]);
  });
});
