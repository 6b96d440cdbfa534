import type { ProductData } from '../../ui/pages/product/product-data';
import { ProductPage } from '../../ui/pages/product/product-page';
import { ProductViewModel } from '../../ui/pages/product/product-view-model';
import { AnalyticsTokens } from '../tokens/analytics-tokens';
import { ChromeTokens } from '../tokens/chrome-tokens';
import type { Screen } from './screen';

export const productScreen: Screen<ProductData> = (supplies, data) => {
  const cart = supplies.get(ChromeTokens.cart);
  const modals = supplies.get(ChromeTokens.modals);
  const behaviour = supplies.get(AnalyticsTokens.behaviour);
  const model = new ProductViewModel(data, cart, behaviour);
  return {
    element: (
      <ProductPage
        model={model}
        cart={cart}
        behaviour={behaviour}
        myStore={supplies.get(ChromeTokens.myStore)}
        onChangeStore={() => modals.setType('CHANGE_STORE')}
        onCheckWeight={(band) => modals.setType('PET_WEIGHT_ALERT', band)}
      />
    ),
    start: model.start,
  };
};
