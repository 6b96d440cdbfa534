import * as E from 'fp-ts/Either';
import type { ChatAnswers } from '../../core/chat/chat-answers';
import type { Making } from './making';

/** The world behind ChatAnswers: a question that the shop's pages answer, and one that they do not. */
export interface ChatAnswersWorld {
  readonly answers: ChatAnswers;
  readonly answered: string;
  readonly unanswered: string;
}

export const CHAT_ANSWERS_CALLS = ['answer', 'careText'] as const;

/** Every ChatAnswers, fake or real, passes this. */
export const chatAnswersContract = (name: string, makeWorld: Making<ChatAnswersWorld>): void => {
  describe(`[PLT-02] [HDR-03] ${name} as ChatAnswers`, () => {
    const LINKS = expect.arrayContaining([
      { text: expect.stringMatching(/\S/), url: expect.stringMatching(/^(?:\/|tel:|https?:)/) },
    ]);

    test('a question gets the text of a page, and a link to it', async () => {
      const { answers, answered } = await makeWorld();
      expect(await answers.answer(answered)()).toEqual(
        E.right({ kind: 'found', text: expect.stringMatching(/\S/), links: LINKS }),
      );
    });

    test('a question that no page answers leads to people', async () => {
      const { answers, unanswered } = await makeWorld();
      expect(await answers.answer(unanswered)()).toEqual(E.right({ kind: 'not-found', links: LINKS }));
    });

    test('says whether customer care can be called', async () => {
      const { answers } = await makeWorld();
      expect(await answers.careText()).toEqual(E.right(expect.stringMatching(/1-800-555-0142/)));
    });
  });
};
