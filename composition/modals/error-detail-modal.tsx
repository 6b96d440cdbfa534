import { ErrorDetail } from '../../ui/overlay/error-detail';
import { ChromeTokens } from '../tokens/chrome-tokens';
import { errorDetailOf } from './error-detail';
import type { ModalScreen } from './modal-screen';

/** ERROR_DETAIL: what went wrong, in the words that were told before it was opened. */
export const errorDetailModal: ModalScreen = (supplies) => {
  const model = errorDetailOf(supplies);
  return {
    title: model.detail.title,
    element: <ErrorDetail model={model} onClose={supplies.get(ChromeTokens.modals).close} />,
  };
};
