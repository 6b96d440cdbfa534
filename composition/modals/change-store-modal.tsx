import { ChangeStore } from '../../ui/stores/change-store';
import { StoreFinderViewModel } from '../../ui/stores/store-finder-view-model';
import type { ModalScreen } from './modal-screen';
import { storePorts } from './store-ports';

/** CHANGE_STORE: shows stores near the shopper, who chooses one of them. */
export const changeStoreModal: ModalScreen = (dependencies) => {
  const { clock, modals } = dependencies;
  const model = new StoreFinderViewModel({
    ...storePorts(dependencies),
    clock,
    onChosen: modals.close,
  });
  return {
    title: 'Choose your store',
    size: 'medium',
    isBusy: () => model.choosingId !== undefined,
    element: <ChangeStore model={model} />,
  };
};
