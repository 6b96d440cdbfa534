import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isBusy } from '../database/when-unlocked.ts';
import { CommerceFailure, invalidParameter, notFound } from './commerce-failure.ts';
import { ownValue } from '../shared/own-value.ts';

export interface ErrorEnvelope {
  readonly errors: readonly {
    readonly errorKey: string;
    readonly errorCode: string;
    readonly errorMessage: string;
    readonly errorParameters: string | readonly string[];
    /** Reference number of the request; only for server errors. */
    readonly correlationIdentifier?: string;
  }[];
}

/** The envelope of every error response. */
const toEnvelope = (failure: CommerceFailure, correlationIdentifier?: string): ErrorEnvelope => ({
  errors: [
    {
      errorKey: failure.errorKey,
      errorCode: failure.errorCode,
      errorMessage: failure.message,
      errorParameters: failure.parameters,
      ...(correlationIdentifier === undefined ? {} : { correlationIdentifier }),
    },
  ],
});

const transportFailures: Readonly<Record<string, { errorKey: string; message: string }>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { errorKey: '_ERR_REQUEST_TOO_LARGE', message: 'The request body is too large.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    errorKey: '_ERR_UNSUPPORTED_CONTENT_TYPE',
    message: 'The request body must be sent as application/json.',
  },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    errorKey: '_ERR_BAD_REQUEST',
    message: 'The request body does not have the length its header says.',
  },
  FST_ERR_BAD_URL: { errorKey: '_ERR_BAD_REQUEST', message: 'The address of the request is not well formed.' },
};

/** The parameter that a schema refused, such as `orderItem.0.quantity`. */
const toParameterFailure = (error: FastifyError): CommerceFailure => {
  const first = error.validation?.[0];
  const missing = first?.keyword === 'required' ? String(first.params.missingProperty) : undefined;
  const path = (first?.instancePath ?? '').split('/').filter((part) => part !== '');
  const parameter = [...path, ...(missing === undefined ? [] : [missing])].join('.');
  if (parameter === '') return invalidParameter('body', 'The request body must be a JSON object.');
  if (missing !== undefined) return invalidParameter(parameter, `${parameter} is required.`);
  return invalidParameter(parameter, `${parameter} ${first?.message ?? 'is not valid'}.`);
};

/** Seconds after which to retry while the database is locked or a service is unavailable. */
export const BUSY_RETRY_SECONDS = '2';
export const BUSY_MESSAGE = 'We’re busy right now. Nothing was changed. Please try again in a moment.';

const busy = (): CommerceFailure =>
  new CommerceFailure({
    status: 503,
    errorKey: '_ERR_BUSY',
    message: BUSY_MESSAGE,
  });

const unavailable = (): CommerceFailure =>
  new CommerceFailure({
    status: 503,
    errorKey: '_ERR_UNAVAILABLE',
    message: 'This isn’t available right now. Please try again in a moment.',
  });

/** Converts an error to its response; undefined for a server error. */
const toFailure = (error: unknown): CommerceFailure | undefined => {
  if (error instanceof CommerceFailure) return error;
  if (!(error instanceof Error)) return undefined;
  // Errors of Fastify have these fields.
  const fault = error as FastifyError;
  if (fault.validation !== undefined) return toParameterFailure(fault);
  const transport = ownValue(transportFailures, fault.code ?? '');
  const status = fault.statusCode ?? 500;
  if (transport !== undefined) return new CommerceFailure({ status, ...transport });
  if (status === 503) return unavailable();
  if (status >= 500) return undefined;
  return new CommerceFailure({ status, errorKey: '_ERR_BAD_REQUEST', message: 'The request could not be understood.' });
};

const respondToError = (error: unknown, request: FastifyRequest, reply: FastifyReply): ErrorEnvelope => {
  if (isBusy(error)) {
    request.log.warn('the database was locked for too long');
    reply.code(503).header('retry-after', BUSY_RETRY_SECONDS);
    return toEnvelope(busy(), request.id);
  }
  const failure = toFailure(error);
  if (failure !== undefined) {
    reply.code(failure.status);
    if (failure.status === 503) reply.header('retry-after', BUSY_RETRY_SECONDS);
    return toEnvelope(failure);
  }
  request.log.error({ err: error }, 'request failed');
  reply.code(500);
  const message = `Something went wrong. Reference: ${request.id}`;
  return toEnvelope(new CommerceFailure({ status: 500, errorKey: '_ERR_GENERIC', message }), request.id);
};

/** Responds to a request with a malformed address, which never reaches a route. */
export const respondToBadAddress = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  reply.send(respondToError(error, request, reply));
};

/** Sends the error envelope for every failed request and unknown path, never with a stack trace. [ERR-07] */
export const registerErrorResponses = (app: FastifyInstance): void => {
  app.setErrorHandler(respondToError);
  app.setNotFoundHandler((request, reply) => {
    reply.code(404);
    return toEnvelope(notFound(`There is nothing at ${request.method} of this address.`));
  });
};
