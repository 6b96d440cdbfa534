import { ZipDialog } from '../../ui/stores/zip-dialog';
import { ZipViewModel } from '../../ui/stores/zip-view-model';
import type { ModalScreen } from './modal-screen';
import { storePorts } from './store-ports';

/** The header's dialog for the delivery ZIP code. Its field is empty whenever it opens (HDR-03, STO-08). */
export const zipModal: ModalScreen = (dependencies) => {
  const { chrome, panels, rememberZip } = dependencies;
  const close = (): void => panels.close('zipModal');
  const model = new ZipViewModel({
    ...storePorts(dependencies),
    rememberZip,
    toasts: chrome.toasts,
    close,
  });
  return {
    title: 'Where should we deliver?',
    element: <ZipDialog model={model} onClose={close} onChooseStore={() => panels.open('changeStore')} />,
  };
};
