import type { Brand } from '../../core/configuration/brand';
import type { ChromeViewModel } from '../chrome/chrome-view-model';
import type { ToastsViewModel } from '../toasts/toasts-view-model';
import type { ModalViewModel } from '../overlay/modal-view-model';
import type { CardFlow } from '../petco-pay/card-flow';
import type { JoinPrompt, JoinPurpose } from './join-prompt';
import { Joining, type JoiningPorts } from './joining';
import type { RewardsMenuViewModel } from './rewards-menu-view-model';
import { formatMoney } from '../../core/shared/money';

export interface JoinModalPorts extends JoiningPorts {
  readonly prompt: Pick<JoinPrompt, 'askOnceMore'>;
  readonly modals: Pick<ModalViewModel, 'close'>;
  readonly chrome: Pick<ChromeViewModel, 'refresh'>;
  readonly menu: Pick<RewardsMenuViewModel, 'rewards'>;
  readonly cardFlow: Pick<CardFlow, 'joinedPals' | 'declinedPals'>;
  readonly toasts: Pick<ToastsViewModel, 'succeed'>;
  readonly brand: Brand;
}

/** The join prompt, and the second prompt after the shopper declined the first (MOD-05, PAL-02). */
export class JoinModalViewModel {
  readonly joining: Joining;
  readonly #question: 'first' | 'once-more';
  readonly #purpose: JoinPurpose;
  readonly #ports: JoinModalPorts;

  constructor(question: 'first' | 'once-more', purpose: JoinPurpose, ports: JoinModalPorts) {
    this.#question = question;
    this.#purpose = purpose;
    this.#ports = ports;
    this.joining = new Joining(undefined, ports);
    if (question === 'first') this.#report('shown');
  }

  /** Joins and continues the flow. A failure is shown in the modal, which stays open (ERR-09). */
  readonly join = async (): Promise<void> => {
    const { modals, menu, cardFlow } = this.#ports;
    if (!(await this.joining.join())) return;
    modals.close();
    if (this.#purpose === 'card') await cardFlow.joinedPals();
    else await this.#welcome();
    void menu.rewards?.restart();
  };

  /** Opens the second prompt after the first refusal, and ends the flow after the second (PAL-02). */
  readonly decline = (): void => {
    if (this.joining.status !== 'idle') return;
    if (this.#question === 'first') this.#ports.prompt.askOnceMore(this.#purpose);
    else {
      this.#ports.modals.close();
      this.leave();
    }
  };

  /**
   * Handles the closed dialog: reports the refusal and ends the card flow, if joining was part of it. Does nothing
   * while a join is under way.
   */
  readonly leave = (): void => {
    if (this.joining.status !== 'idle') return;
    this.#report('declined');
    if (this.#purpose === 'card') void this.#ports.cardFlow.declinedPals();
  };

  async #welcome(): Promise<void> {
    const { chrome, toasts, brand } = this.#ports;
    toasts.succeed(`Welcome to ${brand.rewards}. Every ${formatMoney(1, brand.currency, 0)} now earns a point.`);
    await chrome.refresh();
  }

  #report(step: 'shown' | 'declined'): void {
    this.#ports.analytics.report({ name: 'join-pals', step })();
  }
}
