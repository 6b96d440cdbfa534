import type { Product } from '../../core/catalogue/product';
import type { ViewedProduct } from '../../core/catalogue/view-product';
import { OptionsDialog } from '../../ui/cart/options/options-dialog';
import { OptionsViewModel } from '../../ui/cart/options/options-view-model';
import type { WantedOptions } from '../../ui/cart/options/wanted-options';
import type { ModalBody } from '../../ui/overlay/modal-body';
import { documentInHtml } from '../../ui/page/document-in-html';
import type { ProductData } from '../../ui/pages/product/product-data';
import type { ScreenDependencies } from '../page/screen-dependencies';

/**
 * Reads variants and stock from the product's page, which is cached and often prefetched already, so that no service
 * needs another call for them. Rejects when the page cannot be loaded or is not that of a product.
 */
const loadProduct = async (url: Product['url']): Promise<ViewedProduct> => {
  const response = await fetch(url);
  const { page, data } = documentInHtml(await response.text());
  if (page !== 'product') throw new Error(`${url} is not the page of a product`);
  return data as ProductData;
};

/** The dialog of a tile with several variants (PRO-09). Rejects when they cannot be loaded. */
export const optionsModal = async (
  { cart, chrome }: Pick<ScreenDependencies, 'cart' | 'chrome'>,
  wanted: WantedOptions,
): Promise<ModalBody> => {
  const { tile } = wanted;
  if (tile === undefined) throw new Error('no product is chosen');
  const model = new OptionsViewModel(tile, await loadProduct(tile.url), {
    cart,
    toasts: chrome.toasts,
    close: wanted.close,
  });
  return { title: 'Choose your options', element: <OptionsDialog model={model} /> };
};
