import {
  PREVIEW_TITLE,
  PreviewModeDialog,
  STAFF_SIGN_IN_TITLE,
  StaffSignInDialog,
} from '../../ui/preview/preview-dialogs';
import type { ModalScreen } from './modal-screen';

/** PREVIEW_SIGN_IN: asks for the name and the password of the staff (MOD-01). */
export const previewSignInModal: ModalScreen<never> = () => ({
  title: STAFF_SIGN_IN_TITLE,
  element: <StaffSignInDialog />,
});

/** PREVIEW_MODE: chooses the date at which the shop is shown, or ends the preview (MOD-01). */
export const previewModeModal: ModalScreen<'modals'> = ({ modals }) => ({
  title: PREVIEW_TITLE,
  element: <PreviewModeDialog at={modals.about} />,
});
