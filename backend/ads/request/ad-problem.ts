/** A refused request; the message is sent to the caller. */
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
