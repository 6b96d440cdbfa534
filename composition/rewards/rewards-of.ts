import type { Rewards } from '../../core/rewards/rewards';
import { CodesInCart } from '../../ui/cart/codes-in-cart';
import { JoinPrompt } from '../../ui/rewards/join-prompt';
import { RewardsViewModel, UNKNOWN, type Part } from '../../ui/rewards/rewards-view-model';
import { shopperKey } from '../../ui/rewards/shopper-key';
import { onePerPage } from '../one-per-page';
import type { Supplies } from '../supplies';
import { ChromeTokens } from '../tokens/chrome-tokens';
import { RewardsTokens } from '../tokens/rewards-tokens';

/** Codes on their way into the cart, from wherever they are offered. */
export const codesInCartOf = onePerPage(
  (supplies) => new CodesInCart(supplies.get(ChromeTokens.cart), supplies.get(ChromeTokens.chrome).toasts),
);

/** The question whether to join, and what for. */
export const joinPromptOf = onePerPage((supplies) => new JoinPrompt(supplies.get(ChromeTokens.modals)));

/** The shopper's rewards, shared by the menu and the page. */
export const rewardsOf = onePerPage((supplies) => {
  const rewards = new RewardsViewModel(UNKNOWN, {
    useCases: supplies.get(RewardsTokens.useCases),
    codes: codesInCartOf(supplies),
  });
  supplies.get(ChromeTokens.rewardsMenu).follow(rewards);
  return rewards;
});

/** Fetches the rewards of whoever is shopping, ahead of any view of them: the menu's label counts them (RWD-03). */
export const fetchRewardsOf = (supplies: Supplies): Promise<void> =>
  rewardsOf(supplies).fetchFor(shopperKey(supplies.get(ChromeTokens.chrome).user));

/** The same, for a page that the server has fetched them for. */
export const rewardsFrom = (supplies: Supplies, fetched: Part<Rewards>, hasLoadFailed: boolean): RewardsViewModel => {
  const rewards = rewardsOf(supplies);
  rewards.begin(fetched, hasLoadFailed);
  return rewards;
};
