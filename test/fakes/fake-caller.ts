type SignInListener = (formerId: string | undefined, customerId: string) => void;

/** Whom the commerce service takes the caller for: what its session cookies say. Its fakes share one caller. */
export class FakeCaller {
  #id: string | undefined;
  #registered = false;
  readonly #listeners: SignInListener[] = [];

  /** Undefined for nobody in particular. */
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

  leaves(): this {
    this.#id = undefined;
    this.#registered = false;
    return this;
  }

  /** For services that carry something from a guest over to the customer. */
  onSignIn(listener: SignInListener): void {
    this.#listeners.push(listener);
  }
}
