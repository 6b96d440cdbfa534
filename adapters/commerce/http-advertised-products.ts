import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { AdvertisedProduct, AdvertisedProducts } from '../../core/ads/advertised-products';
import type { UpstreamFailure } from '../../core/shared/upstream-failure';
import type { HttpClient } from '../http/http-client';
import { advertisedWire } from './advertised-wire';
import { ask } from './ask';
import { toAdvertised } from './to-advertised';

/** As many as the service takes at once, and as fit into one address. */
const SKUS_PER_CALL = 50;

/** The catalogue views of the commerce service, many products at once. */
export class HttpAdvertisedProducts implements AdvertisedProducts {
  constructor(private readonly views: HttpClient) {}

  readonly bySku: AdvertisedProducts['bySku'] = (skus) =>
    pipe(
      inParts([...new Set(skus)].filter((sku) => sku !== '')),
      TE.traverseArray((part) => this.part(part)),
      TE.map((parts) => new Map(parts.flat())),
    );

  private part(
    skus: ReadonlyArray<string>,
  ): TE.TaskEither<UpstreamFailure, ReadonlyArray<readonly [string, AdvertisedProduct]>> {
    return pipe(
      ask(
        this.views,
        { method: 'GET', path: 'productview/byPartNumbers', query: { partNumber: skus } },
        advertisedWire,
      ),
      TE.map((view) => toAdvertised(view, skus)),
    );
  }
}

const inParts = (skus: ReadonlyArray<string>): ReadonlyArray<ReadonlyArray<string>> =>
  Array.from({ length: Math.ceil(skus.length / SKUS_PER_CALL) }, (_, part) =>
    skus.slice(part * SKUS_PER_CALL, (part + 1) * SKUS_PER_CALL),
  );
