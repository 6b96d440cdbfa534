import type { ProductTile } from '../../core/catalogue/tile';
import { categoryPath, HOME_PATH } from '../../core/paths/paths';
import type { ListingData } from '../../ui/pages/listing/listing-data';
import type { ProductData } from '../../ui/pages/product/product-data';
import { eventually } from '../support/eventually';
import { HttpShopper, pageDataOf } from '../support/http-shopper';

const LISTINGS = [
  categoryPath('dog/dog-food'),
  `${HOME_PATH}/search?query=cat+tree`,
  `${HOME_PATH}/search?query=carrier`,
  `${HOME_PATH}/search?query=bowl`,
];

const PAGE_WITHIN_MS = 30_000;

/** Reads the pages of listed products until one fits. Rejects when none does. */
export const findProductPage = async (
  fits: (data: ProductData) => boolean,
  listings: ReadonlyArray<string> = LISTINGS,
): Promise<ProductData> => {
  const shopper = new HttpShopper();
  const read = async <Data>(path: string): Promise<Data> =>
    eventually(async () => pageDataOf((await shopper.get(path)).text).data as Data, PAGE_WITHIN_MS);
  for (const path of listings) {
    const tiles: ReadonlyArray<ProductTile> = (await read<ListingData>(path)).listing.products;
    for (const { url } of tiles) {
      const data = await read<ProductData>(url);
      if (fits(data)) return data;
    }
  }
  throw new Error('no listed product fits');
};
