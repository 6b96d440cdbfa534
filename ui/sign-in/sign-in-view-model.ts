import { makeAutoObservable, runInAction } from 'mobx';
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

/** How the form begins; what is optional is there when a sign-in without scripts failed. The password never is. */
export interface SignInStart {
  /** Where to go afterwards: a path of this shop. */
  readonly returnPath: string;
  readonly isServiceDown: boolean;
  readonly email?: string;
  readonly errors?: FieldErrors<SignInField>;
  /** Why the service did not let the shopper in. */
  readonly refusal?: string | undefined;
  /** The service has looked at what was typed; true by default. */
  readonly isAnswered?: boolean;
  /** The account is locked: a mailed link would let its owner in. */
  readonly isLocked?: boolean;
}

export interface SignInViewPorts {
  readonly signIn: SignIn;
  /** What follows a sign-in; the form waits for it. */
  readonly onSignedIn: (signedIn: SignedIn) => Promise<void> | void;
}

type Status = 'idle' | 'submitting' | 'signed-in';

/** The sign-in form: fields stay marked while the last refusal stands (ERR-07); nothing typed is lost but by leaving. */
export class SignInViewModel {
  readonly form: FormViewModel<SignInField>;
  readonly returnPath: string;
  status: Status = 'idle';
  refusal: string | undefined;
  /** Whether what was refused is what was typed; not so while the service cannot be asked. */
  private isAnswered: boolean;
  /** The account of the last try is locked (USR-05). */
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
    makeAutoObservable(this, { form: false, returnPath: false }, { autoBind: true });
  }

  /** What stands above the form: a refusal, or that the service is down (ERR-06). */
  get message(): string | undefined {
    return this.refusal ?? (this.#wasServiceDown ? LOGIN_SERVICE_DOWN : undefined);
  }

  /** Both fields are marked while a refusal stands; an outage marks none. */
  get isRefused(): boolean {
    return this.refusal !== undefined && this.isAnswered;
  }

  /** Sends the form when nothing is missing; whether the login service is up, the use case looks itself (FRM-09). */
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
      // The page may come back from the browser's memory: without the password, and ready for another try.
      this.form.setFields({ password: '' });
    });
    await this.#ports.onSignedIn(signedIn);
    runInAction(() => (this.status = 'signed-in'));
  }
}

/** What stands above the form after a failed sign-in; undefined when its fields say what is wrong. */
export const refusalOf = (error: SignInError): string | undefined =>
  error.kind === 'missing-credentials' ? undefined : signInMessage(error);

/** What stands beside the fields after a failed sign-in. */
export const missingOf = (error: SignInError): FieldErrors<SignInField> =>
  error.kind === 'missing-credentials' ? Object.fromEntries(error.fields.map((field) => [field, REQUIRED])) : {};
