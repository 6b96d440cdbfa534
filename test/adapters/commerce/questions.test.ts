import * as E from 'fp-ts/Either';
import { HttpProductQuestions, HttpQuestionGateway } from '../../../adapters/commerce/reviews/http-product-questions';
import type { PostFailure } from '../../../core/questions/question-gateway';
import { QUESTION_CALLS, QUESTION_GATEWAY_CALLS, questionsContract } from '../../contracts/questions.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { FakeQuestions } from '../../fakes/fake-questions';
import { failingSite, refusal, serve, transactions, type Answer, type Seen } from './commerce-site';

const BASE = '/wcs/resources/store/10151/x_questions/';
const QUERY = { productId: '22000', search: 'float', offset: 10, limit: 10, answers: 5 };

const REFUSALS: Readonly<Partial<Record<PostFailure['kind'], Answer>>> = {
  'sign-in-needed': refusal(401, { errorKey: '_ERR_LOGON_REQUIRED', errorCode: '2550' }),
  'text-refused': refusal(400, { errorKey: '_ERR_CMD_INVALID_PARAM', errorParameters: 'text' }),
  gone: refusal(404, { errorKey: '_ERR_NOT_FOUND' }),
};

const written = (time: number | undefined): string => new Date(time ?? 0).toISOString();

/** The calls on the wire, over questions in memory. */
const questionsSite = (fake: FakeQuestions): ReadonlyArray<Seen> =>
  serve(async ({ method, path, query, body }): Promise<Answer> => {
    const parts = path.slice(BASE.length).split('/');
    const { text = '' } = (body ?? {}) as { readonly text?: string };
    if (method === 'POST') {
      const [first = '', second = ''] = parts;
      const posting =
        first === 'byProduct' ? fake.ask({ productId: second, text }) : fake.answer({ questionId: first, text });
      const posted = await posting();
      return E.isRight(posted) ? [201, { status: posted.right }] : (REFUSALS[posted.left.kind] ?? [500, {}]);
    }
    const { search, offset, limit, answers } = query;
    const found = await fake.find({
      productId: parts[1] ?? '',
      search,
      offset: Number(offset),
      limit: Number(limit),
      answers: Number(answers),
    })();
    if (E.isLeft(found)) return [500, {}];
    const { total, matching, questions } = found.right;
    return [
      200,
      {
        recordSetTotal: total,
        recordSetMatchCount: matching,
        x_questions: questions.map((question) => ({
          questionId: question.id,
          text: question.text,
          author: question.author,
          askedAt: written(question.askedAt),
          answerCount: question.answerCount,
          answers: question.answers.map((answer) => ({
            answerId: answer.id,
            text: answer.text,
            author: answer.author ?? '',
            isShop: String(answer.isFromShop),
            answeredAt: written(answer.answeredAt),
          })),
        })),
      },
    ];
  });

questionsContract('HttpProductQuestions', () => {
  const fake = new FakeQuestions().hasProduct('22000').isUsedBy('Robin');
  questionsSite(fake);
  const gateway = new HttpQuestionGateway(transactions());
  const asGuest =
    <A>(call: () => Promise<A>) =>
    async (): Promise<A> => {
      fake.isUsedBy(undefined);
      const outcome = await call();
      fake.isUsedBy('Robin');
      return outcome;
    };
  return {
    questions: new HttpProductQuestions(transactions()),
    gateway,
    guestGateway: {
      ask: (question) => asGuest(gateway.ask(question)),
      answer: (answer) => asGuest(gateway.answer(answer)),
    },
    productId: '22000',
    answerAsShop: async (questionId, text) => fake.answersAsShop(questionId, text),
  };
});

upstreamFailuresContract('HttpProductQuestions', QUESTION_CALLS, () =>
  failingSite({ find: new HttpProductQuestions(transactions()).find(QUERY) }),
);

upstreamFailuresContract('HttpQuestionGateway', QUESTION_GATEWAY_CALLS, () => {
  const gateway = new HttpQuestionGateway(transactions());
  return failingSite({
    ask: gateway.ask({ productId: '22000', text: 'Does it float?' }),
    answer: gateway.answer({ questionId: '1', text: 'Yes' }),
  });
});

test('[PRO-05] requests a part of the questions that a search finds', async () => {
  const seen = serve(() => [200, {}]);
  expect(await new HttpProductQuestions(transactions()).find(QUERY)()).toEqual(
    E.right({ total: 0, matching: 0, questions: [] }),
  );
  expect(seen.map(({ path, query }) => [path, query])).toEqual([
    [`${BASE}byProduct/22000`, { search: 'float', offset: '10', limit: '10', answers: '5' }],
  ]);
});

test('[PRO-05] says when there were too many texts', async () => {
  serve(() => refusal(429, { errorKey: '_ERR_TOO_MANY_REQUESTS' }));
  const asked = await new HttpQuestionGateway(transactions()).ask({ productId: '22000', text: 'Does it float?' })();
  expect(asked).toEqual(E.left({ kind: 'too-many-texts' }));
});
