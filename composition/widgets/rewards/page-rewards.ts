import type { Rewards } from '../../../core/rewards/rewards';
import { CodesInCart } from '../../../ui/cart/codes-in-cart';
import { JoinPrompt } from '../../../ui/rewards/join-prompt';
import { RewardsViewModel, UNKNOWN, type Part } from '../../../ui/rewards/rewards-view-model';
import { shopperKey } from '../../../ui/rewards/shopper-key';
import type { ScreenDependencies } from '../../page/screen-dependencies';

/** What a page's rewards use. */
export type RewardsDependencies = Pick<
  ScreenDependencies,
  'cart' | 'chrome' | 'rewardsMenu' | 'rewardsUseCases' | 'shared'
>;

/** Codes on their way into the cart, from wherever they are offered. */
export const codesInCartOf = ({
  cart,
  chrome,
  shared,
}: Pick<ScreenDependencies, 'cart' | 'chrome' | 'shared'>): CodesInCart =>
  (shared.codesInCart ??= new CodesInCart(cart, chrome.toasts));

/** The question whether to join, and what for. */
export const joinPromptOf = ({ modals, shared }: Pick<ScreenDependencies, 'modals' | 'shared'>): JoinPrompt =>
  (shared.joinPrompt ??= new JoinPrompt(modals));

/** The shopper's rewards, shared by the menu and the page. */
export const rewardsOf = (dependencies: RewardsDependencies): RewardsViewModel => {
  const { rewardsMenu, rewardsUseCases, shared } = dependencies;
  if (shared.rewards !== undefined) return shared.rewards;
  shared.rewards = new RewardsViewModel(UNKNOWN, { useCases: rewardsUseCases, codes: codesInCartOf(dependencies) });
  rewardsMenu.follow(shared.rewards);
  return shared.rewards;
};

/** Fetches the shopper's rewards before any view shows them: the menu's label counts them (RWD-03). */
export const fetchRewardsOf = (dependencies: RewardsDependencies): Promise<void> =>
  rewardsOf(dependencies).fetchFor(shopperKey(dependencies.chrome.user));

/** The same, for a page that the server has fetched them for. */
export const rewardsFrom = (
  dependencies: RewardsDependencies,
  fetched: Part<Rewards>,
  hasLoadFailed: boolean,
): RewardsViewModel => {
  const rewards = rewardsOf(dependencies);
  rewards.begin(fetched, hasLoadFailed);
  return rewards;
};
