import type { Kysely } from 'kysely';
import { migrate } from '../../../backend/database/migrate.ts';
import { openDatabase } from '../../../backend/database/open-database.ts';
import type { Database } from '../../../backend/database/schema.ts';
import { makeUnitOfWork } from '../../../backend/database/unit-of-work.ts';
import { makeProvidedTaxRates } from '../../../backend/taxes/provided-tax-rates.ts';
import type { TaxAnswer, TaxPlace } from '../../../backend/taxes/tax-provider.ts';

const PAT = 700_001;
const ROBIN = 700_002;
const TAX: TaxAnswer = { kind: 'tax', tax: { state: 'CA', rate: 8000, taxesShipping: false } };

let database: Kysely<Database>;
beforeEach(async () => {
  database = openDatabase(':memory:');
  await migrate(database);
});
afterEach(() => database.destroy());

const placeAt = (number: number): TaxPlace => ({
  line1: `${number} Bark St`,
  city: 'San Diego',
  state: 'CA',
  zipCode: '92121',
});

/** Tax rates of a provider that answers by the street. */
const world = (answerAt: (line1: string) => TaxAnswer = () => TAX) => {
  const asked: string[] = [];
  let now = Date.parse('2026-11-23T18:00:00.000Z');
  const rates = makeProvidedTaxRates({
    unitOfWork: makeUnitOfWork(database),
    provider: {
      taxAt: async ({ line1 }) => {
        asked.push(line1);
        return answerAt(line1);
      },
    },
    fallsBack: false,
    clock: () => now,
    log: { warn: () => undefined, error: () => undefined },
  });
  return {
    rates,
    asked,
    advance: (ms: number) => void (now += ms),
    knows: async (number: number) => (await rates.taxesAt(database, [placeAt(number)]))[0]?.isKnown,
  };
};

test('[ORD-09] a shopper who types many addresses uses up the own questions of the minute, not those of others', async () => {
  const { rates, asked, advance, knows } = world();
  for (let number = 0; number < 30; number += 1) await rates.findOut([placeAt(number)], PAT);
  expect(asked).toHaveLength(12);
  expect([await knows(11), await knows(12)]).toEqual([true, false]);
  expect(await rates.findOut([placeAt(100)], ROBIN)).toBe(true);
  expect(await rates.findOut([placeAt(12)], PAT)).toBe(false);
  advance(60_000);
  expect(await rates.findOut([placeAt(12)], PAT)).toBe(true);
});

test('[ORD-09] many shoppers together ask no more than 300 questions in a minute', async () => {
  const { rates, asked, advance } = world();
  for (let number = 0; number < 310; number += 1) await rates.findOut([placeAt(number)], PAT + number);
  expect(asked).toHaveLength(300);
  advance(60_000);
  expect(await rates.findOut([placeAt(305)], ROBIN)).toBe(true);
});

test.each(['unreadable', 'refused'] as const)(
  '[ORD-09] an answer that is %s pauses the questions about its place alone',
  async (problem) => {
    const { rates, asked, advance } = world((line1) => (line1 === '1 Bark St' ? { kind: 'unknown', problem } : TAX));
    expect(await rates.findOut([placeAt(1)], PAT)).toBe(false);
    expect(await rates.findOut([placeAt(1)], PAT)).toBe(false);
    expect(await rates.findOut([placeAt(2)], PAT)).toBe(true);
    expect(asked).toEqual(['1 Bark St', '2 Bark St']);
    advance(31_000);
    await rates.findOut([placeAt(1)], PAT);
    expect(asked).toHaveLength(3);
  },
);

test.each(['too-many-requests', 'time-out', 'server-error', 'unreachable', 'credentials'] as const)(
  '[ORD-09] the problem %s pauses the questions about every place',
  async (problem) => {
    const { rates, asked } = world(() => ({ kind: 'unknown', problem }));
    await rates.findOut([placeAt(1)], PAT);
    await rates.findOut([placeAt(2)], ROBIN);
    expect(asked).toEqual(['1 Bark St']);
  },
);
