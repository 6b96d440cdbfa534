import ConstructorIO from '@constructor-io/constructorio-client-javascript';
import { API_KEY } from './shop';

/** The search client as a shop configures it: only by options. */
export const makeClient = (serviceUrl: string, options: Readonly<Record<string, unknown>> = {}) =>
  new ConstructorIO({
    apiKey: API_KEY,
    serviceUrl,
    allowHttpServiceUrl: true,
    clientId: 'client-1',
    sessionId: 3,
    userId: '700002',
    sendTrackingEvents: true,
    trackingSendDelay: 0,
    ...options,
  });

export interface WireItem {
  readonly value: string;
  readonly strategy?: { readonly id: string };
  readonly data: {
    readonly id: string;
    readonly variation_id: string;
    readonly url: string;
    readonly brand: string;
    readonly brand_slug: string;
    readonly department: string;
    readonly taxonomy: string;
    readonly price: number;
    readonly min_price: number;
    readonly max_price: number;
    readonly list_price: number;
    readonly offer_price?: number;
    readonly has_range: boolean;
    readonly available: boolean;
  };
}

interface WireOption {
  readonly value: string;
  readonly status: string;
}

interface WireGroup {
  readonly display_name: string;
  readonly children: readonly WireGroup[];
}

/** The parts of a response that tests check. */
export interface WireResponse {
  readonly request: Readonly<Record<string, unknown>>;
  readonly sections: Readonly<Record<string, readonly WireItem[]>>;
  readonly response: {
    readonly results: readonly WireItem[];
    readonly facets: readonly { readonly name: string; readonly options: readonly WireOption[] }[];
    readonly groups: readonly WireGroup[];
    readonly sort_options: readonly { readonly sort_by: string; readonly status: string }[];
    readonly total_num_results: number;
    readonly pod: { readonly id: string };
  };
}

/** The client's result as plain data. */
export const plain = (response: unknown): WireResponse => JSON.parse(JSON.stringify(response)) as WireResponse;
