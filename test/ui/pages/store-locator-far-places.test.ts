import { countOf } from '../../../ui/pages/stores/locator-messages';
import { aPlace, SOME_STORES } from '../../builders/store';
import { found, setUp } from './store-locator-world';

describe('a state', () => {
  test('[STO-09] orders its stores by city and name', async () => {
    const [first, second, third] = SOME_STORES;
    const stores = [first, second, third].flatMap((store, index) =>
      store === undefined ? [] : [{ ...store, city: ['San Diego', 'Alpine', 'San Diego'][index] ?? '' }],
    );
    const { data } = await setUp(stores).open('state=CA');
    expect(data.result).toMatchObject({
      stores: [
        { name: 'La Mesa', city: 'Alpine' },
        { name: 'Mission Valley', city: 'San Diego' },
        { name: 'Oceanside', city: 'San Diego' },
      ],
    });
  });

  test.each([
    ['q=California', 'CA'],
    ['q=ca', 'CA'],
    ['q=Texas&service=Vet&n=40', 'TX'],
    ['q=dc', 'DC'],
  ])('[STO-09] finds its list by name or abbreviation in a search (%s)', async (query, state) => {
    expect(await setUp().call(query)).toEqual({
      kind: 'redirect',
      url: `/store-locator?state=${state}`,
      isPermanent: false,
    });
  });

  test('[STO-09] shows a large city of the same name and offers the state', async () => {
    const { gateway, open } = setUp();
    gateway.hasPlaces(aPlace({ name: 'New York, NY', zipCode: '10003', latitude: 40.73, longitude: -73.99 }));
    expect(found((await open('q=new+york')).data)).toMatchObject({
      near: 'New York, NY',
      otherPlaces: [{ label: 'All stores in New York', url: '/store-locator?state=NY' }],
    });
  });
});

describe('a search', () => {
  test('[STO-08] does not suggest a ZIP code to a shopper who typed one', async () => {
    expect((await setUp().open('q=99999')).data.result).toEqual({
      kind: 'nothing',
      title: "We couldn't find ZIP code 99999.",
      hint: 'Check it, enter a city, or choose a state.',
    });
  });

  test.each([
    ['q=00901', 'San Juan, PR'],
    ['q=San+Juan', 'San Juan, PR'],
    ['lat=18.47&lng=-66.11', 'you'],
  ])('[STO-09] names the place when no store is near (%s)', async (query, near) => {
    const { gateway, open } = setUp();
    const sanJuan = aPlace({ name: 'San Juan, PR', zipCode: '00901', latitude: 18.47, longitude: -66.11 });
    gateway.hasPlaces(sanJuan);
    const { data, head } = await open(query);
    expect(head.title).toBe(`No stores near ${near} | Shop`);
    expect(countOf(data.result)).toMatch(
      new RegExp(`^There’s no store near ${near}\\. The nearest is Union Square, 1,6\\d\\d miles away\\.$`),
    );
  });

  test('[STO-09] does not claim that a service offered only far away is nearby', async () => {
    const [mission, , , union] = SOME_STORES;
    const stores = [mission, union && { ...union, services: ['Vet'] }].filter((store) => store !== undefined);
    const { data } = await setUp(stores).open('q=92101&service=Vet');
    expect(countOf(data.result)).toMatch(
      /^There’s no store with these services near 92101\. The nearest is Union Square, 2,4\d\d miles away\.$/,
    );
  });

  test.each([
    ['q=92101', true],
    ['q=92101&chosen=1101', false],
  ])('[PLT-03] %s may be cached: %s', async (query, isShareable) => {
    expect((await setUp().open(query)).isShareable).toBe(isShareable);
  });
});
