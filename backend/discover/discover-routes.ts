import type { FastifyError, FastifyInstance } from 'fastify';
import type { CatalogueStore } from '../catalogue/catalogue-store.ts';
import { isBusy } from '../database/when-unlocked.ts';
import { BUSY_MESSAGE, BUSY_RETRY_SECONDS } from '../http/error-responses.ts';
import { makeKeyedHash } from '../secrets/keyed-hash.ts';
import type { EventIntake } from '../search/behaviour/event-intake.ts';
import { SearchProblem } from '../search/model/search-problem.ts';
import type { SearchIndex } from '../search/model/search-types.ts';
import { makeAccessTokens } from './access-tokens.ts';
import { DiscoverProblem, problemOnWire } from './discover-problem.ts';
import { registerEventRoutes, type EventRouteDeps } from './event-routes.ts';
import { registerQueryRoutes } from './query-routes.ts';
import { registerTokenRoutes } from './token-routes.ts';

export interface DiscoverDeps extends Pick<EventRouteDeps, 'eventsAMinute'> {
  readonly catalogue: CatalogueStore;
  readonly searchIndex: SearchIndex;
  readonly events: EventIntake;
  readonly clock: () => number;
  /** API key for which tokens are issued. */
  readonly apiKey: string;
  /** Secret that signs the tokens. */
  readonly serverSecret: string;
}

/** Path below which the service is mounted; the service address of a client ends with it. */
const DISCOVER_PREFIX = '/discover';

const MESSAGES: Readonly<Record<number, string>> = {
  404: 'There is nothing at this address',
  413: 'The body is too large',
  415: 'The body must be sent as application/json',
};

/**
 * Serves the public interface of the search and recommendation service over the same index as the other provider. The
 * server must have its address limits (`registerAddressLimit`). Refused requests get `errors`, a locked database gets
 * 503 with the time to retry. A fault is logged, and its cause is not sent. [SRC-07]
 */
export const registerDiscoverRoutes = (app: FastifyInstance, deps: DiscoverDeps): void => {
  const tokens = makeAccessTokens(makeKeyedHash(deps.serverSecret), deps.clock);
  void app.register(
    async (scope) => {
      scope.setErrorHandler<FastifyError | DiscoverProblem>(async (error, request, reply) => {
        const status = error.statusCode ?? 500;
        if (error instanceof DiscoverProblem) {
          return reply.code(status).send({ errors: [problemOnWire(error.code, error.message)] });
        }
        if (isBusy(error)) {
          request.log.warn('the database was locked for too long');
          return reply
            .code(503)
            .header('retry-after', BUSY_RETRY_SECONDS)
            .send({ errors: [problemOnWire(104, BUSY_MESSAGE)] });
        }
        if (status === 429 && error instanceof SearchProblem) {
          return reply.code(status).send({ errors: [problemOnWire(104, error.message)] });
        }
        if (status < 500) {
          const message = MESSAGES[status] ?? 'The request could not be understood';
          return reply.code(status).send({ errors: [problemOnWire(101, message)] });
        }
        if (status === 503) {
          return reply
            .code(503)
            .header('retry-after', '1')
            .send({ errors: [problemOnWire(104, error.message)] });
        }
        request.log.error({ err: error }, 'the search and recommendation service failed');
        return reply.code(500).send({ errors: [problemOnWire(104, 'Internal server error')] });
      });
      scope.setNotFoundHandler(async (_request, reply) =>
        reply.code(404).send({ errors: [problemOnWire(101, MESSAGES[404] ?? '')] }),
      );
      registerTokenRoutes(scope, { ...deps, tokens });
      registerQueryRoutes(scope, { ...deps, tokens });
      registerEventRoutes(scope, { ...deps, tokens });
    },
    { prefix: DISCOVER_PREFIX },
  );
};
