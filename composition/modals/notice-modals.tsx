import { NoticeAskedDialog, NoticeDialog } from '../../ui/stock-notices/notice-dialogs';
import { NoticeViewModel } from '../../ui/stock-notices/notice-view-model';
import { NOTICE_TITLE, SENT_TITLE } from '../../ui/stock-notices/notice-words';
import type { WantedNotice } from '../../ui/stock-notices/wanted-notice';
import type { SharedModels } from '../page/screen-dependencies';
import type { ModalScreen } from './modal-screen';

const wantedIn = ({ wantedNotice }: SharedModels): WantedNotice => {
  if (wantedNotice === undefined) throw new Error('no product is chosen');
  return wantedNotice;
};

/** NOTIFY_AVAILABLE: asks for a mail when a product is in stock again (ACC-06). */
export const notifyAvailableModal: ModalScreen<'askForNotice' | 'chrome' | 'modals' | 'shared'> = (dependencies) => {
  const { askForNotice, chrome, modals, shared } = dependencies;
  const wanted = wantedIn(shared);
  const model = new NoticeViewModel(wanted, chrome.user.isRegistered ? (chrome.user.email ?? '') : '', {
    askForNotice,
    onAsked: (email, undo) => {
      shared.wantedNotice = { ...wanted, undo };
      modals.setType('NOTIFY_AVAILABLE_SUCCESS', email);
    },
  });
  return {
    title: NOTICE_TITLE,
    isBusy: () => model.status === 'asking',
    element: <NoticeDialog model={model} />,
  };
};

/** NOTIFY_AVAILABLE_SUCCESS: says that the mail will come, and to which address (ACC-06). */
export const notifyAvailableSuccessModal: ModalScreen<'chrome' | 'modals' | 'shared'> = ({
  chrome,
  modals,
  shared,
}) => ({
  title: SENT_TITLE,
  element: (
    <NoticeAskedDialog
      wanted={wantedIn(shared)}
      email={modals.about ?? ''}
      isMember={chrome.user.isRegistered}
      onClose={modals.close}
    />
  ),
});
