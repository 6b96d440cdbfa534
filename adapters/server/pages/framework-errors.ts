import type { ServerResponse } from 'node:http';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { addressFault } from '../requests/addressable';
import { sendError } from './error-responses';
import type { FaultPages } from './fault-pages';

export interface FrameworkErrorsOptions {
  readonly faults: FaultPages;
  /** Headers of every response of this server. */
  readonly commonHeaders: Readonly<Record<string, string>>;
  /** Called when a response has been sent, for the log and the metrics. */
  readonly onSent: (request: FastifyRequest, response: ServerResponse, milliseconds: number) => void;
}

/** Responds to a request that the framework refused. Never throws. */
export type AnswerFrameworkError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => void;

/**
 * Responds to requests that the framework refuses before it knows their route, such as one whose path has invalid
 * percent-encoding. No hook has run then, so neither the address is checked nor the common headers are set. A throw or
 * a rejection here would end the process, because nothing catches it.
 */
export const makeFrameworkErrors =
  ({ faults, commonHeaders, onSent }: FrameworkErrorsOptions): AnswerFrameworkError =>
  (error, request, reply) => {
    const began = performance.now();
    reply.raw.once('finish', () => onSent(request, reply.raw, performance.now() - began));
    const answer = async (): Promise<unknown> => {
      void reply.headers(commonHeaders).header('x-request-id', request.id);
      const fault = addressFault(request);
      return fault === undefined ? sendError(faults, error, request, reply) : refuseAddress(reply, fault);
    };
    answer().catch((failure: unknown) => {
      request.log.error({ err: failure, reference: request.id }, 'a request could not be refused in good order');
      reply.raw.destroy();
    });
  };

/**
 * Responds with 400 and a line of text with the fault (see `addressFault`). Without a valid address no page can be
 * shown.
 */
export const refuseAddress = (reply: FastifyReply, fault: string): FastifyReply =>
  reply.code(400).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`Bad request: ${fault}`);
