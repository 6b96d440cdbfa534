import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/schema.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { makeAllowance } from '../limits/allowance.ts';
import type { TaxPlace, TaxProblem, TaxProvider } from './tax-provider.ts';
import { embeddedTaxRates, type PlaceTax, type TaxRates } from './tax-rates.ts';

export interface ProvidedTaxRatesDeps {
  readonly unitOfWork: UnitOfWork;
  readonly provider: TaxProvider;
  /** Whether the embedded rates take the place of an answer that does not come. */
  readonly fallsBack: boolean;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

const DAY_MS = 24 * 60 * 60_000;
/** The provider is asked again after this time; meanwhile its last answer counts. */
const FRESH_MS = DAY_MS;
/** How long the last answer counts when the provider does not answer any more. Older ones are removed. */
export const TAX_LIFETIME_MS = 7 * DAY_MS;
/** How long a provider that failed, or a place that it does not know, is not asked again. */
const PAUSE_MS = 30_000;
const PLACES_PAUSED = 1_000;
const EVERYWHERE = 'everywhere';
/** Problems of one place. Any other is the provider's, which is then not asked about any place. */
const OF_THE_PLACE: ReadonlySet<TaxProblem> = new Set<TaxProblem>(['refused', 'unreadable']);

const MINUTE_MS = 60_000;
/** New places that the provider is asked about in a minute, so that nobody uses up what it allows the shop. */
const QUESTIONS = { ofShopper: 12, ofProcess: 300 };
const ALL_SHOPPERS = 'all';

/** A place is stored as a hash, so that the table has no addresses. */
const keyOf = ({ line1, city, state, zipCode }: TaxPlace): string =>
  createHash('sha256')
    .update(JSON.stringify([line1, city, state, zipCode].map((part) => part.trim().toUpperCase())))
    .digest('base64url');

/** What has been stored for some places, by their keys. */
const readStored = async (database: Kysely<Database>, keys: readonly string[], after: number) => {
  if (keys.length === 0) return new Map<string, never>();
  const rows = await database
    .selectFrom('place_tax')
    .selectAll()
    .where('place_key', 'in', keys)
    .where('read_at', '>', after)
    .execute();
  return new Map(rows.map((row) => [row.place_key, row]));
};

/**
 * Asks once for a place, however many requests need it now, and stores the answer. Returns whether there is one; there is
 * none for a shopper who asked about too many places in this minute.
 */
const makeAskOnce = ({
  unitOfWork,
  provider,
  clock,
  log,
}: ProvidedTaxRatesDeps): ((place: TaxPlace, shopperId: number) => Promise<boolean>) => {
  const ofShopper = makeAllowance({ most: QUESTIONS.ofShopper, windowMs: MINUTE_MS, clock });
  const ofProcess = makeAllowance({ most: QUESTIONS.ofProcess, windowMs: MINUTE_MS, clock });
  const mayAsk = (shopperId: number): boolean => ofShopper.take(String(shopperId)) && ofProcess.take(ALL_SHOPPERS);
  const pausedUntil = new LRUCache<string, number>({ max: PLACES_PAUSED });
  const underWay = new Map<string, Promise<boolean>>();

  const isPaused = (key: string): boolean => (pausedUntil.get(key) ?? 0) > clock();

  const ask = async (key: string, place: TaxPlace): Promise<boolean> => {
    const answer = await provider.taxAt(place);
    if (answer.kind === 'unknown') {
      const { problem } = answer;
      pausedUntil.set(OF_THE_PLACE.has(problem) ? key : EVERYWHERE, clock() + PAUSE_MS);
      if (problem === 'credentials') log.error('the tax provider does not accept the key of the shop');
      else log.warn({ problem, state: place.state }, 'the tax provider did not say the tax of a place');
      return false;
    }
    const { state, rate, taxesShipping = false } = answer.tax;
    const row = { place_key: key, state, rate, taxes_shipping: taxesShipping ? 1 : 0, read_at: clock() };
    await unitOfWork.run((trx) =>
      trx
        .insertInto('place_tax')
        .values(row)
        .onConflict((conflict) => conflict.column('place_key').doUpdateSet(row))
        .execute(),
    );
    return true;
  };

  return (place, shopperId) => {
    const key = keyOf(place);
    if (isPaused(key) || isPaused(EVERYWHERE)) return Promise.resolve(false);
    const known = underWay.get(key);
    if (known !== undefined) return known;
    if (!mayAsk(shopperId)) return Promise.resolve(false);
    const asking = ask(key, place).finally(() => underWay.delete(key));
    underWay.set(key, asking);
    return asking;
  };
};

/**
 * Taxes of a provider. Its answers are stored, so that a cart is priced without asking, and in all processes alike. A tax
 * that the provider did not say is not known, and no order is placed with it, unless `fallsBack`. [ORD-09]
 */
export const makeProvidedTaxRates = (deps: ProvidedTaxRatesDeps): TaxRates => {
  const { fallsBack, clock } = deps;
  const askOnce = makeAskOnce(deps);
  return {
    asksProvider: true,
    taxesAt: async (database, places) => {
      const keys = places.map((place) => place && keyOf(place));
      const now = clock();
      const named = [...new Set(keys.filter((key) => key !== undefined))];
      const stored = await readStored(database, named, now - TAX_LIFETIME_MS);
      return places.map((place, index): PlaceTax => {
        const row = stored.get(keys[index] ?? '');
        if (row !== undefined) {
          const tax = { state: row.state, rate: row.rate, taxesShipping: row.taxes_shipping === 1 };
          return { tax, isKnown: true, isFresh: row.read_at > now - FRESH_MS };
        }
        const tax = embeddedTaxRates.taxIn(place?.state);
        return { tax, isKnown: place === undefined || fallsBack, isFresh: place === undefined };
      });
    },
    findOut: async (places, shopperId) => {
      const found = await Promise.all(places.map((place) => askOnce(place, shopperId)));
      return found.some((isFound) => isFound);
    },
  };
};
