import * as E from 'fp-ts/Either';
import { HttpChatAnswers } from '../../../adapters/commerce/content/http-chat-answers';
import { CHAT_ANSWERS_CALLS, chatAnswersContract } from '../../contracts/chat-answers.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { FakeChatAnswers } from '../../fakes/fake-chat-answers';
import { failingSite, serve, transactions, type Answer, type Seen } from './commerce-site';

const BASE = '/wcs/resources/store/10151/x_chat/';
const QUESTION = 'Can I return this?';

/** The calls on the wire, over answers in memory. */
const chatSite = (fake: FakeChatAnswers): ReadonlyArray<Seen> =>
  serve(async ({ method, path, body }): Promise<Answer> => {
    if (method === 'GET' && path === `${BASE}care`) {
      const read = await fake.careText();
      return E.isRight(read) ? [200, { x_chatCare: { text: read.right } }] : [503];
    }
    const read = await fake.answer((body as { readonly question: string }).question)();
    if (E.isLeft(read)) return [503];
    const { kind, ...rest } = read.right;
    return [200, { x_chatAnswer: { found: String(kind === 'found'), ...rest } }];
  });

chatAnswersContract('HttpChatAnswers', () => {
  chatSite(new FakeChatAnswers().answers(QUESTION, 'Yes, within 30 days.'));
  return { answers: new HttpChatAnswers(transactions()), answered: QUESTION, unanswered: 'Who is the president?' };
});

upstreamFailuresContract('HttpChatAnswers', CHAT_ANSWERS_CALLS, () => {
  const answers = new HttpChatAnswers(transactions());
  return failingSite({ answer: answers.answer(QUESTION), careText: answers.careText });
});

test('[HDR-03] posts the question and nothing else', async () => {
  const seen = chatSite(new FakeChatAnswers());
  await new HttpChatAnswers(transactions()).answer(QUESTION)();
  expect(seen.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', `${BASE}answer`, { question: QUESTION }],
  ]);
});

test.each(['javascript:alert(1)', '//elsewhere.example', '/\\elsewhere.example', 'data:text/html,x', 'returns'])(
  '[HDR-03] an answer with a link to %j counts as malformed',
  async (url) => {
    serve(() => [200, { x_chatAnswer: { found: 'true', text: 'Look here.', links: [{ text: 'Here', url }] } }]);
    const answer = await new HttpChatAnswers(transactions()).answer(QUESTION)();
    expect(answer).toMatchObject({ _tag: 'Left', left: { kind: 'unintelligible' } });
  },
);
