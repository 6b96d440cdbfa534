import type { OffersPageData } from '../../../ui/pages/offers/offers-data';
import { OffersPage } from '../../../ui/pages/offers/offers-page';
import { OffersViewModel } from '../../../ui/pages/offers/offers-view-model';
import { codesInCartOf, rewardsFrom } from '../../widgets/rewards/page-rewards';
import type { Screen } from '../../page/screen';

/** Creates the screen of the offers page: promotion codes and the shopper's rewards. */
export const offersScreen: Screen<OffersPageData> = (dependencies, data) => {
  const { chrome, copyText } = dependencies;
  const model = new OffersViewModel({
    codes: codesInCartOf(dependencies),
    copyText,
    toasts: chrome.toasts,
  });
  const rewards = rewardsFrom(dependencies, data.own.rewards, data.own.hasLoadFailed);
  return { element: <OffersPage data={data} model={model} rewards={rewards} chrome={chrome} /> };
};
