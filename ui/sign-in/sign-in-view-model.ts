import { runInAction } from 'mobx';
import type { FieldErrors } from '../../core/forms/form';
import { REQUIRED } from '../../core/forms/messages';
import type { SignedIn, SignIn, SignInError, SignInOrigin } from '../../core/identity/sign-in/sign-in';
import { signInForm, type SignInField } from '../../core/identity/sign-in/sign-in-form';
import {
  isAnswered,
  isLockedOut,
  LOGIN_SERVICE_DOWN,
  signInMessage,
} from '../../core/identity/sign-in/sign-in-message';
import { FormViewModel } from '../forms/form-view-model';
import { isRight } from '../../core/shared/either';
import { observeMembers } from '../state/observe-members';

/**
 * The initial state of the form. The optional properties come from a sign-in that failed without scripts. The password
 * is never part of it.
 */
export interface SignInStart {
  /** The path of this shop to open afterwards. */
  readonly returnPath: string;
  readonly isServiceDown: boolean;
  readonly email?: string;
  readonly errors?: FieldErrors<SignInField>;
  /** The reason why the service refused the sign-in. */
  readonly refusal?: string | undefined;
  /** Whether the service checked the credentials; true by default. */
  readonly isAnswered?: boolean;
  /** The account is locked. Its owner can request a link by email. */
  readonly isLocked?: boolean;
}

export interface SignInViewPorts {
  readonly signIn: SignIn;
  /** Called after a sign-in; the form waits for it. */
  readonly onSignedIn: (signedIn: SignedIn) => Promise<void> | void;
}

type Status = 'idle' | 'submitting' | 'signed-in';

/**
 * The sign-in form. Fields stay marked while the last refusal is shown (ERR-07). Typed text is kept until the shopper
 * leaves.
 */
export class SignInViewModel {
  readonly form: FormViewModel<SignInField>;
  readonly returnPath: string;
  status: Status = 'idle';
  refusal: string | undefined;
  /** Whether the refusal concerns the credentials; false when the service could not be asked. */
  private isAnswered: boolean;
  /** Whether the account of the last attempt is locked (USR-05). */
  isLocked: boolean;
  readonly #wasServiceDown: boolean;
  readonly #origin: SignInOrigin;
  readonly #ports: SignInViewPorts;

  constructor(
    { returnPath, isServiceDown, email = '', errors, refusal, isLocked = false, ...start }: SignInStart,
    origin: SignInOrigin,
    ports: SignInViewPorts,
  ) {
    this.#origin = origin;
    this.#ports = ports;
    this.form = new FormViewModel(signInForm, { email }, errors);
    this.returnPath = returnPath;
    this.refusal = refusal;
    this.isAnswered = start.isAnswered ?? true;
    this.isLocked = isLocked;
    this.#wasServiceDown = isServiceDown;
    observeMembers(this, { form: false, returnPath: false });
  }

  /** The message above the form: a refusal, or that the service is down (ERR-06). */
  get message(): string | undefined {
    return this.refusal ?? (this.#wasServiceDown ? LOGIN_SERVICE_DOWN : undefined);
  }

  /** Whether both fields are marked: after a refusal, but not after an outage. */
  get isRefused(): boolean {
    return this.refusal !== undefined && this.isAnswered;
  }

  /** Validates and submits the form. The use case checks whether the login service is up (FRM-09). */
  async submit(): Promise<void> {
    const { email, password } = this.form.values;
    const isLeaving = this.status === 'signed-in' && password === '';
    if (this.status === 'submitting' || isLeaving || !this.form.validate()) return;
    this.status = 'submitting';
    const outcome = await this.#ports.signIn({ email, password }, this.#origin)();
    if (isRight(outcome)) return this.follow(outcome.right);
    runInAction(() => {
      this.status = 'idle';
      this.refusal = refusalOf(outcome.left);
      this.isAnswered = isAnswered(outcome.left);
      this.isLocked = isLockedOut(outcome.left);
      this.form.rejectAll(missingOf(outcome.left));
    });
  }

  private async follow(signedIn: SignedIn): Promise<void> {
    runInAction(() => {
      this.refusal = undefined;
      this.isLocked = false;
      // The browser may restore this page from its back-forward cache: without the password, ready for another attempt.
      this.form.setFields({ password: '' });
    });
    await this.#ports.onSignedIn(signedIn);
    runInAction(() => (this.status = 'signed-in'));
  }
}

/** Returns the message above the form after a failed sign-in; undefined when the fields have their own errors. */
export const refusalOf = (error: SignInError): string | undefined =>
  error.kind === 'missing-credentials' ? undefined : signInMessage(error);

/** Returns the errors of the fields after a failed sign-in. */
export const missingOf = (error: SignInError): FieldErrors<SignInField> =>
  error.kind === 'missing-credentials' ? Object.fromEntries(error.fields.map((field) => [field, REQUIRED])) : {};
