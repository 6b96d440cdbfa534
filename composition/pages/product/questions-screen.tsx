import { QuestionsPage } from '../../../ui/pages/questions/questions-page';
import type { QuestionsData } from '../../../ui/pages/questions/questions-data';
import type { Screen } from '../../page/screen';

export const questionsScreen: Screen<QuestionsData> = ({ brand, chrome }, data) => ({
  element: (
    <QuestionsPage
      data={data}
      shop={brand.shop}
      isMember={chrome.user.isRegistered}
      canSignIn={chrome.can('accounts')}
    />
  ),
});
