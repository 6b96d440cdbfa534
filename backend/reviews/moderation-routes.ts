import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { ReviewStatus } from '../database/tables/reviews-tables.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { perMinute } from '../http/address-limit.ts';
import { SMALL_BODY } from '../http/commerce-scope.ts';
import { inspectInput } from '../http/input-guard.ts';
import { makeRequireKey } from '../http/require-key.ts';
import type { KeyedHash } from '../secrets/keyed-hash.ts';
import { decide, listQueue } from './moderate.ts';
import { noSuchReview } from './review-failures.ts';

export interface ModerationDeps {
  readonly database: Kysely<Database>;
  readonly unitOfWork: UnitOfWork;
  readonly keyedHash: KeyedHash;
  readonly moderationKey: string;
  readonly clock: () => number;
}

const PREFIX = '/moderation/v1';
const LIST_SIZE = 100;
const CALLS_A_MINUTE = 6_000;

const listSchema = {
  type: 'object',
  properties: {
    status: { type: 'string', enum: ['pending', 'published', 'rejected'] },
    after: { type: 'string', pattern: '^\\d{1,15}$' },
  },
};

const decisionSchema = {
  type: 'object',
  required: ['revision'],
  properties: { revision: { type: 'integer', minimum: 1, maximum: 1_000_000_000 } },
};

interface DecisionRoute {
  readonly Params: { readonly id: string };
  readonly Body: { readonly revision: number };
}

const readReviewId = (text: string): number => {
  if (!/^\d{1,15}$/.test(text)) throw noSuchReview();
  return Number(text);
};

/** The queue of reviews that wait for a person, by a key of its own. [PRO-04] */
export const registerModeration = (app: FastifyInstance, deps: ModerationDeps): void => {
  const { database, unitOfWork, keyedHash, moderationKey: key, clock } = deps;
  app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.bodyLimit = SMALL_BODY;
      route.config = { ...route.config, ...perMinute(CALLS_A_MINUTE) };
    });
    scope.addHook('onRequest', makeRequireKey({ keyedHash, setting: 'MODERATION_KEY', key }));
    scope.addHook('preValidation', async (request) => inspectInput(request.body));
    scope.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

    scope.get<{ Querystring: { readonly status?: ReviewStatus; readonly after?: string } }>(
      `${PREFIX}/reviews`,
      { schema: { querystring: listSchema } },
      async (request) => {
        const { status = 'pending', after = '0' } = request.query;
        const reviews = await listQueue(database, { status, after: Number(after), most: LIST_SIZE });
        const last = reviews.length === LIST_SIZE ? reviews.at(-1)?.reviewId : undefined;
        return { reviews, ...(last === undefined ? {} : { next: last }) };
      },
    );

    for (const status of ['published', 'rejected'] as const) {
      scope.post<DecisionRoute>(
        `${PREFIX}/reviews/:id/${status}`,
        { schema: { body: decisionSchema } },
        async (request) => {
          const { id } = request.params;
          const { revision } = request.body;
          const decision = { reviewId: readReviewId(id), status, revision, decidedAt: clock() };
          await unitOfWork.run((trx) => decide(trx, decision));
          return { reviewId: id, status };
        },
      );
    }
  });
};
