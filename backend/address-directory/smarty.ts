import * as v from 'valibot';
import { requestJson, type JsonReading } from '../shared/provider-request.ts';
import { MAX_SUGGESTIONS, type PostalAddress } from './address-directory.ts';
import type { AddressAnswer, AddressProvider } from './address-provider.ts';

/** How Smarty is reached. */
export interface SmartyConnection {
  /** The shop's secret key: id and token. They must not be logged. */
  readonly authId: string;
  readonly authToken: string;
  /** Default 3 s. */
  readonly timeoutMs?: number;
}

/** Of US Autocomplete Pro. */
export const SUGGEST_ORIGIN = 'https://us-autocomplete-pro.api.smarty.com';
/** Of US Street Address. */
export const STREET_ORIGIN = 'https://us-street.api.smarty.com';

const TIMEOUT_MS = 3_000;
const MAX_TEXT = 100;
const UNREADABLE = { kind: 'unknown', problem: 'unreadable' } as const;

const line = v.pipe(v.string(), v.trim(), v.maxLength(MAX_TEXT));
const fullLine = v.pipe(line, v.minLength(1));
const stateCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));
const zip = v.pipe(v.string(), v.regex(/^\d{5}$/));

const suggestionsSchema = v.object({
  suggestions: v.nullable(
    v.array(
      v.object({
        street_line: fullLine,
        secondary: v.optional(line, ''),
        entries: v.optional(v.number(), 0),
        city: fullLine,
        state: stateCode,
        zipcode: zip,
      }),
    ),
  ),
});

const candidatesSchema = v.array(
  v.object({
    delivery_line_1: fullLine,
    components: v.object({
      secondary_designator: v.optional(line, ''),
      secondary_number: v.optional(line, ''),
      city_name: fullLine,
      state_abbreviation: stateCode,
      zipcode: zip,
    }),
  }),
);

type Candidate = v.InferOutput<typeof candidatesSchema>[number];

/** Smarty ends the street with the apartment, which the shop keeps on a line of its own. */
const toAddress = ({ delivery_line_1: street, components }: Candidate, typedLine2: string): PostalAddress => {
  const unit = `${components.secondary_designator} ${components.secondary_number}`.trim();
  const hasUnit = unit !== '' && street.endsWith(` ${unit}`);
  return {
    line1: hasUnit ? street.slice(0, -unit.length - 1) : street,
    line2: hasUnit ? unit : typedLine2,
    city: components.city_name,
    state: components.state_abbreviation,
    zipCode: components.zipcode,
  };
};

const suggestionsOf = (body: unknown): readonly PostalAddress[] | undefined => {
  const found = v.safeParse(suggestionsSchema, body);
  if (!found.success) return undefined;
  return (found.output.suggestions ?? []).slice(0, MAX_SUGGESTIONS).map((suggestion) => ({
    line1: suggestion.street_line,
    // With several units the entry is the building, and names none of them.
    line2: suggestion.entries > 1 ? '' : suggestion.secondary,
    city: suggestion.city,
    state: suggestion.state,
    zipCode: suggestion.zipcode,
  }));
};

/**
 * Smarty: suggestions of US Autocomplete Pro (`GET /lookup`), and the spelling of US Street Address
 * (`GET /street-address`) for an address that exists. Nothing but the address is sent. [CHK-03]
 */
export const makeSmarty = ({ authId, authToken, timeoutMs = TIMEOUT_MS }: SmartyConnection): AddressProvider => {
  const ask = (url: string, query: Readonly<Record<string, string>>): Promise<JsonReading> => {
    const parameters = new URLSearchParams({ 'auth-id': authId, 'auth-token': authToken, ...query });
    return requestJson(`${url}?${parameters}`, timeoutMs, { headers: { accept: 'application/json' } });
  };
  return {
    suggest: async (text, zipCode): Promise<AddressAnswer<readonly PostalAddress[]>> => {
      const reading = await ask(`${SUGGEST_ORIGIN}/lookup`, {
        search: text,
        max_results: String(MAX_SUGGESTIONS),
        // The backend's own address says nothing of where the visitor is.
        prefer_geolocation: 'none',
        ...(zipCode !== undefined && { prefer_zip_codes: zipCode }),
      });
      if (reading.kind === 'problem') return { kind: 'unknown', problem: reading.problem };
      const value = suggestionsOf(reading.body);
      return value === undefined ? UNREADABLE : { kind: 'answer', value };
    },
    standardise: async ({ line1, line2, city, state, zipCode }) => {
      const query = { street: line1, secondary: line2, city, state, zipcode: zipCode, candidates: '1' };
      const reading = await ask(`${STREET_ORIGIN}/street-address`, query);
      if (reading.kind === 'problem') return { kind: 'unknown', problem: reading.problem };
      const found = v.safeParse(candidatesSchema, reading.body);
      if (!found.success) return UNREADABLE;
      const [candidate] = found.output;
      return { kind: 'answer', value: candidate && toAddress(candidate, line2) };
    },
  };
};
