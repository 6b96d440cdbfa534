import { MAIL_ROUTE } from '../../../core/paths/notice-paths';
import { makeMailAction } from '../../../ui/pages/notices/mail-action';
import { makeMailLoader } from '../../../ui/pages/notices/mail-loader';
import { NOTICE_MARKS, type MailData } from '../../../ui/pages/notices/notice-data';
import { definePage } from '../../page/page';

export const mailPage = definePage<MailData>({
  screen: () => import('./mail-screen').then(({ mailScreen }) => mailScreen),
  server: process.browser
    ? undefined
    : {
        paths: [MAIL_ROUTE],
        screenModule: 'composition/pages/notices/mail-screen.tsx',
        loader: makeMailLoader,
        reads: [NOTICE_MARKS.stopped, NOTICE_MARKS.again],
        actions: { [MAIL_ROUTE]: makeMailAction },
      },
});
