import type { ProductData } from '../../ui/pages/product/product-data';
import { ProductPage } from '../../ui/pages/product/product-page';
import { ProductViewModel } from '../../ui/pages/product/product-view-model';
import { ChromeTokens } from '../tokens/chrome-tokens';
import type { Screen } from './screen';

export const productScreen: Screen<ProductData> = (supplies, data) => {
  const cart = supplies.get(ChromeTokens.cart);
  const modals = supplies.get(ChromeTokens.modals);
  return {
    element: (
      <ProductPage
        model={new ProductViewModel(data, cart)}
        cart={cart}
        onCheckWeight={(band) => modals.setType('PET_WEIGHT_ALERT', band)}
      />
    ),
  };
};
