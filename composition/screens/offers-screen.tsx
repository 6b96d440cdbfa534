import type { OffersPageData } from '../../ui/pages/offers/offers-data';
import { OffersPage } from '../../ui/pages/offers/offers-page';
import { OffersViewModel } from '../../ui/pages/offers/offers-view-model';
import { codesInCartOf, rewardsFrom } from '../rewards/rewards-of';
import { ChromeTokens } from '../tokens/chrome-tokens';
import { PlatformTokens } from '../tokens/platform-tokens';
import type { Screen } from './screen';

export const offersScreen: Screen<OffersPageData> = (supplies, data) => {
  const chrome = supplies.get(ChromeTokens.chrome);
  const model = new OffersViewModel({
    codes: codesInCartOf(supplies),
    copyText: supplies.get(PlatformTokens.copyText),
    toasts: chrome.toasts,
  });
  const rewards = rewardsFrom(supplies, data.own.rewards, data.own.hasLoadFailed);
  return { element: <OffersPage data={data} model={model} rewards={rewards} chrome={chrome} /> };
};
