/** An error response of the engine: its status and the fields of its body. */
export class ToyProblem extends Error {
  readonly status: number;
  readonly type: string;
  /** Further fields of the body, such as `field` or `available`. */
  readonly details: Readonly<Record<string, string | number>>;

  constructor(status: number, type: string, message: string, details: ToyProblem['details'] = {}) {
    super(message);
    this.status = status;
    this.type = type;
    this.details = details;
  }

  get body(): Readonly<Record<string, string | number>> {
    return { type: this.type, message: this.message, ...this.details };
  }
}
