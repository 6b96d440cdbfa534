import nock from 'nock';
import { makeDiscoverClient, type DiscoverClient } from '../../../adapters/discover/discover-client';
import { publicContext, type DiscoverContext } from '../../../adapters/discover/discover-context';
import { makeHttpClient, type HttpClientOptions } from '../../../adapters/http/http-client';
import type { ProductTile } from '../../../core/catalogue/tile';
import type { WithAccessToken } from '../../../core/search/access/with-access-token';
import type { FailingWorld } from '../../contracts/upstream-failures.contract';

const ORIGIN = 'http://discover.test';
const PATH = '/api/search-rec/3';

/** A request as the service receives it. */
export interface Asked {
  readonly widget: { readonly rfkid: string };
  readonly context: DiscoverContext & { readonly page: { readonly sku?: ReadonlyArray<string> } };
  readonly query?: { readonly keyphrase: { readonly value: ReadonlyArray<string> } };
  readonly n_item: number;
  readonly page_number?: number;
  readonly filter?: Readonly<
    Record<string, { readonly value: ReadonlyArray<string | { readonly min?: number; readonly max?: number }> }>
  >;
  readonly sort?: { readonly value: ReadonlyArray<{ readonly name: string; readonly order: string }> };
}

export type Answer = readonly [status: number, body: unknown];

/** Makes the service respond to every request by this rule from now on. Returns the requests as they arrive. */
export const serve = (response: (requested: Asked) => Answer | Promise<Answer>): ReadonlyArray<Asked> => {
  const all: Asked[] = [];
  nock.cleanAll();
  nock(ORIGIN)
    .persist()
    .post(PATH)
    .matchHeader('authorization', 'Bearer a.b')
    .reply(async (request: Request) => {
      const { data } = (await request.json()) as { data: Asked };
      all.push(data);
      const [status, body] = await response(data);
      return [status, JSON.stringify(body), { 'content-type': 'application/json' }];
    });
  return all;
};

const withToken: WithAccessToken = (call) => call('a.b');

/** The adapters' client of the service above, with a valid token. */
export const send = (context = publicContext, facts: Pick<HttpClientOptions, 'retry'> = {}): DiscoverClient =>
  makeDiscoverClient({
    http: makeHttpClient({ service: 'search', baseUrl: ORIGIN, timeoutMs: 10_000, ...facts }),
    withAccessToken: withToken,
    context,
  });

/** A failing service: it does not respond, refuses everything, or returns a list instead of an object. */
export const failingService = (calls: FailingWorld['calls']): FailingWorld => ({
  calls,
  goesDown: () => {
    nock.cleanAll();
    nock(ORIGIN).persist().post(PATH).replyWithError('socket hang up');
  },
  refuses: (status) => void serve(() => [status, { errors: [{ code: 101, message: 'No.' }] }]),
  talksNonsense: () => void serve(() => [200, []]),
});

const dollars = (amount: number | undefined): string | undefined => amount?.toFixed(2);
const yesOrNo = (flag: boolean): string => (flag ? 'Yes' : 'No');

/** A product in the service's format. */
export const productOnTheWire = (tile: ProductTile): Readonly<Record<string, unknown>> => ({
  sku: tile.uniqueId,
  name: tile.name,
  url: tile.url,
  image_url: tile.image,
  price: dollars(tile.prices.normalPrice),
  final_price: dollars(tile.prices.price),
  price_USD: dollars(tile.prices.price),
  rd_price_USD: dollars(tile.repeatPrice),
  prod_partnumber: tile.partNumber,
  sku_partnumber: tile.sku,
  brands: tile.brand,
  review_rating: tile.rating,
  review_count: tile.reviewCount,
  ptc_omni_in_store_only_flag: yesOrNo(tile.inStoreOnly),
  ptc_omni_repeat_delivery_fl: yesOrNo(tile.repeatDelivery),
  ptc_omni_taxonomy: tile.department,
  swatch: { size: tile.sizes, flavor: tile.flavors, available: yesOrNo(tile.availableOnline) },
});

/** Products as part of a response. */
export const contentOf = (
  products: ReadonlyArray<ProductTile>,
  total = products.length,
): Readonly<Record<string, unknown>> => ({
  content: { product: { total_item: total, n_item: products.length, value: products.map(productOnTheWire) } },
  total_item: total,
  n_item: products.length,
});
