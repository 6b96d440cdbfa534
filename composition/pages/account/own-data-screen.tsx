import type { OwnDataPage } from '../../../ui/pages/account/data/data-data';
import { OwnDataPageView } from '../../../ui/pages/account/data/data-page';
import type { Screen } from '../../page/screen';

export const ownDataScreen: Screen<OwnDataPage> = (_dependencies, data) => ({
  element: <OwnDataPageView data={data} />,
});
