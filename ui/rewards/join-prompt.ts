import type { ModalViewModel } from '../overlay/modal-view-model';

/** The purpose of joining: to continue with the card's application, or the membership alone. */
export type JoinPurpose = 'card' | 'membership';

/**
 * Opens the two modals that ask a shopper to join (PAL-02). When other code opens APPLY_PALS, the purpose is `card`.
 */
export class JoinPrompt {
  #purpose: JoinPurpose = 'card';
  readonly #modals: Pick<ModalViewModel, 'setType'>;

  constructor(modals: Pick<ModalViewModel, 'setType'>) {
    this.#modals = modals;
  }

  /** Asks from the dropdown or the rewards page. The flow ends after joining. */
  readonly askToJoin = (): void => this.#ask('APPLY_PALS', 'membership');

  /** Asks a second time after a refusal, for the same purpose. */
  readonly askOnceMore = (purpose: JoinPurpose): void => this.#ask('APPLY_PALS_CONFIRM', purpose);

  /** Returns the purpose of the modal that is opening, and resets it to `card`. */
  takePurpose(): JoinPurpose {
    const purpose = this.#purpose;
    this.#purpose = 'card';
    return purpose;
  }

  #ask(type: 'APPLY_PALS' | 'APPLY_PALS_CONFIRM', purpose: JoinPurpose): void {
    this.#purpose = purpose;
    this.#modals.setType(type);
  }
}
