import { ChangeStore } from '../../ui/stores/change-store';
import { StoreFinderViewModel } from '../../ui/stores/store-finder-view-model';
import { ChromeTokens } from '../tokens/chrome-tokens';
import { PlatformTokens } from '../tokens/platform-tokens';
import type { ModalScreen } from './modal-screen';
import { storePorts } from './store-ports';

/** CHANGE_STORE: stores near the shopper, one of which becomes theirs. */
export const changeStoreModal: ModalScreen = (supplies) => {
  const model = new StoreFinderViewModel({
    ...storePorts(supplies),
    clock: supplies.get(PlatformTokens.clock),
    onChosen: supplies.get(ChromeTokens.modals).close,
  });
  return {
    title: 'Choose your store',
    size: 'medium',
    isBusy: () => model.choosingId !== undefined,
    element: <ChangeStore model={model} />,
  };
};
