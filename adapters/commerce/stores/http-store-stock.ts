import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { TypeOf } from 'io-ts';
import type { UpstreamFailure } from '../../../core/shared/upstream-failure';
import type { StoreStock } from '../../../core/stores/store-stock';
import type { HttpClient } from '../../http/http-client';
import { fields, listOf, optionalNumber, optionalText } from '../../http/wire-codecs';
import { callCommerce } from '../call-commerce';
import { encodePart } from '../../../core/shared/encode-part';

const MAX_PART_NUMBERS = 100;
const MAX_STORES = 20;

const availabilityWire = fields('availability', {
  partNumber: optionalText,
  physicalStoreId: optionalText,
  inventoryStatus: optionalText,
  availableQuantity: optionalNumber,
});

type Availability = TypeOf<typeof availabilityWire>;

const stockWire = fields('stock', { InventoryAvailability: listOf(availabilityWire) });

/** The stock of stores, from the commerce service's stock call. */
export class HttpStoreStock implements StoreStock {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  readonly inStore: StoreStock['inStore'] = (storeId, partNumbers) =>
    this.#read(distinct(partNumbers, MAX_PART_NUMBERS), [storeId], ({ partNumber }) => partNumber);

  readonly atStores: StoreStock['atStores'] = (partNumber, storeIds) =>
    this.#read(distinct([partNumber], 1), distinct(storeIds, MAX_STORES), ({ physicalStoreId }) => physicalStoreId);

  #read(
    partNumbers: ReadonlyArray<string>,
    storeIds: ReadonlyArray<string>,
    keyOf: (entry: Availability) => string | undefined,
  ): TE.TaskEither<UpstreamFailure, ReadonlyMap<string, number>> {
    if (partNumbers.length === 0 || storeIds.length === 0) return TE.right(new Map());
    return pipe(
      callCommerce(
        this.#http,
        {
          kind: 'public',
          method: 'GET',
          path: `inventoryavailability/byPartNumber/${partNumbers.map(encodePart).join(',')}`,
          query: { physicalStoreId: storeIds.join(',') },
        },
        stockWire,
      ),
      TE.map(
        ({ InventoryAvailability: entries }) =>
          new Map(
            entries.flatMap((entry) => {
              const key = keyOf(entry);
              const quantity = quantityOf(entry);
              return key === undefined || quantity === undefined ? [] : [[key, quantity]];
            }),
          ),
      ),
    );
  }
}

const distinct = (values: ReadonlyArray<string>, most: number): ReadonlyArray<string> =>
  [...new Set(values)].filter((value) => value !== '').slice(0, most);

const quantityOf = ({ inventoryStatus, availableQuantity }: Availability): number | undefined => {
  if (availableQuantity === undefined) return undefined;
  return inventoryStatus === 'Unavailable' ? 0 : Math.max(0, Math.floor(availableQuantity));
};
