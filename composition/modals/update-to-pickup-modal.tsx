import { LineStore } from '../../ui/cart/line-store';
import { UpdateToPickup } from '../../ui/cart/update-to-pickup';
import { StoreFinderViewModel } from '../../ui/stores/store-finder-view-model';
import type { ModalScreen } from './modal-screen';
import { storePorts, wantedItem } from './store-ports';

/** UPDATE_TO_PICKUP: a store is chosen, and a line of the cart is picked up there. It stays open when that fails. */
export const updateToPickupModal: ModalScreen = (dependencies) => {
  const { cart, clock, modals, myStore, shared } = dependencies;
  const itemId = modals.about ?? '';
  const pickUp = async (storeId: string): Promise<void> => {
    const item = cart.cart.items.find(({ id }) => id === itemId);
    const isDone = item && (await shared.cartWays?.choose(item, { method: 'pickup', storeId }));
    if (isDone !== false) modals.close();
  };
  const lineStore = new LineStore(myStore, pickUp);
  const finder = new StoreFinderViewModel({
    ...storePorts(dependencies),
    item: wantedItem(dependencies, cart.cart.items.find(({ id }) => id === itemId)?.partNumber),
    myStore: lineStore,
    clock,
    // The line has been changed, or says why not.
    onChosen: () => undefined,
  });
  return {
    title: 'Choose a pickup store',
    size: 'medium',
    isBusy: () => finder.choosingId !== undefined || cart.isBusy(itemId),
    element: <UpdateToPickup itemId={itemId} cart={cart} finder={finder} hasStore={lineStore.isForLineAlone} />,
  };
};
