import type { Supplies } from '../supplies';
import { connectShopAds } from './connect-shop-ads';

/** Tells of the click on an ad that the page before could not tell of (ADS-09). */
export const sendLeftClick = (supplies: Supplies): void => connectShopAds(supplies).report.sendStored();
