import { ErrorDetail } from '../../ui/overlay/error-detail';
import { errorDetailOf } from '../widgets/error-detail/error-detail';
import type { ModalScreen } from './modal-screen';

/** ERROR_DETAIL: an error, with the text that was set before the modal was opened. */
export const errorDetailModal: ModalScreen<'modals' | 'shared'> = (dependencies) => {
  const { modals } = dependencies;
  const model = errorDetailOf(dependencies);
  return {
    title: model.detail.title,
    element: <ErrorDetail model={model} onClose={modals.close} />,
  };
};
