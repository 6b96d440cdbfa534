import Fastify, { type FastifyInstance } from 'fastify';
import { registerDiscoverRoutes, type DiscoverDeps } from '../../../backend/discover/discover-routes';
import { registerAddressLimit } from '../../../backend/http/address-limit';
import { NOW, openGeneratedShop, type Shop } from '../search/support/shop';

export const API_KEY = 'key_test';

/** The service over a generated catalogue, with a test clock. */
export interface DiscoverService {
  readonly shop: Shop;
  readonly app: FastifyInstance;
  readonly passes: (ms: number) => void;
  readonly token: (more?: Readonly<Record<string, unknown>>) => Promise<Granted>;
  readonly query: (data: unknown, token?: string) => Promise<Responded>;
  readonly report: (data: unknown, token?: string) => Promise<Responded>;
  readonly close: () => Promise<void>;
}

export interface Granted {
  readonly accessToken: string;
  readonly accessTokenExpiry: number;
  readonly refreshToken: string;
  readonly refreshTokenExpiry: number;
}

export interface WireProduct {
  readonly sku: string;
  readonly name: string;
  readonly brands: string;
  readonly price: string;
  readonly final_price: string;
}

interface WireLink {
  readonly text: string;
  readonly url?: string;
}

/** The parts of a response that tests check. */
export interface WireResponse {
  readonly widget: Readonly<Record<string, string>>;
  readonly content: { readonly product: { readonly total_item: number; readonly value: readonly WireProduct[] } };
  readonly suggestion: Readonly<Record<string, readonly WireLink[]>>;
  readonly facet: Readonly<
    Record<string, { readonly value: readonly { readonly id: string; readonly count: number }[] }>
  >;
  readonly sort: { readonly choices: readonly unknown[] };
  readonly appearance: unknown;
  readonly url?: string;
  readonly batch: readonly WireResponse[];
  readonly errors?: readonly { readonly code: number; readonly message: string }[];
  readonly total_item: number;
  readonly total_page: number;
  readonly rid: string;
  readonly ts: number;
}

export interface Responded {
  readonly status: number;
  readonly body: WireResponse;
}

export const openDiscoverService = async (
  size = 600,
  facts: Pick<DiscoverDeps, 'eventsAMinute'> = {},
): Promise<DiscoverService> => {
  const shop = await openGeneratedShop(size);
  const searchIndex = shop.index();
  let now = NOW;
  const app = Fastify({ routerOptions: { maxParamLength: 4000 } });
  await registerAddressLimit(app);
  registerDiscoverRoutes(app, {
    catalogue: shop.catalogue,
    searchIndex,
    events: shop.events(),
    clock: () => now,
    apiKey: API_KEY,
    serverSecret: 'a secret of at least thirty-two characters',
    ...facts,
  });

  const token: DiscoverService['token'] = async (more = {}) => {
    const response = await app.inject({
      method: 'POST',
      url: '/discover/account/1/access-token',
      headers: { 'x-api-key': API_KEY },
      payload: { scope: ['search-rec', 'event'], ...more },
    });
    return response.json();
  };
  const post =
    (path: string): DiscoverService['query'] =>
    async (data, given) => {
      const authorization = `Bearer ${given ?? (await token()).accessToken}`;
      const response = await app.inject({
        method: 'POST',
        url: `/discover${path}`,
        headers: { authorization },
        payload: { data },
      });
      return { status: response.statusCode, body: response.json() };
    };

  return {
    shop,
    app,
    passes: (ms) => void (now += ms),
    token,
    query: post('/api/search-rec/3'),
    report: post('/api/event/1'),
    close: async () => {
      await app.close();
      await shop.close();
    },
  };
};
