import { JoinModal } from '../../ui/rewards/join-modal';
import { JoinModalViewModel, type JoinModalPorts } from '../../ui/rewards/join-modal-view-model';
import { joinPromptOf } from '../widgets/rewards/page-rewards';
import type { ModalBody } from '../../ui/overlay/modal-body';
import type { ToastsViewModel } from '../../ui/toasts/toasts-view-model';
import type { AllDependencies } from '../page/screen-dependencies';
import { formatMoney } from '../../core/shared/money';
import { POINTS_FOR_A_REWARD, REWARD_AMOUNT } from '../../core/rewards/reward-terms';

/** The dependencies of the two dialogs. */
export interface JoinDependencies extends Pick<
  AllDependencies,
  'analytics' | 'brand' | 'modals' | 'rewardsUseCases' | 'shared'
> {
  readonly cardFlow: JoinModalPorts['cardFlow'];
  readonly chrome: JoinModalPorts['chrome'] & { readonly toasts: ToastsViewModel };
  readonly rewardsMenu: JoinModalPorts['menu'];
}

const modelOf = (dependencies: JoinDependencies, question: 'first' | 'once-more'): JoinModalViewModel => {
  const { analytics, brand, cardFlow, chrome, modals, rewardsMenu, rewardsUseCases } = dependencies;
  const prompt = joinPromptOf(dependencies);
  return new JoinModalViewModel(question, prompt.takePurpose(), {
    prompt,
    chrome,
    useCases: rewardsUseCases,
    analytics,
    modals,
    menu: rewardsMenu,
    cardFlow,
    toasts: chrome.toasts,
    brand,
  });
};

/** APPLY_PALS: offers the membership that the card and coupons require (MOD-05, PCC-02). */
export const applyPalsModal = (dependencies: JoinDependencies): ModalBody => {
  const model = modelOf(dependencies, 'first');
  const { rewards, card, currency } = dependencies.brand;
  return {
    title: `Join ${rewards}`,
    onDismissed: model.leave,
    element: (
      <JoinModal
        model={model}
        text={`You need a free ${rewards} membership to apply for ${card}. Earn 1 point for every ${formatMoney(1, currency, 0)} and a ${formatMoney(REWARD_AMOUNT, currency, 0)} reward for every ${POINTS_FOR_A_REWARD} points.`}
        yes="Yes I want to join"
        no="No Thanks"
      />
    ),
  };
};

/** APPLY_PALS_CONFIRM: asks the shopper to confirm (PAL-02). */
export const applyPalsConfirmModal = (dependencies: JoinDependencies): ModalBody => {
  const model = modelOf(dependencies, 'once-more');
  const { rewards } = dependencies.brand;
  return {
    title: 'Before you go',
    onDismissed: model.leave,
    element: (
      <JoinModal
        model={model}
        text="Members get 5% back in rewards on every purchase."
        yes={`Are you sure? Join ${rewards}`}
        no="No, I don't like to save"
      />
    ),
  };
};
