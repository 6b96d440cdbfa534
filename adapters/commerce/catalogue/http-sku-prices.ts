import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { SkuPrices } from '../../../core/search/prices/sku-prices';
import type { AbortSignalLike } from '../../../core/shared/abort-signal';
import type { UpstreamFailure } from '../../../core/shared/upstream-failure';
import type { HttpClient } from '../../http/http-client';
import { signalOf } from '../../http/signal-of';
import { callCommerce } from '../call-commerce';
import { skuPricesWire } from './sku-prices-wire';

/** The number of ids that fit into one URL. */
const IDS_PER_CALL = 100;

type Entry = readonly [id: string, price: number];

/**
 * Today's prices, from a path of the shop's own site (SRC-09). Long lists are requested in parts; when one part fails,
 * all fail.
 */
export class HttpSkuPrices implements SkuPrices {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  readonly prices: SkuPrices['prices'] = (productIds, signal) =>
    pipe(
      inParts([...new Set(productIds)].filter((id) => id !== '')),
      TE.traverseArray((ids) => this.#part(ids, signal)),
      TE.map((parts) => new Map(parts.flat())),
    );

  #part(
    ids: ReadonlyArray<string>,
    signal: AbortSignalLike | undefined,
  ): TE.TaskEither<UpstreamFailure, ReadonlyArray<Entry>> {
    return pipe(
      callCommerce(
        this.#http,
        {
          kind: 'public',
          method: 'GET',
          path: 'api/solr-skus-price',
          query: { productIds: ids.join(',') },
          signal: signalOf(signal),
        },
        skuPricesWire,
      ),
      TE.map(({ items }) =>
        Object.entries(items).flatMap(([id, { price_USD }]) =>
          price_USD === undefined ? [] : [[id, price_USD] as const],
        ),
      ),
    );
  }
}

const inParts = (ids: ReadonlyArray<string>): ReadonlyArray<ReadonlyArray<string>> =>
  Array.from({ length: Math.ceil(ids.length / IDS_PER_CALL) }, (_, part) =>
    ids.slice(part * IDS_PER_CALL, (part + 1) * IDS_PER_CALL),
  );
