import { separate } from 'fp-ts/Array';
import * as E from 'fp-ts/Either';
import { readProducts, type AdvertisedProducts, type ReadProducts } from '../../core/ads/advertised-products';
import { decode } from '../http/decode';
import type { HttpClient } from '../http/http-client';
import { advertisedProductWire, advertisedWire } from './advertised-wire';
import { ask, COMMERCE } from './ask';
import { toAdvertised } from './to-advertised';

/** As many as the service takes at once, and as fit into one address. */
const SKUS_PER_CALL = 50;

/** The catalogue views of the commerce service, many products at once. */
export class HttpAdvertisedProducts implements AdvertisedProducts {
  constructor(private readonly views: HttpClient) {}

  readonly bySku: AdvertisedProducts['bySku'] = (skus) => async () => {
    const asked = inParts([...new Set(skus)].filter((sku) => sku !== ''));
    const parts = await Promise.all(asked.map((part) => this.part(part)));
    return readProducts({
      found: new Map(parts.flatMap(({ found }) => [...found])),
      unread: parts.find(({ unread }) => unread !== undefined)?.unread,
    });
  };

  private async part(skus: ReadonlyArray<string>): Promise<ReadProducts> {
    const request = { method: 'GET', path: 'productview/byPartNumbers', query: { partNumber: skus } } as const;
    const view = await ask(this.views, request, advertisedWire)();
    if (E.isLeft(view)) return { found: new Map(), unread: view.left };
    const read = (view.right?.catalogEntryView ?? []).map(decode(COMMERCE, advertisedProductWire));
    const { left, right } = separate(read);
    return { found: new Map(toAdvertised(right, skus)), unread: left[0] };
  }
}

const inParts = (skus: ReadonlyArray<string>): ReadonlyArray<ReadonlyArray<string>> =>
  Array.from({ length: Math.ceil(skus.length / SKUS_PER_CALL) }, (_, part) =>
    skus.slice(part * SKUS_PER_CALL, (part + 1) * SKUS_PER_CALL),
  );
