import { reaction } from 'mobx';
import type { ListsData } from '../../../ui/pages/lists/lists-data';
import { ListsPage } from '../../../ui/pages/lists/lists-page';
import { makeCopyWithToast } from '../../../ui/toasts/copy-with-toast';
import type { Screen } from '../../page/screen';

const COPY_LINK = {
  copied: 'Link copied',
  failed: 'We couldn’t copy the link. Select it, then copy it yourself.',
};

export const listsScreen: Screen<ListsData> = ({ chrome, cardFlow, copyText, myStore }, data) => ({
  element: (
    <ListsPage
      data={data}
      chrome={chrome}
      cardFlow={cardFlow}
      myStore={myStore}
      copyLink={(url) => void makeCopyWithToast({ copyText, toasts: chrome.toasts })(url, COPY_LINK)}
    />
  ),
  // A sign-in on this page merges the lists of the guest into those of the account (see `resumeCardFlow`). The id alone may
  // be missing and arrive later, when a service is slow.
  start: () =>
    reaction(
      () => chrome.account.isRegistered,
      () => chrome.reload(),
    ),
});
