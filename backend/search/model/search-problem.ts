/** A request that is refused; the message is sent to the caller. */
export class SearchProblem extends Error {
  readonly statusCode: number;

  constructor(message: string, statusCode = 400) {
    super(message);
    this.name = 'SearchProblem';
    this.statusCode = statusCode;
  }
}
