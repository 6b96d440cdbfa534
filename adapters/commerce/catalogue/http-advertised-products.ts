import { separate } from 'fp-ts/Array';
import * as E from 'fp-ts/Either';
import { readProducts, type AdvertisedProducts, type ReadProducts } from '../../../core/ads/server/advertised-products';
import type { Unintelligible } from '../../../core/shared/upstream-failure';
import { decode } from '../../http/decode';
import type { HttpClient } from '../../http/http-client';
import { advertisedProductWire, advertisedWire } from './advertised-wire';
import { callCommerce, COMMERCE } from '../call-commerce';
import { toAdvertised } from './to-advertised';

/** The limit of the service for one request, which also fits into one URL. */
const SKUS_PER_CALL = 50;
/** The maximum length of a part number in the log. */
const MAX_PART_NUMBER_LENGTH = 40;

/** Reads many products at once from the catalogue views of the commerce service. */
export class HttpAdvertisedProducts implements AdvertisedProducts {
  readonly #views: HttpClient;

  constructor(views: HttpClient) {
    this.#views = views;
  }

  readonly bySku: AdvertisedProducts['bySku'] = (skus) => async () => {
    const asked = inParts([...new Set(skus)].filter((sku) => sku !== ''));
    const parts = await Promise.all(asked.map((part) => this.#part(part)));
    return readProducts({
      found: new Map(parts.flatMap(({ found }) => [...found])),
      unread: parts.find(({ unread }) => unread !== undefined)?.unread,
    });
  };

  async #part(skus: ReadonlyArray<string>): Promise<ReadProducts> {
    const request = {
      kind: 'optional',
      method: 'GET',
      path: 'productview/byPartNumbers',
      query: { partNumber: skus },
    } as const;
    const view = await callCommerce(this.#views, request, advertisedWire)();
    if (E.isLeft(view)) return { found: new Map(), unread: view.left };
    const read = (view.right?.catalogEntryView ?? []).map(decodeProduct);
    const { left, right } = separate(read);
    return { found: new Map(toAdvertised(right, skus)), unread: left[0] };
  }
}

const decodeProduct = (entry: unknown): ReturnType<typeof decodeEntry> =>
  E.mapLeft(({ problems, ...failure }: Unintelligible) => ({
    ...failure,
    problems: problems.map((problem) => `${partNumberOf(entry)}: ${problem}`),
  }))(decodeEntry(entry));

const decodeEntry = decode(COMMERCE, advertisedProductWire);

/** Returns the part number of an entry that cannot be decoded, for the error message. */
const partNumberOf = (entry: unknown): string => {
  const partNumber =
    typeof entry === 'object' && entry !== null && 'partNumber' in entry ? entry.partNumber : undefined;
  return typeof partNumber === 'string' ? partNumber.slice(0, MAX_PART_NUMBER_LENGTH) : 'a product without part number';
};

const inParts = (skus: ReadonlyArray<string>): ReadonlyArray<ReadonlyArray<string>> =>
  Array.from({ length: Math.ceil(skus.length / SKUS_PER_CALL) }, (_, part) =>
    skus.slice(part * SKUS_PER_CALL, (part + 1) * SKUS_PER_CALL),
  );
