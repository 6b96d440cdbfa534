import { NOTIFY_ROUTE, UNDO_NOTICE_ROUTE } from '../../../core/paths/notice-paths';
import { NOTICE_MARKS, type NotifyData } from '../../../ui/pages/notices/notice-data';
import { makeNotifyAction, makeUndoNoticeAction } from '../../../ui/pages/notices/notify-action';
import { makeNotifyLoader } from '../../../ui/pages/notices/notify-loader';
import { definePage } from '../../page/page';

export const notifyPage = definePage<NotifyData>({
  screen: () => import('./notify-screen').then(({ notifyScreen }) => notifyScreen),
  server: process.browser
    ? undefined
    : {
        paths: [NOTIFY_ROUTE],
        screenModule: 'composition/pages/notices/notify-screen.tsx',
        loader: makeNotifyLoader,
        reads: [NOTICE_MARKS.sku, NOTICE_MARKS.store, NOTICE_MARKS.asked, NOTICE_MARKS.undone],
        actions: { [NOTIFY_ROUTE]: makeNotifyAction, [UNDO_NOTICE_ROUTE]: makeUndoNoticeAction },
      },
});
