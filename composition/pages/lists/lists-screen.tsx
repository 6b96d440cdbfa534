import { reaction } from 'mobx';
import type { ListsData } from '../../../ui/pages/lists/lists-data';
import { ListsPage } from '../../../ui/pages/lists/lists-page';
import type { Screen } from '../../page/screen';

export const listsScreen: Screen<ListsData> = ({ chrome, cardFlow }, data) => ({
  element: <ListsPage data={data} chrome={chrome} cardFlow={cardFlow} />,
  // A sign-in on this page merges the lists of the guest into those of the account.
  start: () =>
    reaction(
      () => chrome.account.userId,
      () => chrome.reload(),
    ),
});
