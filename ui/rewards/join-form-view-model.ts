import { phoneDigits } from '../../core/forms/shapes';
import { joinForm, type JoinField } from '../../core/rewards/membership/join-form';
import type { ChromeViewModel } from '../chrome/chrome-view-model';
import type { ToastsViewModel } from '../toasts/toasts-view-model';
import { FormViewModel } from '../forms/form-view-model';
import { Joining, type JoiningPorts } from './joining';
import type { RewardsViewModel } from './rewards-view-model';
import { formatMoney } from '../../core/shared/money';

/** The response to a form that was posted without scripts. */
export interface JoinFormData {
  readonly phone: string;
  readonly phoneError: string | undefined;
  /** The reason why joining failed (ERR-09). */
  readonly problem: string | undefined;
}

export const NEW_JOIN_FORM: JoinFormData = { phone: '', phoneError: undefined, problem: undefined };

export interface JoinFormPorts extends JoiningPorts {
  readonly chrome: Pick<ChromeViewModel, 'refresh' | 'brand'>;
  readonly rewards: Pick<RewardsViewModel, 'restart'>;
  readonly toasts: Pick<ToastsViewModel, 'succeed'>;
}

/** The join form on the programme's page (PAL-01). */
export class JoinFormViewModel {
  readonly form: FormViewModel<JoinField>;
  readonly joining: Joining;
  readonly #ports: JoinFormPorts;

  constructor({ phone, phoneError, problem }: JoinFormData, ports: JoinFormPorts) {
    this.#ports = ports;
    this.form = new FormViewModel(joinForm, { palsPhoneNumber: phone });
    if (phoneError !== undefined) this.form.reject('palsPhoneNumber', phoneError);
    this.joining = new Joining(problem, ports);
  }

  readonly submit = async (): Promise<void> => {
    const { chrome, rewards, toasts } = this.#ports;
    if (!this.form.validate()) return;
    if (!(await this.joining.join(phoneDigits(this.form.values.palsPhoneNumber)))) return;
    toasts.succeed(
      `Welcome to ${chrome.brand.rewards}. Every ${formatMoney(1, chrome.brand.currency, 0)} now earns a point.`,
    );
    await Promise.all([chrome.refresh(), rewards.restart()]);
  };
}
