import { StoreMapViewModel } from '../../../ui/stores/map/store-map-view-model';
import { MomentViewModel } from '../../../ui/stores/moment-view-model';
import type { StorePageData } from '../../../ui/pages/stores/store-data';
import { StorePage } from '../../../ui/pages/stores/store-page';
import type { Screen } from '../../page/screen';

export const storeScreen: Screen<StorePageData> = ({ clock, myStore }, data) => {
  const map = data.map === undefined ? undefined : new StoreMapViewModel(data.map);
  const moment = new MomentViewModel(data.now, clock);
  return { element: <StorePage data={data} map={map} moment={moment} myStore={myStore} /> };
};
