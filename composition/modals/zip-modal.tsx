import { ZipDialog } from '../../ui/stores/zip-dialog';
import { ZipViewModel } from '../../ui/stores/zip-view-model';
import { ChromeTokens } from '../tokens/chrome-tokens';
import { StoreTokens } from '../tokens/store-tokens';
import type { ModalScreen } from './modal-screen';
import { storePorts } from './store-ports';

/** The header's dialog for the delivery ZIP code; each opening begins anew (HDR-03, STO-08). */
export const zipModal: ModalScreen = (supplies) => {
  const panels = supplies.get(ChromeTokens.panels);
  const close = (): void => panels.close('zipModal');
  const model = new ZipViewModel({
    ...storePorts(supplies),
    rememberZip: supplies.get(StoreTokens.rememberZip),
    toasts: supplies.get(ChromeTokens.chrome).toasts,
    close,
  });
  return {
    title: 'Where should we deliver?',
    element: <ZipDialog model={model} onClose={close} onChooseStore={() => panels.open('changeStore')} />,
  };
};
