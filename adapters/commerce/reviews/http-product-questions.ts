import { pipe } from 'fp-ts/function';
import type { TypeOf } from 'io-ts';
import * as TE from 'fp-ts/TaskEither';
import type { ProductQuestions } from '../../../core/questions/product-questions';
import type { Question, QuestionList } from '../../../core/questions/question';
import type { PostFailure, Posted, QuestionGateway } from '../../../core/questions/question-gateway';
import type { UpstreamFailure } from '../../../core/shared/upstream-failure';
import type { HttpClient } from '../../http/http-client';
import { path } from '../../http/path';
import { callCommerce } from '../call-commerce';
import { postedWire, questionsWire } from './question-wire';
import { isMissing, toSignInNeeded } from '../refusals';

/** Questions about products at the embedded backend (PRO-05). */
export class HttpProductQuestions implements ProductQuestions {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  readonly find: ProductQuestions['find'] = ({ productId, search, offset, limit, answers }) =>
    pipe(
      callCommerce(
        this.#http,
        {
          kind: 'optional',
          method: 'GET',
          path: path`x_questions/byProduct/${productId}`,
          query: {
            ...(search === undefined ? {} : { search }),
            offset: String(offset),
            limit: String(limit),
            answers: String(answers),
          },
        },
        questionsWire,
      ),
      TE.map(toList),
    );
}

/** Asks and answers at the embedded backend for a signed-in shopper (PRO-05). */
export class HttpQuestionGateway implements QuestionGateway {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  readonly ask: QuestionGateway['ask'] = ({ productId, text }) =>
    this.#post(path`x_questions/byProduct/${productId}`, text);

  readonly answer: QuestionGateway['answer'] = ({ questionId, text }) =>
    this.#post(path`x_questions/${questionId}/x_answer`, text);

  readonly #post = (address: string, text: string): TE.TaskEither<PostFailure, Posted> =>
    pipe(
      callCommerce(
        this.#http,
        {
          kind: 'personal',
          method: 'POST',
          path: address,
          body: { text },
          isExpectedRefusal: (failure) => toPostFailure(failure) !== failure,
        },
        postedWire,
      ),
      TE.bimap(toPostFailure, ({ status }): Posted => (status === 'published' ? 'published' : 'held')),
    );
}

const toPostFailure = (failure: UpstreamFailure): PostFailure => {
  if (failure.kind !== 'refused') return failure;
  if (failure.status === 429) return { kind: 'too-many-texts' };
  if (failure.parameters.includes('text')) return { kind: 'text-refused' };
  return isMissing(failure) ? { kind: 'gone' } : toSignInNeeded(failure);
};

const toTime = (written: string | undefined): number | undefined => {
  const time = Date.parse(written ?? '');
  return Number.isNaN(time) ? undefined : time;
};

const toQuestion = (wire: TypeOf<typeof questionsWire>['x_questions'][number]): Question => ({
  id: wire.questionId,
  text: wire.text,
  author: wire.author,
  askedAt: toTime(wire.askedAt),
  answerCount: wire.answerCount ?? wire.answers.length,
  answers: wire.answers.map(({ answerId, text, author, isShop, answeredAt }) => ({
    id: answerId,
    text,
    author,
    isFromShop: isShop ?? false,
    answeredAt: toTime(answeredAt),
  })),
});

const toList = ({ x_questions, recordSetTotal, recordSetMatchCount }: TypeOf<typeof questionsWire>): QuestionList => {
  const total = recordSetTotal ?? x_questions.length;
  return { total, matching: recordSetMatchCount ?? total, questions: x_questions.map(toQuestion) };
};
