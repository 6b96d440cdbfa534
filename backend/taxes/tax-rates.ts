import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { StateTax } from './state-tax.ts';
import type { TaxPlace } from './tax-provider.ts';

/** What is known of the tax at a place. */
export interface PlaceTax {
  readonly tax: StateTax;
  /** Without it `tax` is an estimate, with which no order may be placed. */
  readonly isKnown: boolean;
  /** Without it `TaxRates.findOut` may know more. */
  readonly isFresh: boolean;
}

/** Where sales taxes come from: the embedded table of states, or a provider. [ORD-09] */
export interface TaxRates {
  /** Whether `findOut` asks a provider. */
  readonly asksProvider: boolean;
  /**
   * The taxes at places, in their order, also within a transaction: nobody is asked. A place that the shopper has not
   * chosen yet gets an estimate, which counts as known. Rejects only when the database fails.
   */
  taxesAt(database: Kysely<Database>, places: readonly (TaxPlace | undefined)[]): Promise<readonly PlaceTax[]>;
  /**
   * Asks for taxes that are not known or not fresh; never within a transaction. The questions of one shopper in a minute are
   * limited. Resolves with whether there are new answers. Rejects only when the database fails.
   */
  findOut(places: readonly TaxPlace[], shopperId: number): Promise<boolean>;
}

/** The estimate while the state is not known. */
const ESTIMATE = 7750;

/**
 * Base sales tax of each state in 2025, in thousandths of a percent. Rates of counties and cities are not included, except
 * for those that apply in a whole state (California, Utah, Virginia).
 */
const RATES_2025: Readonly<Record<string, number>> = {
  AK: 0,
  AL: 4000,
  AR: 6500,
  AZ: 5600,
  CA: 7250,
  CO: 2900,
  CT: 6350,
  DC: 6000,
  DE: 0,
  FL: 6000,
  GA: 4000,
  HI: 4000,
  IA: 6000,
  ID: 6000,
  IL: 6250,
  IN: 7000,
  KS: 6500,
  KY: 6000,
  LA: 5000,
  MA: 6250,
  MD: 6000,
  ME: 5500,
  MI: 6000,
  MN: 6875,
  MO: 4225,
  MS: 7000,
  MT: 0,
  NC: 4750,
  ND: 5000,
  NE: 5500,
  NH: 0,
  NJ: 6625,
  NM: 4875,
  NV: 6850,
  NY: 4000,
  OH: 5750,
  OK: 4500,
  OR: 0,
  PA: 6000,
  RI: 7000,
  SC: 6000,
  SD: 4200,
  TN: 7000,
  TX: 6250,
  UT: 6100,
  VA: 5300,
  VT: 6000,
  WA: 6500,
  WI: 5000,
  WV: 6000,
  WY: 4000,
};

const rates = new Map(Object.entries(RATES_2025));

/** The embedded table of states, which knows every tax and asks nobody. */
export const embeddedTaxRates: TaxRates & {
  /** The tax in a state of the United States; an estimate for an unknown state. */
  readonly taxIn: (state: string | undefined) => StateTax;
} = {
  taxIn: (state) => {
    const rate = rates.get(state ?? '');
    return rate === undefined ? { state: '', rate: ESTIMATE } : { state: state ?? '', rate };
  },
  asksProvider: false,
  taxesAt: async (_database, places) =>
    places.map((place) => ({ tax: embeddedTaxRates.taxIn(place?.state), isKnown: true, isFresh: true })),
  findOut: async () => false,
};
