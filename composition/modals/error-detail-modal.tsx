import { ErrorDetail } from '../../ui/overlay/error-detail';
import { errorDetailOf } from '../widgets/error-detail/error-detail';
import type { ModalScreen } from './modal-screen';

/** ERROR_DETAIL: what went wrong, in the words that were told before it was opened. */
export const errorDetailModal: ModalScreen<'modals' | 'shared'> = (dependencies) => {
  const { modals } = dependencies;
  const model = errorDetailOf(dependencies);
  return {
    title: model.detail.title,
    element: <ErrorDetail model={model} onClose={modals.close} />,
  };
};
