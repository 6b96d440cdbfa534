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

/** Answers a request that the framework refused. Never throws. */
export type AnswerFrameworkError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => void;

/**
 * Answers requests that the framework refuses before it knows their route, such as one whose path has bad
 * percent-encoding. No hook has run then, neither the check of the address nor the one that sets the common headers,
 * and nothing catches what is thrown here: a throw or a rejection would end the process. So this never does either.
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

/** Answers 400 in a line of text with what is wrong (see `addressFault`): there is no address to show a page at. */
export const refuseAddress = (reply: FastifyReply, fault: string): FastifyReply =>
  reply.code(400).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`Bad request: ${fault}`);
