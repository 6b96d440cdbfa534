import { ChangeStore } from '../../ui/stores/change-store';
import { StoreFinderViewModel } from '../../ui/stores/store-finder-view-model';
import type { ModalScreen } from './modal-screen';
import { storePorts, wantedItem } from './store-ports';

/** What CHANGE_STORE is about, unless it is a part number: the store is then chosen for this variant. Used when the product that could not be added is to be picked up in the chosen store. */
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
  const partNumber = refused?.wanted.partNumber ?? modals.about;
  const model = new StoreFinderViewModel({
    ...storePorts(dependencies),
    item: wantedItem(dependencies, partNumber),
    clock,
    onChosen: chosen,
  });
  return {
    title: refused === undefined ? 'Choose your store' : 'Choose a pickup store',
    size: 'medium',
    isBusy: () => model.choosingId !== undefined,
    element: <ChangeStore model={model} />,
  };
};
