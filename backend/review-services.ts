import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { BackendConfig } from './config.ts';
import type { Database } from './database/schema.ts';
import type { UnitOfWork } from './database/unit-of-work.ts';
import type { Identifier } from './identity/session/identifier.ts';
import type { SessionStore } from './identity/session/session-store.ts';
import { registerDevelopmentReviews } from './reviews/development-reviews.ts';
import { registerModeration } from './reviews/moderation-routes.ts';
import { registerReviewRoutes } from './reviews/review-routes.ts';
import { makeSeededReviewSource } from './reviews/seeded-reviews.ts';
import type { KeyedHash } from './secrets/keyed-hash.ts';

export interface ReviewServicesDeps {
  readonly database: Kysely<Database>;
  readonly unitOfWork: UnitOfWork;
  readonly identifier: Identifier;
  readonly sessions: SessionStore;
  readonly keyedHash: KeyedHash;
  readonly config: Pick<BackendConfig, 'moderationKey' | 'outbox'>;
  readonly clock: () => number;
}

/** The services of reviews. */
export interface ReviewServices {
  readonly register: (scope: FastifyInstance) => void;
  /** Outside the commerce interface: the queue, when it has a key, and its page for development. */
  readonly registerModeration: (app: FastifyInstance) => void;
}

/** Makes the services of reviews, of votes for them and of their moderation. [PRO-04] */
export const makeReviewServices = (deps: ReviewServicesDeps): ReviewServices => {
  const { database, unitOfWork, keyedHash, config, clock } = deps;
  const { moderationKey, outbox } = config;
  const seededReviews = makeSeededReviewSource();
  return {
    register: (scope) => registerReviewRoutes(scope, { ...deps, seededReviews }),
    registerModeration: (app) => {
      if (outbox) registerDevelopmentReviews(app, { database, unitOfWork, clock });
      if (moderationKey !== undefined)
        registerModeration(app, { database, unitOfWork, keyedHash, moderationKey, clock });
    },
  };
};
