import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SignIn, SignInError } from '../../../core/identity/sign-in';
import { REQUIRED } from '../../../core/forms/messages';
import { LOGIN_SERVICE_DOWN, signInMessage } from '../../../core/identity/sign-in-message';
import type { PageHistory } from '../../../core/shared/page-history';
import type { SignInData, SignInProblem } from './sign-in-data';

export interface SignInViewPorts {
  readonly signIn: SignIn;
  readonly history: PageHistory;
}

type Status = 'idle' | 'submitting' | 'signed-in';

/** The sign-in form: fields stay marked while the last refusal stands (ERR-07); nothing typed is lost but by leaving. */
export class SignInViewModel {
  email: string;
  password = '';
  status: Status = 'idle';
  problem: SignInProblem | undefined;
  readonly returnPath: string;
  private readonly isServiceDown: boolean;

  constructor(
    data: SignInData,
    private readonly ports: SignInViewPorts,
  ) {
    this.email = data.email;
    this.problem = data.problem;
    this.returnPath = data.returnPath;
    this.isServiceDown = data.isServiceDown;
    makeAutoObservable<this, 'ports' | 'isServiceDown'>(
      this,
      { problem: observableRef, ports: false, returnPath: false, isServiceDown: false },
      { autoBind: true },
    );
  }

  /** What stands above the form: a refusal, or that the service is down (ERR-06). */
  get message(): string | undefined {
    return this.problem?.message ?? (this.isServiceDown ? LOGIN_SERVICE_DOWN : undefined);
  }

  get emailError(): string | undefined {
    return this.errorOf('email');
  }

  get passwordError(): string | undefined {
    return this.errorOf('password');
  }

  /** Both fields are marked while a refusal of the credentials stands. */
  get isRefused(): boolean {
    return this.problem !== undefined && this.problem.missing.length === 0;
  }

  typeEmail(email: string): void {
    this.email = email;
    this.problem = withoutMissing(this.problem, 'email');
  }

  typePassword(password: string): void {
    this.password = password;
    this.problem = withoutMissing(this.problem, 'password');
  }

  async submit(): Promise<void> {
    const isLeaving = this.status === 'signed-in' && this.password === '';
    if (this.status === 'submitting' || isLeaving) return;
    this.status = 'submitting';
    const outcome = await this.ports.signIn({ email: this.email, password: this.password })();
    runInAction(() => {
      this.status = outcome._tag === 'Right' ? 'signed-in' : 'idle';
      this.problem = outcome._tag === 'Right' ? undefined : toProblem(outcome.left);
      if (outcome._tag === 'Left') return;
      // The page may come back from the browser's memory: without the password, and ready for another try.
      this.password = '';
      this.ports.history.leave(this.returnPath)();
    });
  }

  private errorOf(field: 'email' | 'password'): string | undefined {
    return this.problem?.missing.includes(field) === true ? REQUIRED : undefined;
  }
}

/** What a failed sign-in looks like on the page. */
export const toProblem = (error: SignInError): SignInProblem => ({
  message: signInMessage(error),
  missing: error.kind === 'missing-credentials' ? error.fields : [],
});

const withoutMissing = (problem: SignInProblem | undefined, field: 'email' | 'password'): SignInProblem | undefined => {
  if (problem === undefined || !problem.missing.includes(field)) return problem;
  const missing = problem.missing.filter((other) => other !== field);
  return missing.length === 0 ? undefined : { ...problem, missing };
};
