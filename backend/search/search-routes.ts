import type { FastifyError, FastifyInstance } from 'fastify';
import { registerBehaviourRoutes } from './behaviour-routes.ts';
import { checkKey, type QueryParameters } from './request-parameters.ts';
import { registerResultRoutes } from './result-routes.ts';
import type { SearchProblem } from './search-problem.ts';
import type { SearchRouteDeps } from './search-route-deps.ts';
import { registerSuggestionRoutes } from './suggestion-routes.ts';

/** Where the search service is mounted; a client's service address ends with it. */
export const SEARCH_PREFIX = '/constructor';

/**
 * Serves search, browse, suggestions, recommendations and behavioural events in the form that the Constructor client
 * speaks. Whatever is refused is answered with `{"message": …}`; a fault is logged and its cause is not told. [SRC-08]
 */
export const registerSearchRoutes = (app: FastifyInstance, deps: SearchRouteDeps): void => {
  void app.register(
    async (scope) => {
      // Pages of another origin ask this service directly; no cookie is involved.
      scope.addHook('onRequest', async (request, reply) => {
        void reply.header('access-control-allow-origin', '*');
        checkKey(request.query as QueryParameters, deps.apiKey);
      });
      scope.setErrorHandler<FastifyError | SearchProblem>(async (error, request, reply) => {
        const status = error.statusCode ?? 500;
        if (status < 500) return reply.code(status).send({ message: error.message });
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
