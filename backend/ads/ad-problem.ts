/** A call that is refused; the message is the sentence that the caller is told. */
export class AdProblem extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.name = 'AdProblem';
    this.statusCode = statusCode;
  }
}

/** 400: a field is missing, or is not what it should be. */
export const badField = (name: string, expectation: string): AdProblem => new AdProblem(400, `${name} ${expectation}`);
