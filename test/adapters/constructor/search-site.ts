import nock from 'nock';
import { makeConstructorClient, type LoadConstructorClient } from '../../../adapters/constructor/constructor-client';
import type { ProductTile } from '../../../core/catalogue/tile';
import type { Facet, Listing } from '../../../core/search/listing/listing';
import type { FailingWorld } from '../../contracts/upstream-failures.contract';
import { FakeLogger } from '../../fakes/fake-logger';

const ORIGIN = 'http://search.test';

/** A request as the search service receives it: parameters in order, without those of every request. */
export interface Seen {
  readonly path: string;
  readonly parameters: ReadonlyArray<readonly [name: string, value: string]>;
  readonly common: Readonly<Record<string, string>>;
}

export type Answer = readonly [status: number, body: unknown, type?: string];

const COMMON = new Set(['c', 'key', 'i', 's', 'ui', '_dt']);

/** Makes the service respond to every request by this rule from now on. Returns the requests as they arrive. */
export const serve = (response: (seen: Seen) => Answer | Promise<Answer>): ReadonlyArray<Seen> => {
  const all: Seen[] = [];
  nock.cleanAll();
  nock(ORIGIN)
    .persist()
    .get(/.*/)
    .reply(async (request: Request) => {
      const { pathname, searchParams } = new URL(request.url);
      const entries = [...searchParams];
      const seen: Seen = {
        path: pathname,
        parameters: entries.filter(([name]) => !COMMON.has(name)),
        common: Object.fromEntries(entries.filter(([name]) => COMMON.has(name))),
      };
      all.push(seen);
      const [status, body, type = 'application/json'] = await response(seen);
      return [status, typeof body === 'string' ? body : JSON.stringify(body), { 'content-type': type }];
    });
  return all;
};

/** The real client library against the service above. */
export const client = (facts: Partial<Parameters<typeof makeConstructorClient>[0]> = {}): LoadConstructorClient =>
  makeConstructorClient({
    serviceUrl: ORIGIN,
    apiKey: 'key_test',
    timeoutMs: 10_000,
    logger: new FakeLogger(),
    ...facts,
  });

/** A failing service: it does not respond, refuses everything, or returns a list instead of an object. */
export const failingService = (calls: FailingWorld['calls']): FailingWorld => ({
  calls,
  goesDown: () => {
    nock.cleanAll();
    nock(ORIGIN).persist().get(/.*/).replyWithError('socket hang up');
  },
  refuses: (status) => void serve(() => [status, { message: 'No.' }]),
  talksNonsense: () => void serve(() => [200, []]),
});

/** A result in the service's format. */
export const itemOnTheWire = (tile: ProductTile): unknown => ({
  value: tile.name,
  matched_terms: [],
  labels: {},
  is_slotted: false,
  data: {
    id: tile.uniqueId,
    prod_partnumber: tile.partNumber,
    sku: tile.sku,
    brand: tile.brand,
    url: tile.url,
    image_url: tile.image,
    prices: tile.prices,
    price: tile.prices.price,
    rating: tile.rating,
    review_count: tile.reviewCount,
    department: tile.department,
    group_ids: tile.categoryId === undefined ? [] : [tile.categoryId],
    sizes: tile.sizes,
    flavors: tile.flavors,
    availableOnline: tile.availableOnline,
    showBuyOnlineAndPickInStore: tile.showBuyOnlineAndPickInStore,
    inStoreOnly: tile.inStoreOnly,
    liveAnimal: tile.liveAnimal,
    repeatDelivery: tile.repeatDelivery,
    rd_price_USD: tile.repeatPrice,
  },
});

const facetOnTheWire = (facet: Facet): unknown => {
  const common = { name: facet.name, display_name: facet.label, data: {}, hidden: false };
  return facet.kind === 'range'
    ? {
        ...common,
        type: 'range',
        min: facet.min,
        max: facet.max,
        status:
          facet.selected === undefined ? {} : { min: facet.selected.min ?? '-inf', max: facet.selected.max ?? 'inf' },
      }
    : {
        ...common,
        type: 'multiple',
        options: facet.options.map(({ value, label, count, isSelected }) => ({
          value,
          display_name: label,
          count,
          status: isSelected ? 'selected' : '',
          data: {},
        })),
      };
};

/** A response to a search or to browsing in the service's format. */
export const listingOnTheWire = ({ products, total, facets, categories, resultId }: Listing): unknown => ({
  response: {
    results: products.map(itemOnTheWire),
    facets: facets.map(facetOnTheWire),
    groups: categories.map(({ id, name, count }) => ({
      group_id: id,
      display_name: name,
      count,
      data: {},
      children: [],
      parents: [],
    })),
    sort_options: [],
    refined_content: [],
    total_num_results: total,
  },
  request: { page: 1 },
  result_id: resultId,
});
