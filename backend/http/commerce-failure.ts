/** Refuses a request with a reason for the client. It is thrown, and the error handler writes it as an envelope. */
export class CommerceFailure extends Error {
  readonly status: number;
  readonly errorKey: string;
  readonly errorCode: string;
  readonly parameters: string | readonly string[];

  constructor(details: CommerceFailureDetails) {
    super(details.message);
    this.name = 'CommerceFailure';
    this.status = details.status ?? 400;
    this.errorKey = details.errorKey;
    this.errorCode = details.errorCode ?? details.errorKey;
    this.parameters = details.parameters ?? '';
  }
}

export interface CommerceFailureDetails {
  readonly message: string;
  readonly errorKey: string;
  /** The error code; equal to the key when the platform has no number. */
  readonly errorCode?: string;
  /** HTTP status; default 400. */
  readonly status?: number;
  readonly parameters?: string | readonly string[];
}

/** A parameter is missing, of the wrong type, or out of range. */
export const invalidParameter = (parameter: string, message: string): CommerceFailure =>
  new CommerceFailure({ errorKey: '_ERR_CMD_INVALID_PARAM', message, parameters: parameter });

/** The request needs an identity. The client requests a guest identity and repeats it. */
export const identityNeeded = (): CommerceFailure =>
  new CommerceFailure({
    status: 403,
    errorKey: 'USR.CWXFR0130E',
    errorCode: 'CWXFR0130E',
    message: 'The generic user may not do this. Obtain a guest identity or sign in first.',
  });

/** The request needs a registered shopper. */
export const signInNeeded = (): CommerceFailure =>
  new CommerceFailure({
    status: 401,
    errorKey: '_ERR_LOGON_REQUIRED',
    errorCode: '2550',
    message: 'You must sign in to do this.',
  });

/** The shopper is only remembered; the request needs a real sign-in. */
export const partialAuthenticationRefused = (): CommerceFailure =>
  new CommerceFailure({
    status: 401,
    errorKey: 'ERR_PARTIAL_AUTHENTICATION_NOT_ALLOWED',
    errorCode: 'CWXFR0222E',
    message: 'You must sign in again to do this.',
  });

/** The address does not exist. */
export const notFound = (message: string, parameters?: string): CommerceFailure =>
  new CommerceFailure({ status: 404, errorKey: '_ERR_NOT_FOUND', errorCode: 'CMN1024E', message, parameters });
