type SignInListener = (formerId: string | undefined, customerId: string) => void;

/** The identity that the session cookies give the caller at the commerce service. The fakes of a test share one caller. */
export class FakeCaller {
  #id: string | undefined;
  #registered = false;
  readonly #listeners: SignInListener[] = [];

  /** Undefined for a caller without an identity. */
  get userId(): string | undefined {
    return this.#id;
  }

  get isRegistered(): boolean {
    return this.#registered;
  }

  becomesGuest(userId: string): this {
    this.#id = userId;
    this.#registered = false;
    return this;
  }

  signsIn(userId: string): this {
    const former = this.#id;
    this.#id = userId;
    this.#registered = true;
    for (const listener of this.#listeners) listener(former, userId);
    return this;
  }

  signsOut(): this {
    this.#id = undefined;
    this.#registered = false;
    return this;
  }

  /** Registers a listener for sign-ins, for fakes that move a guest's data to the customer. */
  onSignIn(listener: SignInListener): void {
    this.#listeners.push(listener);
  }
}
