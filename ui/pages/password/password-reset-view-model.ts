import type * as E from 'fp-ts/Either';
import { runInAction } from 'mobx';
import {
  askCodeForm,
  newPasswordForm,
  type AskCodeField,
  type NewPasswordField,
} from '../../../core/identity/password-reset/password-reset-forms';
import { resetFieldErrors, resetProblem } from '../../../core/identity/password-reset/password-reset-message';
import type {
  RequestPasswordReset,
  RequestPasswordResetError,
} from '../../../core/identity/password-reset/request-password-reset';
import type { ResetPassword, ResetPasswordError } from '../../../core/identity/password-reset/reset-password';
import { LOGIN_SERVICE_DOWN } from '../../../core/identity/sign-in/sign-in-message';
import type { PageHistory } from '../../../core/shared/page-history';
import { FormViewModel } from '../../forms/form-view-model';
import type { PasswordResetData, PasswordResetStep } from './password-reset-data';
import { afterResetPath, haveCodePath, stepAt } from './password-reset-paths';
import { isLeft } from '../../../core/shared/either';
import type { Disposer } from '../../../core/shared/disposer';
import { observeMembers } from '../../state/observe-members';

export interface PasswordResetPorts {
  readonly requestReset: RequestPasswordReset;
  readonly resetPassword: ResetPassword;
  readonly history: PageHistory;
}

/** The request that is under way. `renewed`: the password is set and the sign-in page is loading. */
type Status = 'idle' | 'requesting' | 'resetting' | 'renewed';

/** The two steps of a password reset: request a code, then use it. A failure keeps what was typed. */
export class PasswordResetViewModel {
  readonly ask: FormViewModel<AskCodeField>;
  readonly renew: FormViewModel<NewPasswordField>;
  readonly returnPath: string;
  readonly outboxPath: string | undefined;
  step: PasswordResetStep;
  status: Status = 'idle';
  problem: string | undefined;
  sentTo: string | undefined;
  /** The number of codes requested on this page. The message takes the focus after each one. */
  codesRequested = 0;
  readonly #wasServiceDown: boolean;
  readonly #ports: PasswordResetPorts;

  constructor(data: PasswordResetData, ports: PasswordResetPorts) {
    this.#ports = ports;
    const { step, email, code, errors } = data;
    this.ask = new FormViewModel(askCodeForm, { email }, step === 'ask' ? { email: errors.email } : {});
    this.renew = new FormViewModel(newPasswordForm, { email, code }, step === 'renew' ? errors : {});
    this.step = step;
    this.returnPath = data.returnPath;
    this.outboxPath = data.outboxPath;
    this.problem = data.problem;
    this.sentTo = data.sentTo;
    this.#wasServiceDown = data.isServiceDown;
    observeMembers(this, { ask: false, renew: false, returnPath: false, outboxPath: false });
  }

  /** Makes Back and Forward switch between the steps. */
  start(): Disposer {
    return this.#ports.history.whenReturned((url) => this.show(stepAt(queryOf(url))));
  }

  /** The message above the form (ERR-06). */
  get message(): string | undefined {
    return this.problem ?? (this.#wasServiceDown ? LOGIN_SERVICE_DOWN : undefined);
  }

  /** Whether a request is under way, or the sign-in page is loading. */
  get #isBusy(): boolean {
    const isLeaving = this.status === 'renewed' && this.renew.field('password').value === '';
    return this.status === 'requesting' || this.status === 'resetting' || isLeaving;
  }

  /** First step: requests a code. */
  async requestCode(): Promise<void> {
    if (!this.#isBusy && this.ask.validate()) await this.request(this.ask.values.email, this.ask);
  }

  /** Requests another code in the second step, when the mail arrived late or not at all. */
  async requestAnother(): Promise<void> {
    if (!this.#isBusy) await this.request(this.renew.values.email, this.renew);
  }

  /** Second step: sets the password and opens the sign-in page. */
  async reset(): Promise<void> {
    if (this.#isBusy || !this.renew.validate()) return;
    this.status = 'resetting';
    const outcome = await this.#ports.resetPassword(this.renew.values)();
    runInAction(() => {
      if (isLeft(outcome)) return this.fail(this.renew, outcome.left);
      this.status = 'renewed';
      this.problem = undefined;
      // The browser may restore this page from its back-forward cache: without the password, ready for another attempt.
      this.renew.setFields({ code: '', password: '' });
      this.#ports.history.leave(afterResetPath(this.returnPath))();
    });
  }

  private async request(typed: string, form: FormViewModel<AskCodeField> | FormViewModel<NewPasswordField>) {
    this.status = 'requesting';
    const outcome: E.Either<RequestPasswordResetError, string> = await this.#ports.requestReset(typed)();
    runInAction(() => {
      if (isLeft(outcome)) return this.fail(form, outcome.left);
      this.status = 'idle';
      this.problem = undefined;
      this.sentTo = outcome.right;
      this.renew.setFields({ email: outcome.right, code: '' });
      this.codesRequested += 1;
      this.goToCode();
    });
  }

  /** Opens the second step under its own address, so that a reload keeps it and Back returns to the first step. */
  private goToCode(): void {
    if (this.step === 'renew') return;
    this.step = 'renew';
    this.#ports.history.push(haveCodePath(this.returnPath))();
  }

  private show(step: PasswordResetStep): void {
    this.step = step;
    this.problem = undefined;
  }

  private fail(
    form: Pick<FormViewModel<NewPasswordField>, 'rejectAll'>,
    error: RequestPasswordResetError | ResetPasswordError,
  ): void {
    this.status = 'idle';
    this.problem = resetProblem(error);
    form.rejectAll(resetFieldErrors(error));
  }
}

const queryOf = (url: string): URLSearchParams => new URLSearchParams(url.split('?')[1]);
