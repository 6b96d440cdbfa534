import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { StoreStock } from '../../core/stores/store-stock';
import type { HttpClient } from '../http/http-client';
import { fields, listOf, optionalNumber, optionalText } from '../http/wire-codecs';
import { callCommerce } from './call-commerce';
import { encodePart } from '../../core/shared/encode-part';

const MAX_PART_NUMBERS = 100;

const stockWire = fields('stock', {
  InventoryAvailability: listOf(
    fields('availability', {
      partNumber: optionalText,
      inventoryStatus: optionalText,
      availableQuantity: optionalNumber,
    }),
  ),
});

/** The stock of a store, from the commerce service's stock call. */
export class HttpStoreStock implements StoreStock {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  readonly inStore: StoreStock['inStore'] = (storeId, partNumbers) => {
    const asked = [...new Set(partNumbers)].filter((number) => number !== '').slice(0, MAX_PART_NUMBERS);
    return asked.length === 0
      ? TE.right(new Map())
      : pipe(
          callCommerce(
            this.#http,
            {
              kind: 'public',
              method: 'GET',
              path: `inventoryavailability/byPartNumber/${asked.map(encodePart).join(',')}`,
              query: { physicalStoreId: storeId },
            },
            stockWire,
          ),
          TE.map(
            ({ InventoryAvailability }) =>
              new Map(
                InventoryAvailability.flatMap(({ partNumber, inventoryStatus, availableQuantity }) =>
                  partNumber === undefined || availableQuantity === undefined
                    ? []
                    : [
                        [
                          partNumber,
                          inventoryStatus === 'Unavailable' ? 0 : Math.max(0, Math.floor(availableQuantity)),
                        ],
                      ],
                ),
              ),
          ),
        );
  };
}
