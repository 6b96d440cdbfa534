import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccessTokens, Scope } from './access-tokens.ts';
import { widgetResponse, type WidgetDeps } from './widget-response.ts';
import { namedFacets } from '../search/store-stock/store-facet.ts';
import { DiscoverProblem, problemOnWire, type WireProblem } from './discover-problem.ts';
import { batchOf, readData, readQuestion } from './read-question.ts';
import { flagAt, isRecord, recordAt, type Given } from './read-values.ts';
import { homeWidgets } from './widgets.ts';

export interface QueryRouteDeps extends WidgetDeps {
  readonly clock: () => number;
  readonly tokens: AccessTokens;
}

type WireResponse = Readonly<Record<string, unknown>>;
type Outcome = { readonly response: WireResponse } | { readonly problem: WireProblem };

const MAX_BODY_BYTES = 32 * 1024;

/** Refuses requests without a token of this scope. */
export const checkToken = (tokens: AccessTokens, { headers }: FastifyRequest, scope: Scope): void => {
  const [, token = ''] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? [];
  if (tokens.verify('access', token)?.includes(scope) !== true) {
    throw new DiscoverProblem(103, 'The access token is missing, unknown or over');
  }
};

/** One request may contain every widget of a page. */
const namedWidgets = (question: Given): readonly Given[] =>
  flagAt(recordAt(question, 'widget'), 'all')
    ? homeWidgets.map((rfkid) => ({ ...question, fields: { ...question.fields, widget: { rfkid } } }))
    : [question];

/**
 * Requests of one or several widgets, with `data` in the body or in the query. An invalid request is refused as a
 * whole. A widget without a result is reported in `errors`, together with the results of the others. [SRC-07] [REC-01]
 */
export const registerQueryRoutes = (app: FastifyInstance, deps: QueryRouteDeps): void => {
  const { clock, tokens, searchIndex } = deps;

  const respondToOne = async (given: Given): Promise<Outcome> => {
    const question = readQuestion(
      given,
      namedFacets(searchIndex).map(({ name }) => name),
    );
    try {
      return { response: await widgetResponse(deps, question) };
    } catch (error) {
      if (!(error instanceof DiscoverProblem) || error.code !== 102) throw error;
      return { problem: problemOnWire(error.code, error.message) };
    }
  };

  const respond = async (given: unknown): Promise<WireResponse> => {
    const startedAt = performance.now();
    const data = readData(given);
    const batch = batchOf(data)?.flatMap(namedWidgets);
    const outcomes = await Promise.all((batch ?? [data]).map(respondToOne));
    const responses = outcomes.flatMap((outcome) => ('response' in outcome ? [outcome.response] : []));
    const errors = outcomes.flatMap((outcome) => ('problem' in outcome ? [outcome.problem] : []));
    return {
      ...(batch === undefined ? responses[0] : { batch: responses }),
      ...(errors.length === 0 ? {} : { errors }),
      rid: randomUUID(),
      ts: clock(),
      dt: Math.round(performance.now() - startedAt),
    };
  };

  for (const path of ['/api/search-rec/3', '/search-rec/:customerKey/3']) {
    app.post(path, { bodyLimit: MAX_BODY_BYTES }, async (request) => {
      checkToken(tokens, request, 'search-rec');
      return respond(isRecord(request.body) ? request.body.data : undefined);
    });
    app.get<{ Querystring: Given['fields'] }>(path, async (request) => {
      checkToken(tokens, request, 'search-rec');
      return respond(request.query.data);
    });
  }
};
