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
/** From one address, which may be that of a whole office. */
const EVENTS_A_MINUTE = 1_200;
const LARGEST_BODY = 32 * 1024;

/**
 * Endpoints that are told what shoppers do; events are validated and only ever added. One address may send so many a
 * minute, by whichever endpoint; then it is told when to come back. [SRC-08]
 */
export const registerBehaviourRoutes = (app: FastifyInstance, { searchIndex, clock }: SearchRouteDeps): void => {
  const limit = app.rateLimit({
    max: EVENTS_A_MINUTE,
    timeWindow: 60_000,
    errorResponseBuilder: (_request, { after }) =>
      new SearchProblem(`There were too many events from this address. Try again in ${after}.`, 429),
  });
  const rules = { onRequest: limit, bodyLimit: LARGEST_BODY };

  app.get<{ Querystring: QueryParameters }>('/behavior', rules, async ({ query }) => {
    const action = textAt(query, 'action');
    if (action === undefined) throw new SearchProblem('action is a required parameter');
    await searchIndex.record(readEvent(action, query, {}, clock()));
    return DONE;
  });

  app.post<ActionRoute>('/v2/behavioral_action/:action', rules, async ({ params, query, body }) => {
    await searchIndex.record(readEvent(params.action, query, readBody(body), clock()));
    return DONE;
  });

  for (const action of ['select', 'search', 'click_through']) {
    app.get<TermRoute>(`/autocomplete/:term/${action}`, rules, async ({ params, query }) => {
      await searchIndex.record(readEvent(action, query, {}, clock(), params.term));
      return DONE;
    });
  }
};
