import nock from 'nock';
import type { PostalAddress } from '../../../backend/address-directory/address-directory.ts';
import { makeSmarty, STREET_ORIGIN, SUGGEST_ORIGIN } from '../../../backend/address-directory/smarty.ts';
import { addressProviderContract, BROADWAY } from '../../contracts/address-provider.contract';
import { FakeAddressProvider } from '../../fakes/fake-address-provider';

const KEY = { 'auth-id': 'the-id', 'auth-token': 'the-token' };
const provider = makeSmarty({ authId: KEY['auth-id'], authToken: KEY['auth-token'] });

beforeEach(() => nock.disableNetConnect());
afterEach(() => nock.cleanAll());
afterAll(() => nock.enableNetConnect());

/** A suggestion as US Autocomplete Pro documents it. */
const suggestionOf = ({ line1, line2, city, state, zipCode }: PostalAddress): object => ({
  street_line: line1,
  secondary: line2,
  city,
  state,
  zipcode: zipCode,
  entries: 0,
});

/** A candidate as US Street Address documents it. */
const candidateOf = ({ line1, line2, city, state, zipCode }: PostalAddress): object => {
  const [designator, number] = line2.split(' ');
  return {
    input_index: 0,
    candidate_index: 0,
    delivery_line_1: `${line1} ${line2}`.trim(),
    last_line: `${city} ${state} ${zipCode}-1234`,
    components: {
      primary_number: line1.split(' ')[0],
      ...(line2 === '' ? {} : { secondary_designator: designator, secondary_number: number }),
      city_name: city,
      state_abbreviation: state,
      zipcode: zipCode,
      plus4_code: '1234',
    },
    metadata: { record_type: 'S', precision: 'Zip9' },
    analysis: { dpv_match_code: 'Y', active: 'Y' },
  };
};

/** Smarty over the addresses of a fake. */
const makeWorld = () => {
  const known = new FakeAddressProvider();
  let isBroken = false;
  const answer = async (path: string, read: (query: URLSearchParams) => Promise<unknown>): Promise<[number, object]> =>
    isBroken ? [500, { errors: [] }] : [200, (await read(new URL(path, SUGGEST_ORIGIN).searchParams)) as object];
  nock(SUGGEST_ORIGIN)
    .persist()
    .get('/lookup')
    .query(true)
    .reply((request: Request) =>
      answer(request.url, async (query) => {
        const zipCode = query.get('prefer_zip_codes') ?? undefined;
        const found = await known.suggest(query.get('search') ?? '', zipCode);
        return { suggestions: found.kind === 'answer' ? found.value.map(suggestionOf) : [] };
      }),
    );
  nock(STREET_ORIGIN)
    .persist()
    .get('/street-address')
    .query(true)
    .reply((request: Request) =>
      answer(request.url, async (query) => {
        const part = (name: string): string => query.get(name) ?? '';
        const found = await known.standardise({
          line1: part('street'),
          line2: part('secondary'),
          city: part('city'),
          state: part('state'),
          zipCode: part('zipcode'),
        });
        return found.kind === 'answer' && found.value !== undefined ? [candidateOf(found.value)] : [];
      }),
    );
  return {
    provider,
    knows: (...addresses: readonly PostalAddress[]) => known.knows(...addresses),
    breaks: () => {
      isBroken = true;
    },
  };
};

addressProviderContract('Smarty over nock', makeWorld);
addressProviderContract('FakeAddressProvider', () => {
  const fake = new FakeAddressProvider();
  return {
    provider: fake,
    knows: (...addresses) => fake.knows(...addresses),
    breaks: () => fake.failsWith('server-error'),
  };
});

test('[CHK-03] asks Smarty with the key of the shop, for the address alone', async () => {
  nock(SUGGEST_ORIGIN)
    .get('/lookup')
    .query({ ...KEY, search: '101 N', max_results: '6', prefer_geolocation: 'none', prefer_zip_codes: '92101' })
    .reply(200, { suggestions: null });
  expect(await provider.suggest('101 N', '92101')).toEqual({ kind: 'answer', value: [] });
  nock(STREET_ORIGIN)
    .get('/street-address')
    .query({
      ...KEY,
      street: '101 N Broadway St',
      secondary: '',
      city: 'San Diego',
      state: 'CA',
      zipcode: '92101',
      candidates: '1',
    })
    .reply(200, []);
  expect(await provider.standardise(BROADWAY)).toEqual({ kind: 'answer', value: undefined });
  expect(nock.isDone()).toBe(true);
});

test('[CHK-03] suggests a building with several units without one of them', async () => {
  const building = { ...suggestionOf({ ...BROADWAY, line2: 'Apt' }), entries: 12 };
  nock(SUGGEST_ORIGIN)
    .get('/lookup')
    .query(true)
    .reply(200, { suggestions: [building] });
  expect(await provider.suggest('101 N', undefined)).toEqual({ kind: 'answer', value: [BROADWAY] });
});

test.each([
  [401, 'credentials'],
  [402, 'credentials'],
  [400, 'refused'],
  [429, 'too-many-requests'],
  [503, 'server-error'],
] as const)('[CHK-03] takes the status %i for %s', async (status, problem) => {
  nock(SUGGEST_ORIGIN).get('/lookup').query(true).reply(status, 'no');
  expect(await provider.suggest('1 Main', undefined)).toEqual({ kind: 'unknown', problem });
});

test.each([
  ['text', 'suggestions'],
  ['a state that is none', { suggestions: [{ ...suggestionOf(BROADWAY), state: 'California' }] }],
  ['a list', [1, 2]],
])('[CHK-03] does not use an answer that is %s', async (_, body) => {
  nock(SUGGEST_ORIGIN).get('/lookup').query(true).reply(200, body);
  expect(await provider.suggest('1 Main', undefined)).toEqual({ kind: 'unknown', problem: 'unreadable' });
  nock(STREET_ORIGIN)
    .get('/street-address')
    .query(true)
    .reply(200, [{ delivery_line_1: 7 }]);
  expect(await provider.standardise(BROADWAY)).toEqual({ kind: 'unknown', problem: 'unreadable' });
});

test('[CHK-03] a broken connection and a redirect are no answer', async () => {
  nock(SUGGEST_ORIGIN).get('/lookup').query(true).replyWithError('the connection was reset');
  nock(SUGGEST_ORIGIN).get('/lookup').query(true).reply(302, '', { location: 'https://evil.example/' });
  for (let time = 0; time < 2; time += 1) {
    expect(await provider.suggest('1 Main', undefined)).toEqual({ kind: 'unknown', problem: 'unreachable' });
  }
});
