/** A refused request; the message is sent to the caller. */
export class AdProblem extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.name = 'AdProblem';
    this.statusCode = statusCode;
  }
}

/** A response 400 for a missing or wrong field. */
export const badField = (name: string, expectation: string): AdProblem => new AdProblem(400, `${name} ${expectation}`);
