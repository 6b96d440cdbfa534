import { reaction } from 'mobx';
import { StorageRecentlyViewed } from '../../../adapters/session/storage-recently-viewed';
import { SHIPPING } from '../../../core/cart/fulfilment/fulfilment';
import type { Disposer } from '../../../core/shared/disposer';
import type { ProductData } from '../../../ui/pages/product/product-data';
import { ProductPage } from '../../../ui/pages/product/product-page';
import { ProductViewModel, type ProductWays } from '../../../ui/pages/product/product-view-model';
import { RecentlyViewedViewModel } from '../../../ui/recommendations/recently-viewed-view-model';
import { variantName } from '../../../ui/stock-notices/wanted-notice';
import type { Screen } from '../../page/screen';
import type { ScreenDependencies } from '../../page/screen-dependencies';
import { lateParts } from './late-parts';

/** Loads the code of same-day delivery once the shopper's place is known. The page says so when it cannot be loaded. */
const watchSameDay =
  ({ cartWays, chrome, myStore }: Pick<ScreenDependencies, 'cartWays' | 'chrome' | 'myStore'>) =>
  (model: ProductViewModel) => {
    const load = async (): Promise<void> => {
      const loaded = await import('../../../ui/pages/product/watch-same-day');
      disposers.push(loaded.watchSameDay(model, { ways: cartWays, myStore }));
    };
    const disposers: Disposer[] = [
      reaction(
        () => chrome.can('same-day') && (myStore.store ?? myStore.zipCode) !== undefined,
        (isPlaceKnown, _before, place) => {
          if (!isPlaceKnown) return;
          place.dispose();
          load().catch(() => model.failSameDay());
        },
        { fireImmediately: true },
      ),
    ];
    return () => disposers.forEach((dispose) => dispose());
  };

export const productScreen: Screen<ProductData> = (dependencies, data) => {
  const { behaviour, cart, chrome, history, localStorage, modals, myStore, shared } = dependencies;
  const ways: ProductWays = { myStore, show: modals.setType, watchSameDay: watchSameDay(dependencies) };
  const model = new ProductViewModel(data, { cart, behaviour, history }, chrome.can('pickup') ? ways : undefined);
  const recent = new RecentlyViewedViewModel(new StorageRecentlyViewed(localStorage));
  return {
    element: (
      <ProductPage
        model={model}
        {...lateParts(model, recent, chrome.user.petKinds)}
        cart={cart}
        behaviour={behaviour}
        myStore={myStore}
        onChangeStore={() => modals.setType('CHANGE_STORE', model.selected.partNumber)}
        onPersonalize={() => {
          const { product, selected, wanted, canAdd } = model;
          const { personalization: offer, url: productUrl } = product;
          if (!canAdd || offer === undefined) return;
          const name = variantName(product, selected);
          const choice = wanted.choice ?? SHIPPING;
          const item = { name, itemColor: selected.color, productUrl, offer };
          shared.wantedPersonalization = { ...wanted, ...item, choice, lineId: undefined };
          modals.setType('PERSONALIZATION');
        }}
        onRepeat={(path) => modals.setType('ADD_TO_REPEAT_DELIVERY', path)}
        onNotify={(wanted) => {
          shared.wantedNotice = wanted;
          modals.setType('NOTIFY_AVAILABLE');
        }}
        onCheckWeight={(band) => modals.setType('PET_WEIGHT_ALERT', band)}
      />
    ),
    start: () => {
      const { name, url, images } = model.product;
      // A reload or a shared link does not say again what was added.
      if (data.again !== undefined) history.replace(model.product.url)();
      recent.start({ name, url, image: images[0] });
      return model.start();
    },
  };
};
