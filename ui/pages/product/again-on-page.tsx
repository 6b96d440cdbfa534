import type { ReactElement } from 'react';
import { AgainBanner } from '../orders/again-banner';
import type { ProductData } from './product-data';

/** Says which of several products were added by the form of this page (PRO-11). */
export const AgainOnPage = ({ page: { product, together, again } }: { readonly page: ProductData }): ReactElement => (
  <AgainBanner
    result={again}
    nameOf={(sku) =>
      together.find((item) => item.sku === sku)?.name ??
      (product.variants.some(({ partNumber }) => partNumber === sku) ? product.name : undefined)
    }
  />
);
