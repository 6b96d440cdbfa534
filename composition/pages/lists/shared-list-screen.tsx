import type { SharedListData } from '../../../ui/pages/lists/lists-data';
import { SharedListPage } from '../../../ui/pages/lists/shared-list-page';
import type { Screen } from '../../page/screen';

export const sharedListScreen: Screen<SharedListData> = ({ myStore }, data) => ({
  element: <SharedListPage data={data} myStore={myStore} />,
});
