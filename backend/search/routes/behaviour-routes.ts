import type { FastifyInstance } from 'fastify';
import { readBody, readEvent } from '../behaviour/behaviour-events.ts';
import { textAt, type QueryParameters } from '../request/query-parameters.ts';
import { SearchProblem } from '../model/search-problem.ts';
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
/** Per address, which a whole office can share. */
const EVENTS_PER_MINUTE = 1_200;
/** Some hundred items by their ids and names. */
const MAX_BODY_BYTES = 64 * 1024;

/**
 * Endpoints for shoppers' events. Each event is validated and stored within its limits (`EventIntake`). One address may
 * send 1,200 per minute to all endpoints together; above that it gets 429 with `Retry-After`. [SRC-08]
 */
export const registerBehaviourRoutes = (app: FastifyInstance, { events, clock }: SearchRouteDeps): void => {
  const limit = app.rateLimit({
    max: EVENTS_PER_MINUTE,
    timeWindow: 60_000,
    errorResponseBuilder: (_request, { after }) =>
      new SearchProblem(`There were too many events from this address. Try again in ${after}.`, 429),
  });
  const rules = { onRequest: limit, bodyLimit: MAX_BODY_BYTES };

  app.get<{ Querystring: QueryParameters }>('/behavior', rules, async ({ query, ip }) => {
    const action = textAt(query, 'action');
    if (action === undefined) throw new SearchProblem('action is a required parameter');
    await events.add(readEvent(action, query, {}, clock()), ip);
    return DONE;
  });

  app.post<ActionRoute>('/v2/behavioral_action/:action', rules, async ({ params, query, body, ip }) => {
    await events.add(readEvent(params.action, query, readBody(body), clock()), ip);
    return DONE;
  });

  for (const action of ['select', 'search', 'click_through']) {
    app.get<TermRoute>(`/autocomplete/:term/${action}`, rules, async ({ params, query, ip }) => {
      await events.add(readEvent(action, query, {}, clock(), params.term), ip);
      return DONE;
    });
  }
};
