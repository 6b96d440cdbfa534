import type { ProductData } from '../../../ui/pages/product/product-data';
import { ProductPage } from '../../../ui/pages/product/product-page';
import { ProductViewModel } from '../../../ui/pages/product/product-view-model';
import type { Screen } from '../../page/screen';

export const productScreen: Screen<ProductData> = ({ behaviour, cart, chrome, modals, myStore }, data) => {
  const ways = { myStore, show: modals.setType };
  const model = new ProductViewModel(data, cart, behaviour, chrome.can('pickup') ? ways : undefined);
  return {
    element: (
      <ProductPage
        model={model}
        cart={cart}
        behaviour={behaviour}
        myStore={myStore}
        onChangeStore={() => modals.setType('CHANGE_STORE')}
        onCheckWeight={(band) => modals.setType('PET_WEIGHT_ALERT', band)}
      />
    ),
    start: model.start,
  };
};
