import type { LeadsTo } from '../../core/paths/path-needs';
import { HOME_PATH, REWARDS_PATH, STORE_LOCATOR_PATH } from '../../core/paths/paths';
import type { Brand } from '../../core/configuration/brand';
import { formatMoney } from '../../core/shared/money';
import { POINTS_FOR_A_REWARD, REWARD_AMOUNT } from '../../core/rewards/reward-terms';

/** An offer of the shop, shown in a place without an ad. */
export interface HouseOffer {
  readonly look: 'sun' | 'teal' | 'tint' | 'coral';
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

const offersOf = ({ rewards, currency }: Brand): ReadonlyArray<HouseOffer> => [
  {
    look: 'sun',
    title: `5% back with ${rewards}`,
    text: `1 point for every ${formatMoney(1, currency, 0)}. With ${POINTS_FOR_A_REWARD} points you get a ${formatMoney(REWARD_AMOUNT, currency, 0)} reward.`,
    url: REWARDS_PATH,
  },
  {
    look: 'teal',
    title: 'Never run out',
    text: 'Food and litter on Repeat Delivery.',
    url: `${HOME_PATH}/s/repeat-delivery`,
  },
  {
    look: 'tint',
    title: 'Find a store near you',
    text: 'See hours, services and stock.',
    url: STORE_LOCATOR_PATH,
  },
  {
    look: 'coral',
    title: 'Book a groom',
    text: 'Baths, haircuts and nail trims.',
    url: `${HOME_PATH}/s/dog-grooming`,
  },
  {
    look: 'tint',
    title: 'Vet care in store',
    text: 'Checkups and vaccinations.',
    url: `${HOME_PATH}/s/veterinary-services`,
  },
];

/** Shown in a shop that has none of the other offers. */
const WELCOME: HouseOffer = {
  look: 'sun',
  title: 'Happy pets start here',
  text: 'Food, toys and care for every pet.',
  url: HOME_PATH,
};

/** Returns the offer for a place, from 0, in turn from the offers that this shop has. */
export const houseOffer = (place: number, brand: Brand, leadsTo: LeadsTo): HouseOffer => {
  const offers = offersOf(brand).filter(({ url }) => leadsTo(url));
  return offers[place % offers.length] ?? WELCOME;
};
