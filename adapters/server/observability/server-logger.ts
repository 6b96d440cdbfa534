import type { FastifyBaseLogger } from 'fastify';
import type { Logger } from '../../../core/shared/logger';

/** Writes the core's log as lines of the server's own log. */
export const makeServerLogger = (log: () => Pick<FastifyBaseLogger, 'warn' | 'error'>): Logger => ({
  warn:
    (message, facts = {}) =>
    () =>
      log().warn(facts, message),
  error:
    (message, facts = {}) =>
    () =>
      log().error(facts, message),
});
