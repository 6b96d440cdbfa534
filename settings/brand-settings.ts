import * as types from './brand-setting-types.ts';
import { setting } from './setting.ts';

/** The shop's names, its currency and its links to other sites (FTR-01). */
export const BRAND_SETTINGS = {
  SHOP_NAME: setting({
    of: ['storefront', 'backend'],
    type: types.brandName,
    fallback: 'Petco',
    unset: '`Petco`',
    meaning: 'the retailer’s name, in titles, logo, texts, the footer and mail',
    when: 'with a brand of one’s own',
  }),
  REWARDS_NAME: setting({
    of: ['storefront'],
    type: types.brandName,
    fallback: 'Pals Rewards',
    unset: '`Pals Rewards`',
    meaning: 'the name of the rewards programme',
    when: 'with a brand of one’s own',
  }),
  CARD_NAME: setting({
    of: ['storefront'],
    type: types.brandName,
    fallback: 'Petco Pay',
    unset: '`Petco Pay`',
    meaning: 'the name of the store’s credit card',
    when: 'with a brand of one’s own',
  }),
  CURRENCY: setting({
    of: ['storefront'],
    type: types.currency,
    fallback: 'USD',
    unset: '`USD`',
    meaning: 'the currency of the backend’s prices. Nothing is converted',
    when: 'with a backend whose prices are in another currency',
  }),
  SOCIAL_LINKS: setting({
    of: ['storefront'],
    type: types.links,
    fallback: [],
    unset: 'none',
    meaning:
      'the retailer’s profiles on social networks: names and addresses, in this order in the footer. A comma in an address is written `%2C`',
    when: 'to have them in the footer',
  }),
  APP_LINKS: setting({
    of: ['storefront'],
    type: types.links,
    fallback: [],
    unset: 'none',
    meaning:
      'the retailer’s apps in app stores, such as `App Store=https://apps.example/shop`, in this order in the footer',
    when: 'to have them in the footer',
  }),
};
