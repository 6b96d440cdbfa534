import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { BackendConfig } from './config.ts';
import type { Database } from './database/schema.ts';
import type { UnitOfWork } from './database/unit-of-work.ts';
import type { Identifier } from './identity/session/identifier.ts';
import { registerQuestionRoutes } from './questions/question-routes.ts';
import { registerDevelopmentQuestions, registerShopAnswers } from './questions/shop-answer-routes.ts';
import type { KeyedHash } from './secrets/keyed-hash.ts';

export interface QuestionServicesDeps {
  readonly database: Kysely<Database>;
  readonly unitOfWork: UnitOfWork;
  readonly identifier: Identifier;
  readonly keyedHash: KeyedHash;
  readonly config: Pick<BackendConfig, 'outbox' | 'questionsKey' | 'resetLimit'>;
  readonly clock: () => number;
}

/** The services of questions. */
export interface QuestionServices {
  readonly register: (scope: FastifyInstance) => void;
  /** Outside the commerce interface: the shop's answers, when it has a key, and their page for development. */
  readonly registerShop: (app: FastifyInstance) => void;
}

/** Makes the services of questions about products, of answers, and of their moderation. [PRO-05] */
export const makeQuestionServices = (deps: QuestionServicesDeps): QuestionServices => {
  const { outbox, questionsKey, resetLimit } = deps.config;
  return {
    register: (scope) => registerQuestionRoutes(scope, { ...deps, resetLimit }),
    registerShop: (app) => {
      if (outbox) registerDevelopmentQuestions(app, deps);
      if (questionsKey !== undefined) registerShopAnswers(app, { ...deps, questionsKey });
    },
  };
};
