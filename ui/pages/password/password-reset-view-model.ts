import type * as E from 'fp-ts/Either';
import { makeAutoObservable, runInAction } from 'mobx';
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

export interface PasswordResetPorts {
  readonly requestReset: RequestPasswordReset;
  readonly resetPassword: ResetPassword;
  readonly history: PageHistory;
}

/** What is on its way; the new password may also be there already, while the sign-in page is being loaded. */
type Status = 'idle' | 'requesting' | 'resetting' | 'renewed';

/** A forgotten password in two steps: a code is asked for, then used. What was typed stays through every failure. */
export class PasswordResetViewModel {
  readonly ask: FormViewModel<AskCodeField>;
  readonly renew: FormViewModel<NewPasswordField>;
  readonly returnPath: string;
  readonly outboxPath: string | undefined;
  step: PasswordResetStep;
  status: Status = 'idle';
  problem: string | undefined;
  sentTo: string | undefined;
  /** How often a code was asked for here: each time what is said about it takes the focus. */
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
    makeAutoObservable(
      this,
      {
        ask: false,
        renew: false,
        returnPath: false,
        outboxPath: false,
      },
      { autoBind: true },
    );
  }

  /** Lets Back and Forward lead from step to step. */
  start(): Disposer {
    return this.#ports.history.whenReturned((url) => this.show(stepAt(queryOf(url))));
  }

  /** What stands above the form (ERR-06). */
  get message(): string | undefined {
    return this.problem ?? (this.#wasServiceDown ? LOGIN_SERVICE_DOWN : undefined);
  }

  /** Something is on its way, or the new password is there and the sign-in page is being loaded. */
  get #isBusy(): boolean {
    const isLeaving = this.status === 'renewed' && this.renew.field('password').value === '';
    return this.status === 'requesting' || this.status === 'resetting' || isLeaving;
  }

  /** First step. */
  async requestCode(): Promise<void> {
    if (!this.#isBusy && this.ask.validate()) await this.request(this.ask.values.email, this.ask);
  }

  /** In the second step, for an email that came too late or not at all. */
  async requestAnother(): Promise<void> {
    if (!this.#isBusy) await this.request(this.renew.values.email, this.renew);
  }

  /** Second step: sets the password and goes to the sign-in. */
  async reset(): Promise<void> {
    if (this.#isBusy || !this.renew.validate()) return;
    this.status = 'resetting';
    const outcome = await this.#ports.resetPassword(this.renew.values)();
    runInAction(() => {
      if (isLeft(outcome)) return this.fail(this.renew, outcome.left);
      this.status = 'renewed';
      this.problem = undefined;
      // The page may come back from the browser's memory: without the password, and ready for another try.
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

  /** The step is an address of its own: a reload keeps it, Back leads to the first one. */
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
