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
    text: `1 point for every ${formatMoney(1, currency, 0)}. At ${POINTS_FOR_A_REWARD} points there is ${formatMoney(REWARD_AMOUNT, currency, 0)} in your pocket.`,
    url: REWARDS_PATH,
  },
  {
    look: 'teal',
    title: 'Never run out',
    text: 'Food and litter on repeat delivery.',
    url: `${HOME_PATH}/s/repeat-delivery`,
  },
  {
    look: 'tint',
    title: 'A store near you',
    text: 'Find one, with its hours and services.',
    url: STORE_LOCATOR_PATH,
  },
  {
    look: 'coral',
    title: 'Grooming day',
    text: 'Wash, trim and a bandana to show off.',
    url: `${HOME_PATH}/s/dog-grooming`,
  },
  {
    look: 'tint',
    title: 'See the vet',
    text: 'Check-ups and vaccinations, no fuss.',
    url: `${HOME_PATH}/s/veterinary-services`,
  },
];

/** Shown in a shop that has none of the other offers. */
const WELCOME: HouseOffer = {
  look: 'sun',
  title: 'Happy pets start here',
  text: 'Food, care and company for every animal.',
  url: HOME_PATH,
};

/** Returns the offer for a place, from 0, in turn from the offers that this shop has. */
export const houseOffer = (place: number, brand: Brand, leadsTo: LeadsTo): HouseOffer => {
  const offers = offersOf(brand).filter(({ url }) => leadsTo(url));
  return offers[place % offers.length] ?? WELCOME;
};
