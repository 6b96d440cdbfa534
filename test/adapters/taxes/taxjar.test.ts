import nock from 'nock';
import type { TaxPlace } from '../../../backend/taxes/tax-provider.ts';
import { makeTaxJar } from '../../../backend/taxes/taxjar.ts';
import { SEATTLE, taxProviderContract } from '../../contracts/tax-provider.contract';

const ORIGIN = 'https://api.taxjar.example';
const KEY = 'the-key-of-the-shop';

const provider = makeTaxJar({ apiKey: KEY, origin: ORIGIN });

beforeEach(() => nock.disableNetConnect());
afterEach(() => nock.cleanAll());
afterAll(() => nock.enableNetConnect());

/** A response as TaxJar documents it. */
const answer = (tax: Readonly<Record<string, unknown>>): object => ({
  tax: {
    order_total_amount: 100,
    shipping: 0,
    taxable_amount: 100,
    amount_to_collect: 10.35,
    rate: 0.1035,
    has_nexus: true,
    freight_taxable: true,
    tax_source: 'destination',
    jurisdictions: { country: 'US', state: 'WA', county: 'KING', city: 'SEATTLE' },
    ...tax,
  },
});

const refusal = { status: 400, error: 'Bad Request', detail: 'to_zip 10001 is not used within to_state WA' };

const makeWorld = () => {
  const answers = new Map<string, object>();
  let isBroken = false;
  nock(ORIGIN)
    .persist()
    .post('/v2/taxes')
    .reply(async (request: Request) => {
      if (isBroken) return [500, 'out of order'];
      const { to_street: street } = (await request.json()) as { readonly to_street: string };
      const found = answers.get(street);
      return found === undefined ? [400, refusal] : [200, found];
    });
  const set = ({ line1 }: TaxPlace, tax: Readonly<Record<string, unknown>>) => void answers.set(line1, answer(tax));
  return {
    provider,
    hasTax: (place: TaxPlace, { rate, taxesShipping }: { rate: number; taxesShipping: boolean }) =>
      set(place, { rate: rate / 100_000, freight_taxable: taxesShipping }),
    hasNoDuty: (place: TaxPlace) =>
      set(place, { rate: 0, has_nexus: false, taxable_amount: 0, amount_to_collect: 0, freight_taxable: false }),
    breaks: () => {
      isBroken = true;
    },
  };
};

taxProviderContract('TaxJar over nock', makeWorld);

test('[ORD-09] asks TaxJar with the key of the shop, for merchandise at the address, and nothing else', async () => {
  const asked: unknown[] = [];
  nock(ORIGIN, { reqheaders: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' } })
    .post('/v2/taxes', (body) => {
      asked.push(body);
      return true;
    })
    .reply(200, answer({}));
  await provider.taxAt(SEATTLE);
  expect(asked).toEqual([
    {
      to_country: 'US',
      to_zip: '98104',
      to_state: 'WA',
      to_city: 'Seattle',
      to_street: '920 5th Ave',
      amount: 100,
      shipping: 0,
      line_items: [{ id: '1', quantity: 1, unit_price: 100 }],
    },
  ]);
});

test('[ORD-09] keeps the decimals of a rate that is finer than a thousandth of a percent', async () => {
  nock(ORIGIN)
    .post('/v2/taxes')
    .reply(200, answer({ rate: 0.0789583 }));
  expect(await provider.taxAt(SEATTLE)).toMatchObject({ tax: { rate: 7_895.83 } });
});

test.each([
  [401, 'credentials'],
  [403, 'credentials'],
  [404, 'refused'],
  [406, 'refused'],
  [429, 'too-many-requests'],
  [500, 'server-error'],
  [503, 'server-error'],
] as const)('[ORD-09] status %i is %s', async (status, problem) => {
  nock(ORIGIN).post('/v2/taxes').reply(status, { status, error: 'an error', detail: 'a detail' });
  expect(await provider.taxAt(SEATTLE)).toEqual({ kind: 'unknown', problem });
});

test.each([
  ['no JSON', 'a page'],
  ['no tax', {}],
  ['a rate as text', answer({ rate: '0.1' })],
  ['a negative rate', answer({ rate: -0.01 })],
  ['a rate in percent', answer({ rate: 10.35 })],
  ['no word about shipping', answer({ freight_taxable: null })],
])('[ORD-09] an answer with %s is not taken for a tax', async (_what, body) => {
  nock(ORIGIN).post('/v2/taxes').reply(200, body);
  expect(await provider.taxAt(SEATTLE)).toEqual({ kind: 'unknown', problem: 'unreadable' });
});

test('[ORD-09] a broken connection and a redirect are no answer', async () => {
  nock(ORIGIN).post('/v2/taxes').replyWithError('the connection was reset');
  nock(ORIGIN).post('/v2/taxes').reply(302, '', { location: 'https://evil.example/' });
  for (let time = 0; time < 2; time += 1) {
    expect(await provider.taxAt(SEATTLE)).toEqual({ kind: 'unknown', problem: 'unreachable' });
  }
});
