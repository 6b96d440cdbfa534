import { StoreMapViewModel } from '../../ui/stores/map/store-map-view-model';
import { MomentViewModel } from '../../ui/stores/moment-view-model';
import type { StorePageData } from '../../ui/pages/stores/store-data';
import { StorePage } from '../../ui/pages/stores/store-page';
import { ChromeTokens } from '../tokens/chrome-tokens';
import { PlatformTokens } from '../tokens/platform-tokens';
import type { Screen } from './screen';

export const storeScreen: Screen<StorePageData> = (supplies, data) => {
  const map = data.map === undefined ? undefined : new StoreMapViewModel(data.map);
  const moment = new MomentViewModel(data.now, supplies.get(PlatformTokens.clock));
  return { element: <StorePage data={data} map={map} moment={moment} myStore={supplies.get(ChromeTokens.myStore)} /> };
};
