import * as v from 'valibot';
import { requestJson } from '../shared/provider-request.ts';
import { WHOLE_TAX, type StateTax } from './state-tax.ts';
import type { TaxAnswer, TaxPlace, TaxProvider } from './tax-provider.ts';

/** How TaxJar is reached. */
export interface TaxJarConnection {
  /** It must not be logged. */
  readonly apiKey: string;
  /** Without a path. */
  readonly origin: string;
  /** Default 3 s. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 3_000;
/** No place of the United States has a higher sales tax; a higher answer is a mistake. */
const HIGHEST_RATE = 0.25;
/** The merchandise that is asked about, in dollars. Only the rate is used. */
const AMOUNT = 100;

const answerSchema = v.object({
  tax: v.object({
    rate: v.pipe(v.number(), v.minValue(0), v.maxValue(HIGHEST_RATE)),
    taxable_amount: v.pipe(v.number(), v.minValue(0)),
    has_nexus: v.boolean(),
    freight_taxable: v.boolean(),
  }),
});

const questionOf = ({ line1, city, state, zipCode }: TaxPlace): Readonly<Record<string, unknown>> => ({
  to_country: 'US',
  to_zip: zipCode,
  to_state: state,
  to_city: city,
  to_street: line1,
  amount: AMOUNT,
  shipping: 0,
  line_items: [{ id: '1', quantity: 1, unit_price: AMOUNT }],
});

/** Thousandths of a percent, with three decimals: TaxJar's rates have up to six. */
const rateOf = (rate: number): number => Math.round(rate * WHOLE_TAX * 1000) / 1000;

const readAnswer = (body: unknown, { state }: TaxPlace): TaxAnswer => {
  const reading = v.safeParse(answerSchema, body);
  if (!reading.success) return { kind: 'unknown', problem: 'unreadable' };
  const { rate, taxable_amount: taxable, has_nexus: hasDuty, freight_taxable: taxesShipping } = reading.output.tax;
  const tax: StateTax =
    hasDuty && taxable > 0 ? { state, rate: rateOf(rate), taxesShipping } : { state, rate: 0, taxesShipping: false };
  return { kind: 'tax', tax };
};

/**
 * TaxJar: its calculation of an order (`POST /v2/taxes`) for merchandise of $100 gives the rate of the place. The account
 * at TaxJar says where the shop has a duty to collect taxes. No personal data but the address is sent. [ORD-09]
 */
export const makeTaxJar = ({ apiKey, origin, timeoutMs = TIMEOUT_MS }: TaxJarConnection): TaxProvider => ({
  taxAt: async (place) => {
    const reading = await requestJson(`${origin}/v2/taxes`, timeoutMs, {
      method: 'POST',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(questionOf(place)),
    });
    return reading.kind === 'json' ? readAnswer(reading.body, place) : { kind: 'unknown', problem: reading.problem };
  },
});
