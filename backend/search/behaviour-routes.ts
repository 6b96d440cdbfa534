import type { FastifyInstance } from 'fastify';
import { readBody, readEvent } from './behaviour-events.ts';
import { textAt, type QueryParameters } from './request-parameters.ts';
import { SearchProblem } from './search-problem.ts';
import type { SearchRouteDeps } from './search-route-deps.ts';

interface ActionRoute {
  readonly Params: { readonly action: string };
  readonly Querystring: QueryParameters;
}

interface TermRoute {
  readonly Params: { readonly term: string };
  readonly Querystring: QueryParameters;
}

const DONE = { message: 'ok' } as const;

/** Endpoints that are told what shoppers do; events are validated and only ever added. [SRC-08] */
export const registerBehaviourRoutes = (app: FastifyInstance, { searchIndex, clock }: SearchRouteDeps): void => {
  app.get<{ Querystring: QueryParameters }>('/behavior', async ({ query }) => {
    const action = textAt(query, 'action');
    if (action === undefined) throw new SearchProblem('action is a required parameter');
    await searchIndex.record(readEvent(action, query, {}, clock()));
    return DONE;
  });

  app.post<ActionRoute>('/v2/behavioral_action/:action', async ({ params, query, body }) => {
    await searchIndex.record(readEvent(params.action, query, readBody(body), clock()));
    return DONE;
  });

  for (const action of ['select', 'search', 'click_through']) {
    app.get<TermRoute>(`/autocomplete/:term/${action}`, async ({ params, query }) => {
      await searchIndex.record(readEvent(action, query, {}, clock(), params.term));
      return DONE;
    });
  }
};
