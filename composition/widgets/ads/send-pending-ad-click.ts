import { connectShopAds, type ShopAdsDependencies } from './connect-shop-ads';

/** Reports the click on an ad that an earlier page could not report (ADS-09). */
export const sendPendingAdClick = (dependencies: ShopAdsDependencies): void =>
  connectShopAds(dependencies).report.sendStored();
