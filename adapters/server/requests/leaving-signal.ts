import type { FastifyReply } from 'fastify';

/**
 * Returns a signal that aborts when the client disconnects before its response is complete. A complete response does not
 * abort it, because aborting creates an error with a stack.
 */
export const leavingSignal = ({ raw }: FastifyReply): AbortSignal => {
  const leaving = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) leaving.abort();
  });
  return leaving.signal;
};
