import type { Rewards } from '../../../core/rewards/rewards';
import { CodesInCart } from '../../../ui/cart/codes-in-cart';
import { JoinPrompt } from '../../../ui/rewards/join-prompt';
import { RewardsViewModel, UNKNOWN, type Part } from '../../../ui/rewards/rewards-view-model';
import type { ScreenDependencies } from '../../page/screen-dependencies';

/** The dependencies of a page's rewards. */
export type RewardsDependencies = Pick<
  ScreenDependencies,
  'cart' | 'chrome' | 'rewardsMenu' | 'rewardsUseCases' | 'shared'
>;

/** Returns the view model that adds codes to the cart, for all places that offer codes. */
export const codesInCartOf = ({
  cart,
  chrome,
  shared,
}: Pick<ScreenDependencies, 'cart' | 'chrome' | 'shared'>): CodesInCart =>
  (shared.codesInCart ??= new CodesInCart(cart, chrome.toasts));

/** Returns the prompt to join the programme, with its reason. */
export const joinPromptOf = ({ modals, shared }: Pick<ScreenDependencies, 'modals' | 'shared'>): JoinPrompt =>
  (shared.joinPrompt ??= new JoinPrompt(modals));

/** Returns the shopper's rewards, which the menu and the page share. */
export const rewardsOf = (dependencies: RewardsDependencies): RewardsViewModel => {
  const { rewardsMenu, rewardsUseCases, shared } = dependencies;
  if (shared.rewards !== undefined) return shared.rewards;
  shared.rewards = new RewardsViewModel(UNKNOWN, { useCases: rewardsUseCases, codes: codesInCartOf(dependencies) });
  rewardsMenu.follow(shared.rewards);
  return shared.rewards;
};

/** Returns them for a page whose rewards the server has fetched. */
export const rewardsFrom = (
  dependencies: RewardsDependencies,
  fetched: Part<Rewards>,
  hasLoadFailed: boolean,
): RewardsViewModel => {
  const rewards = rewardsOf(dependencies);
  rewards.begin(fetched, hasLoadFailed);
  return rewards;
};
