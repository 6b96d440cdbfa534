import { listingAdPage } from '../../../core/ads/ad-page';
import type { DepartmentData } from '../../../ui/pages/department/department-data';
import { DepartmentPage } from '../../../ui/pages/department/department-page';
import { DepartmentViewModel } from '../../../ui/pages/department/department-view-model';
import { adPlacesOf } from '../../widgets/ads/ad-places';
import type { Screen } from '../../page/screen';

export const departmentScreen: Screen<DepartmentData> = (dependencies, data) => {
  const { behaviour, cart, chrome } = dependencies;
  const model = new DepartmentViewModel(data, { behaviour });
  const page = chrome.can('sponsored-ads') ? listingAdPage({ kind: 'category', id: data.id }) : undefined;
  const ads =
    page === undefined
      ? undefined
      : adPlacesOf(dependencies, { page, tiles: () => [], listed: () => data.bestSellers?.products ?? [] });
  return { element: <DepartmentPage model={model} cart={cart} ads={ads} />, start: model.start };
};
