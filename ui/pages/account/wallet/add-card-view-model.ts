import type { CardEntry, TypedCard } from '../../../../core/checkout/steps/card-entry';
import { CARD_NOT_LOADED } from '../../../checkout/card/card-messages';
import { observeMembers } from '../../../state/observe-members';

const NOT_CHECKED = 'We couldn’t verify your card, so it wasn’t saved. Please try again.';
const NOT_ACCEPTED = 'Your card wasn’t accepted, so it wasn’t saved. Please try another one.';

/** A card that is typed in the provider's fields, to be saved in the wallet (ACC-03, PAY-02). */
export class AddCardViewModel {
  isPending = false;
  problem: string | undefined;
  #entry: CardEntry | undefined;

  constructor() {
    observeMembers(this);
  }

  /** Call it when the fields for a card are ready, and with undefined when they are gone. */
  useEntry(entry: CardEntry | undefined): void {
    this.#entry = entry;
  }

  /** Returns the typed card, which is then posted; undefined when there is none, which the page or its fields say. */
  async type(): Promise<TypedCard | undefined> {
    if (this.isPending) return undefined;
    if (this.#entry === undefined) {
      this.end(CARD_NOT_LOADED);
      return undefined;
    }
    this.isPending = true;
    this.problem = undefined;
    const result = await this.#entry.submit();
    if (result.kind === 'token') return result.card;
    this.end(PROBLEMS[result.kind]);
    return undefined;
  }

  /** Call it when the browser restores the page that the form has left. */
  reset(): void {
    this.isPending = false;
  }

  private end(problem: string | undefined): void {
    this.isPending = false;
    this.problem = problem;
  }
}

/** What the page says beside the provider's fields, which name what is missing in them themselves. */
const PROBLEMS = { invalid: undefined, refused: NOT_ACCEPTED, failed: NOT_CHECKED } as const;
