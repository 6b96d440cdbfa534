import type { CardEntry, CardEntryResult, TypedCard } from '../../../core/checkout/steps/card-entry';
import { observeMembers } from '../../state/observe-members';
import { CARD_NOT_LOADED, CARD_REFUSED, CARD_SERVICE_DOWN } from '../card/card-messages';
import type { StepSubmission } from '../step-submission';

/** The question to the provider's fields for the card that is typed into them (PAY-02). */
export class CardQuestion {
  isAsking = false;
  #entry: CardEntry | undefined;
  readonly #submission: Pick<StepSubmission, 'fail' | 'problem'>;

  /** `submission` shows why the card could not be read. */
  constructor(submission: Pick<StepSubmission, 'fail' | 'problem'>) {
    this.#submission = submission;
    observeMembers(this);
  }

  /** Call it when the fields are ready, and with undefined when they are gone. */
  useEntry(entry: CardEntry | undefined): void {
    this.#entry = entry;
  }

  /** Returns the typed card; undefined when there is none, which the fields or the submission say. */
  async ask(): Promise<TypedCard | undefined> {
    if (this.#entry === undefined) {
      this.#submission.fail(CARD_NOT_LOADED);
      return undefined;
    }
    this.isAsking = true;
    this.#submission.problem = undefined;
    const result = await this.#entry.submit();
    this.end(result);
    return result.kind === 'token' ? result.card : undefined;
  }

  private end({ kind }: CardEntryResult): void {
    this.isAsking = false;
    if (kind === 'failed') this.#submission.fail(CARD_SERVICE_DOWN);
    if (kind === 'refused') this.#submission.fail(CARD_REFUSED);
  }
}
