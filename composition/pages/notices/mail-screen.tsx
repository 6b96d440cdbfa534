import { MailPage } from '../../../ui/pages/notices/mail-page';
import type { MailData } from '../../../ui/pages/notices/notice-data';
import type { Screen } from '../../page/screen';

export const mailScreen: Screen<MailData> = (_dependencies, data) => ({ element: <MailPage data={data} /> });
