import { runInAction } from 'mobx';
import type { Analytics, AnalyticsEvent } from '../../core/analytics/analytics';
import type { Register } from '../../core/identity/registration/register';
import type { RegistrationForm, RegistrationKey } from '../../core/identity/registration/registration-form';
import type { SignedIn } from '../../core/identity/sign-in/sign-in';
import { LOGIN_SERVICE_DOWN } from '../../core/identity/sign-in/sign-in-message';
import type { CardSuccessFlow } from '../../core/petco-pay/card-flow-store';
import type { CaptchaViewModel } from '../captcha/captcha-view-model';
import { FormViewModel } from '../forms/form-view-model';
import { toRegisterProblem, type RegisterProblem } from './register-problem';
import { isRight } from '../../core/shared/either';
import { observeMembers } from '../state/observe-members';

export interface RegisterPorts {
  readonly register: Register;
  readonly analytics: Analytics;
  /** The default after a registration: opens the success modal, or the return page. The form waits for it. */
  readonly showSuccess: (signedIn: SignedIn) => Promise<void> | void;
}

export interface RegisterOptions {
  readonly form: RegistrationForm;
  readonly place: Extract<AnalyticsEvent, { name: 'registration' }>['place'];
  readonly captcha: CaptchaViewModel;
  readonly isServiceDown: boolean;
  /** Called after the sign-in instead of `showSuccess` (REG-04). */
  readonly onSuccess?: (flow: CardSuccessFlow) => Promise<void> | void;
  /** The values of a registration that failed without scripts. */
  readonly values?: Readonly<Partial<Record<RegistrationKey, string>>>;
  readonly problem?: RegisterProblem | undefined;
}

type Status = 'idle' | 'submitting' | 'registered' | 'made-but-not-signed-in';

/**
 * The registration form of the page and of the card's interstitial (REG-01 to REG-08). A failure keeps what was typed.
 */
export class RegisterViewModel {
  readonly form: FormViewModel<RegistrationKey>;
  readonly captcha: CaptchaViewModel;
  status: Status = 'idle';
  /** The email of a registration without a response. The account may exist. */
  unanswered: string | undefined;
  private problem: string | undefined;
  readonly #options: RegisterOptions;
  readonly #ports: RegisterPorts;

  constructor(options: RegisterOptions, ports: RegisterPorts) {
    this.#options = options;
    this.#ports = ports;
    this.captcha = options.captcha;
    this.form = new FormViewModel(options.form, options.values);
    observeMembers(this, { form: false, captcha: false });
    if (options.problem !== undefined) this.showProblem(options.problem);
  }

  /** The message above the form: a failure that belongs to no field, or that the login service is down (ERR-06). */
  get message(): string | undefined {
    return this.problem ?? (this.#options.isServiceDown ? LOGIN_SERVICE_DOWN : undefined);
  }

  /** The account exists, but the sign-in failed: the shopper signs in by hand. */
  get isMade(): boolean {
    return this.status === 'made-but-not-signed-in';
  }

  /**
   * False while a request is under way, after the account was made, and until a required captcha is solved (REG-07).
   */
  get canSubmit(): boolean {
    const isLeaving = this.status === 'registered' && this.form.field('password').value === '';
    return this.status !== 'submitting' && !this.isMade && !isLeaving && this.captcha.isSatisfied;
  }

  /** Whether the membership fields are expanded: when one has a value or an error. */
  get hasPals(): boolean {
    return PALS_FIELDS.some((key) => this.form.field(key).value !== '' || this.form.field(key).errors.length > 0);
  }

  /** Validates the form and submits it only without errors (REG-04). */
  async submit(): Promise<void> {
    if (!this.canSubmit) return;
    this.problem = undefined;
    if (!this.form.validate()) return;
    this.status = 'submitting';
    const isRepeat = this.form.values.email === this.unanswered;
    const outcome = await this.#ports.register({ ...this.form.values, captcha: this.captcha.proof }, isRepeat)();
    if (isRight(outcome)) return this.follow(outcome.right);
    runInAction(() => {
      this.status = 'idle';
      this.captcha.renew();
      this.showProblem(toRegisterProblem(outcome.left));
    });
  }

  private async follow(signedIn: SignedIn): Promise<void> {
    const { onSuccess, place } = this.#options;
    // The browser may restore this page from its back-forward cache: without the password, ready for another attempt.
    runInAction(() => this.form.setFields({ password: '' }));
    this.#ports.analytics.report({ name: 'registration', place })();
    await (onSuccess === undefined ? this.#ports.showSuccess(signedIn) : onSuccess('PCC_REGISTRATION'));
    runInAction(() => (this.status = 'registered'));
  }

  private showProblem({ message, errors, isMade, isAnswerLost }: RegisterProblem): void {
    this.problem = message;
    if (isAnswerLost) this.unanswered = this.form.values.email;
    // The email is taken and the typed password does not open the account, so the earlier registration is no longer
    // uncertain.
    else if (errors.email !== undefined) this.unanswered = undefined;
    if (isMade) this.status = 'made-but-not-signed-in';
    this.form.rejectAll(errors);
  }
}

const PALS_FIELDS = ['palsReward', 'palsPhoneNumber'] as const;
