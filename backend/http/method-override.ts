import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { invalidParameter } from './commerce-failure.ts';

const HEADER = 'x-http-method-override';
const overridable: readonly string[] = ['DELETE', 'PUT'];

const requestedMethod = (header: string | readonly string[] | undefined): string | undefined =>
  typeof header === 'string' ? header.trim().toUpperCase() : undefined;

/**
 * Treats a POST as the DELETE or PUT in its `X-HTTP-Method-Override` header, for networks that pass only GET and POST.
 * It must run before routing, because the method cannot change later. [USR-08]
 */
export const applyMethodOverride = (request: IncomingMessage): void => {
  const requested = requestedMethod(request.headers[HEADER]);
  if (request.method === 'POST' && requested !== undefined && overridable.includes(requested))
    request.method = requested;
};

/** Refuses an override that was not applied, because the request would do something else than intended. */
export const refuseUnknownOverride = (request: FastifyRequest): void => {
  const requested = requestedMethod(request.headers[HEADER]);
  if (requested === undefined || requested === request.method) return;
  throw invalidParameter('X-HTTP-Method-Override', 'X-HTTP-Method-Override must be DELETE or PUT on a POST request.');
};
