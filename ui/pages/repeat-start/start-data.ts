import type { StartChoice } from '../../../core/repeat-delivery/start-address';
import type { StartField } from '../../../core/repeat-delivery/start-form';
import type { RepeatStart } from '../../../core/repeat-delivery/load-repeat-start';
import type { FieldErrors } from '../../../core/forms/form';
import type { AccountProblem } from '../../../core/account/account-form';

export const START_TITLE = 'Start a repeat delivery';

/** The data of the page that starts a repeat delivery (RPD-01). */
export interface StartData extends Pick<StartChoice, 'cartItem'> {
  /** Undefined when nothing that was asked for is delivered again and again. */
  readonly start: RepeatStart | undefined;
  /** The code of the chosen frequency and the pet's weight as typed; empty when nothing was chosen. */
  readonly every: string;
  readonly weight: string;
  /** What was entered into a form that was refused. */
  readonly typed: Partial<Readonly<Record<StartField, string>>>;
  readonly errors: FieldErrors<StartField>;
  readonly problem: AccountProblem | undefined;
  /** The key of the form: it starts one plan, however often it is posted. It is in the page's address, too. */
  readonly startKey: string;
  /** The fields of a refused form, to be sent again, while the page cannot be loaded. */
  readonly kept?: ReadonlyArray<readonly [name: string, value: string]>;
}
