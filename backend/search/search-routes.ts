import type { FastifyError, FastifyInstance } from 'fastify';
import { isBusy } from '../database/when-unlocked.ts';
import { BUSY_MESSAGE, BUSY_RETRY_SECONDS } from '../http/error-responses.ts';
import { registerBehaviourRoutes } from './routes/behaviour-routes.ts';
import { withQs } from './request/expand-qs.ts';
import type { QueryParameters } from './request/query-parameters.ts';
import { checkKey } from './request/request-parameters.ts';
import { registerResultRoutes } from './routes/result-routes.ts';
import { SearchProblem } from './model/search-problem.ts';
import type { SearchRouteDeps } from './routes/search-route-deps.ts';
import { registerSuggestionRoutes } from './routes/suggestion-routes.ts';

/** Path below which the search service is mounted; the service address of a client ends with it. */
const SEARCH_PREFIX = '/constructor';

/**
 * Serves search, browse, suggestions, recommendations and behavioural events in the wire format of the Constructor
 * client. The server must have its address limits (`registerAddressLimit`). Refused requests get `{"message": …}`, a
 * locked database gets 503 with the time to retry. A fault is logged, and its cause is not sent. [SRC-08]
 */
export const registerSearchRoutes = (app: FastifyInstance, deps: SearchRouteDeps): void => {
  void app.register(
    async (scope) => {
      // Pages of another origin ask this service directly; no cookie is involved.
      scope.addHook('onRequest', async (request, reply) => {
        void reply.header('access-control-allow-origin', '*');
        checkKey(request.query as QueryParameters, deps.apiKey);
      });
      // Every read also accepts its parameters as JSON in `qs`.
      scope.addHook('preValidation', async (request) => {
        if (request.method !== 'POST') request.query = withQs(request.query as QueryParameters);
      });
      scope.setErrorHandler<FastifyError | SearchProblem>(async (error, request, reply) => {
        const status = error.statusCode ?? 500;
        if (status < 500) return reply.code(status).send({ message: error.message });
        if (error instanceof SearchProblem) {
          return reply.code(status).header('retry-after', '1').send({ message: error.message });
        }
        if (isBusy(error)) {
          request.log.warn('the database was locked for too long');
          return reply.code(503).header('retry-after', BUSY_RETRY_SECONDS).send({ message: BUSY_MESSAGE });
        }
        request.log.error({ err: error }, 'the search service failed');
        return reply.code(500).send({ message: 'Internal server error' });
      });
      scope.setNotFoundHandler(async (_request, reply) => reply.code(404).send({ message: 'Not Found' }));
      registerResultRoutes(scope, deps);
      registerSuggestionRoutes(scope, deps);
      registerBehaviourRoutes(scope, deps);
    },
    { prefix: SEARCH_PREFIX },
  );
};
