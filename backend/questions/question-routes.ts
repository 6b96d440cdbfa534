import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { perMinute } from '../http/address-limit.ts';
import { signInNeeded } from '../http/commerce-failure.ts';
import { SMALL_BODY, TRANSACTION_BASE } from '../http/commerce-scope.ts';
import type { Identifier } from '../identity/session/identifier.ts';
import { isSignedIn } from '../identity/session/identity.ts';
import { makeAnswerQuestion, makeAskQuestion } from './post-text.ts';
import { readQuestions, type FoundQuestions } from './read-questions.ts';

export interface QuestionDeps {
  readonly database: Kysely<Database>;
  readonly unitOfWork: UnitOfWork;
  readonly identifier: Identifier;
  readonly clock: () => number;
  /** Posts per address and minute. */
  readonly resetLimit: number;
}

const MAX_READ = 20;
const PATH = `${TRANSACTION_BASE}/x_questions`;
const DONE = { resourceName: 'x_questions' };

const productSchema = {
  type: 'object',
  properties: { productId: { type: 'string', minLength: 1, maxLength: 64 } },
};

const questionSchema = {
  type: 'object',
  properties: { questionId: { type: 'string', pattern: '^\\d{1,15}$' } },
};

const querySchema = {
  type: 'object',
  properties: {
    search: { type: 'string', maxLength: 200 },
    offset: { type: 'string', pattern: '^\\d{1,4}$' },
    limit: { type: 'string', pattern: '^\\d{1,2}$' },
    answers: { type: 'string', pattern: '^\\d{1,2}$' },
  },
};

const bodySchema = {
  type: 'object',
  required: ['text'],
  properties: { text: { type: 'string', maxLength: 4_000 } },
};

interface Query {
  readonly search?: string;
  readonly offset?: string;
  readonly limit?: string;
  readonly answers?: string;
}

const toResponse = ({ total, matching, questions }: FoundQuestions): Readonly<Record<string, unknown>> => ({
  recordSetTotal: total,
  recordSetMatchCount: matching,
  x_questions: questions.map(({ questionId, text, author, at, answerCount, answers }) => ({
    questionId: String(questionId),
    text,
    author,
    askedAt: new Date(at).toISOString(),
    answerCount,
    answers: answers.map((answer) => ({
      answerId: String(answer.answerId),
      text: answer.text,
      author: answer.author,
      isShop: String(answer.isShop),
      answeredAt: new Date(answer.at).toISOString(),
    })),
  })),
  ...DONE,
});

/** Questions about products with their answers. Everybody reads them; signed-in shoppers ask and answer. [PRO-05] */
export const registerQuestionRoutes = (app: FastifyInstance, deps: QuestionDeps): void => {
  const { database, identifier, resetLimit } = deps;
  const ask = makeAskQuestion(deps);
  const answer = makeAnswerQuestion(deps);
  const authorOf = async (request: FastifyRequest, reply: FastifyReply): Promise<number> => {
    reply.header('cache-control', 'no-store');
    const identity = await identifier.identify(request, reply);
    if (!isSignedIn(identity)) throw signInNeeded();
    return identity.shopperId;
  };
  const posting = { bodyLimit: SMALL_BODY, config: perMinute(resetLimit * 10) };

  app.get<{ Params: { readonly productId: string }; Querystring: Query }>(
    `${PATH}/byProduct/:productId`,
    { schema: { params: productSchema, querystring: querySchema } },
    async (request) => {
      const { search = '', offset = '0', limit = '10', answers = '5' } = request.query;
      const query = {
        productId: request.params.productId,
        search,
        offset: Number(offset),
        limit: Math.min(Number(limit), MAX_READ),
        answers: Math.min(Number(answers), MAX_READ),
      };
      return toResponse(await readQuestions(database, query));
    },
  );

  app.post<{ Params: { readonly productId: string }; Body: { readonly text: string } }>(
    `${PATH}/byProduct/:productId`,
    { ...posting, schema: { params: productSchema, body: bodySchema } },
    async (request, reply) => {
      const shopperId = await authorOf(request, reply);
      const status = await ask(request.params.productId, shopperId, request.body.text);
      reply.code(201);
      return { status, ...DONE };
    },
  );

  app.post<{ Params: { readonly questionId: string }; Body: { readonly text: string } }>(
    `${PATH}/:questionId/x_answer`,
    { ...posting, schema: { params: questionSchema, body: bodySchema } },
    async (request, reply) => {
      const shopperId = await authorOf(request, reply);
      const status = await answer(Number(request.params.questionId), { shopperId }, request.body.text);
      reply.code(201);
      return { status, ...DONE };
    },
  );
};
