import { JoinModal } from '../../ui/rewards/join-modal';
import { JoinModalViewModel } from '../../ui/rewards/join-modal-view-model';
import { joinPromptOf } from '../rewards/rewards-of';
import type { Supplies } from '../supplies';
import { AnalyticsTokens } from '../tokens/analytics-tokens';
import { ChromeTokens } from '../tokens/chrome-tokens';
import { PlatformTokens } from '../tokens/platform-tokens';
import { RewardsTokens } from '../tokens/rewards-tokens';
import type { ModalScreen } from './modal-screen';

const modelOf = (supplies: Supplies, question: 'first' | 'once-more'): JoinModalViewModel => {
  const prompt = joinPromptOf(supplies);
  const chrome = supplies.get(ChromeTokens.chrome);
  return new JoinModalViewModel(question, prompt.takePurpose(), {
    prompt,
    chrome,
    useCases: supplies.get(RewardsTokens.useCases),
    analytics: supplies.get(AnalyticsTokens.analytics),
    modals: supplies.get(ChromeTokens.modals),
    menu: supplies.get(ChromeTokens.rewardsMenu),
    cardFlow: supplies.get(ChromeTokens.cardFlow),
    toasts: chrome.toasts,
    brand: supplies.get(PlatformTokens.brand),
  });
};

/** APPLY_PALS: whoever wants the card or coupons has to be a member (MOD-05, PCC-02). */
export const applyPalsModal: ModalScreen = (supplies) => {
  const model = modelOf(supplies, 'first');
  const { rewards, card } = supplies.get(PlatformTokens.brand);
  return {
    title: `Join ${rewards}`,
    onDismissed: model.leave,
    element: (
      <JoinModal
        model={model}
        text={`${rewards} gives you 1 point for every $1, and $5 for every 100 points. It costs nothing, and it is what ${card} builds on.`}
        yes="Yes I want to join"
        no="No Thanks"
      />
    ),
  };
};

/** APPLY_PALS_CONFIRM: asks once more (PAL-02). */
export const applyPalsConfirmModal: ModalScreen = (supplies) => {
  const model = modelOf(supplies, 'once-more');
  const { rewards } = supplies.get(PlatformTokens.brand);
  return {
    title: 'Before you go',
    onDismissed: model.leave,
    element: (
      <JoinModal
        model={model}
        text="Members get 5% back on everything they buy. You would leave that on the table."
        yes={`Are you sure? Join ${rewards}`}
        no="No, I don't like to save"
      />
    ),
  };
};
