import { ChangeStore } from '../../ui/stores/change-store';
import { StoreFinderViewModel } from '../../ui/stores/store-finder-view-model';
import type { ModalScreen } from './modal-screen';
import { storePorts } from './store-ports';

/** What CHANGE_STORE is about when the product that could not be added is to be picked up in the chosen store. */
export const PICK_UP_REFUSED = 'pick-up-refused';

/** CHANGE_STORE: shows stores near the shopper, who chooses one of them. */
export const changeStoreModal: ModalScreen = (dependencies) => {
  const { cart, clock, modals, myStore } = dependencies;
  const refused = modals.about === PICK_UP_REFUSED ? cart.refused : undefined;
  const chosen = (): void => {
    modals.close();
    const storeId = myStore.store?.id;
    if (refused === undefined || storeId === undefined) return;
    void cart.add({ ...refused.wanted, choice: { method: 'pickup', storeId } }, modals.setType);
  };
  const model = new StoreFinderViewModel({ ...storePorts(dependencies), clock, onChosen: chosen });
  return {
    title: refused === undefined ? 'Choose your store' : 'Pick it up in a store',
    size: 'medium',
    isBusy: () => model.choosingId !== undefined,
    element: <ChangeStore model={model} />,
  };
};
