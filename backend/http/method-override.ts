import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { invalidParameter } from './commerce-failure.ts';

const HEADER = 'x-http-method-override';
const overridable: readonly string[] = ['DELETE', 'PUT'];

const wantedMethod = (header: string | readonly string[] | undefined): string | undefined =>
  typeof header === 'string' ? header.trim().toUpperCase() : undefined;

/**
 * Treats a POST as the DELETE or PUT that its `X-HTTP-Method-Override` header names, for networks that pass only GET
 * and POST. Runs before the route is looked up, which is the one moment at which the method can still change. [USR-08]
 */
export const applyMethodOverride = (request: IncomingMessage): void => {
  const wanted = wantedMethod(request.headers[HEADER]);
  if (request.method === 'POST' && wanted !== undefined && overridable.includes(wanted)) request.method = wanted;
};

/** Refuses an override that was not applied: the request would do something else than its sender wants. */
export const refuseUnknownOverride = (request: FastifyRequest): void => {
  const wanted = wantedMethod(request.headers[HEADER]);
  if (wanted === undefined || wanted === request.method) return;
  throw invalidParameter('X-HTTP-Method-Override', 'X-HTTP-Method-Override must be DELETE or PUT on a POST request.');
};
