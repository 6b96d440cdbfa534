/** The sign-in page; the last two are there when a sign-in without scripts failed. The password never is. */
export interface SignInData {
  /** Where to go afterwards: a path of this shop. */
  readonly returnPath: string;
  readonly isServiceDown: boolean;
  readonly email: string;
  readonly problem: SignInProblem | undefined;
}

export interface SignInProblem {
  readonly message: string;
  /** Fields with an error of their own. */
  readonly missing: ReadonlyArray<'email' | 'password'>;
}
