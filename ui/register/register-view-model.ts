import { makeAutoObservable, runInAction } from 'mobx';
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

export interface RegisterPorts {
  readonly register: Register;
  readonly analytics: Analytics;
  /** What follows when nobody else asked to be told: the success modal, or the way back. The form waits for it. */
  readonly showSuccess: (signedIn: SignedIn) => Promise<void> | void;
}

export interface RegisterOptions {
  readonly form: RegistrationForm;
  readonly place: Extract<AnalyticsEvent, { name: 'registration' }>['place'];
  readonly captcha: CaptchaViewModel;
  readonly isServiceDown: boolean;
  /** Told after the sign-in, in place of showing success (REG-04). */
  readonly onSuccess?: (flow: CardSuccessFlow) => Promise<void> | void;
  /** What a registration without scripts has left. */
  readonly values?: Readonly<Partial<Record<RegistrationKey, string>>>;
  readonly problem?: RegisterProblem | undefined;
}

type Status = 'idle' | 'submitting' | 'registered' | 'made-but-not-signed-in';

/** The registration form of the page and of the card's interstitial (REG-01 to REG-08); nothing typed is ever lost. */
export class RegisterViewModel {
  readonly form: FormViewModel<RegistrationKey>;
  readonly captcha: CaptchaViewModel;
  status: Status = 'idle';
  /** The email of a registration whose answer was lost: it may have an account by now. */
  unanswered: string | undefined;
  private problem: string | undefined;
  readonly #options: RegisterOptions;
  readonly #ports: RegisterPorts;

  constructor(options: RegisterOptions, ports: RegisterPorts) {
    this.#options = options;
    this.#ports = ports;
    this.captcha = options.captcha;
    this.form = new FormViewModel(options.form, options.values);
    makeAutoObservable(this, { form: false, captcha: false }, { autoBind: true });
    if (options.problem !== undefined) this.showProblem(options.problem);
  }

  /** What stands above the form: a failure that is no field's, or that the login service is down (ERR-06). */
  get message(): string | undefined {
    return this.problem ?? (this.#options.isServiceDown ? LOGIN_SERVICE_DOWN : undefined);
  }

  /** The account exists, and the shopper signs in by hand. */
  get isMade(): boolean {
    return this.status === 'made-but-not-signed-in';
  }

  /** While it is on its way, and until a needed captcha is solved, nothing can be sent (REG-07). */
  get canSubmit(): boolean {
    const isLeaving = this.status === 'registered' && this.form.field('password').value === '';
    return this.status !== 'submitting' && !this.isMade && !isLeaving && this.captcha.isSatisfied;
  }

  /** The fields of a rewards membership are offered, and open once they have something to show. */
  get hasPals(): boolean {
    return PALS_FIELDS.some((key) => this.form.field(key).value !== '' || this.form.field(key).errors.length > 0);
  }

  /** Checks everything; only once nothing is wrong it is sent (REG-04). */
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
    // The page may come back from the browser's memory: without the password, and ready for another try.
    runInAction(() => this.form.setFields({ password: '' }));
    this.#ports.analytics.report({ name: 'registration', place })();
    await (onSuccess === undefined ? this.#ports.showSuccess(signedIn) : onSuccess('PCC_REGISTRATION'));
    runInAction(() => (this.status = 'registered'));
  }

  private showProblem({ message, errors, isMade, isAnswerLost }: RegisterProblem): void {
    this.problem = message;
    if (isAnswerLost) this.unanswered = this.form.values.email;
    // Whether it was made is known by now: what was typed does not open the account.
    else if (errors.email !== undefined) this.unanswered = undefined;
    if (isMade) this.status = 'made-but-not-signed-in';
    this.form.rejectAll(errors);
  }
}

const PALS_FIELDS = ['palsReward', 'palsPhoneNumber'] as const;
