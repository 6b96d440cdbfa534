import type { ModalViewModel } from '../overlay/modal-view-model';

/** What joining is for: on to the card's application, or membership for its own sake. */
export type JoinPurpose = 'card' | 'membership';

/**
 * The question whether a shopper wants to join, in its two modals (PAL-02). Whoever opens APPLY_PALS otherwise asks on
 * behalf of the card.
 */
export class JoinPrompt {
  #purpose: JoinPurpose = 'card';
  readonly #modals: Pick<ModalViewModel, 'setType'>;

  constructor(modals: Pick<ModalViewModel, 'setType'>) {
    this.#modals = modals;
  }

  /** From the dropdown and the rewards page: joining ends there. */
  readonly askToJoin = (): void => this.#ask('APPLY_PALS', 'membership');

  /** After a no: asks once more, for the same purpose. */
  readonly askOnceMore = (purpose: JoinPurpose): void => this.#ask('APPLY_PALS_CONFIRM', purpose);

  /** What the modal that opens now is for. */
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
