import type { NotifyData } from '../../../ui/pages/notices/notice-data';
import { NotifyPage } from '../../../ui/pages/notices/notify-page';
import type { Screen } from '../../page/screen';

export const notifyScreen: Screen<NotifyData> = ({ chrome, myStore }, data) => ({
  element: (
    <NotifyPage
      data={data}
      memberEmail={chrome.user.isRegistered ? (chrome.user.email ?? '') : ''}
      store={chrome.can('stores') ? myStore.store : undefined}
    />
  ),
});
