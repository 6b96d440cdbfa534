import * as E from 'fp-ts/Either';
import type { ProductQuestions } from '../../core/questions/product-questions';
import type { QuestionList } from '../../core/questions/question';
import type { QuestionGateway } from '../../core/questions/question-gateway';

/** The methods of both ports. */
export const QUESTION_CALLS = ['find'] as const;
export const QUESTION_GATEWAY_CALLS = ['ask', 'answer'] as const;

export interface QuestionsWorld {
  readonly questions: ProductQuestions;
  /** Of a signed-in shopper whose first name is Robin. */
  readonly gateway: QuestionGateway;
  readonly guestGateway: QuestionGateway;
  /** A product without questions. */
  readonly productId: string;
  readonly answerAsShop: (questionId: string, text: string) => Promise<unknown>;
}

const TEXT = 'Does it float in deep water?';

/** What every adapter of questions about products does (PRO-05). */
export const questionsContract = (name: string, makeWorld: () => Promise<QuestionsWorld> | QuestionsWorld): void => {
  describe(`[PRO-05] [PLT-02] ${name} asks and answers questions`, () => {
    const read = async (
      { questions, productId }: QuestionsWorld,
      search?: string,
      answers = 5,
    ): Promise<QuestionList> => {
      const found = await questions.find({ productId, search, offset: 0, limit: 10, answers })();
      if (E.isLeft(found)) throw new Error(JSON.stringify(found.left));
      return found.right;
    };

    test('a question is shown and found by its words, and its answers with those of the shop first', async () => {
      const world = await makeWorld();
      const { gateway, productId } = world;
      const ask = gateway.ask({ productId, text: TEXT });
      expect([await ask(), await ask()]).toEqual([E.right('published'), E.right('published')]);
      const [question] = (await read(world)).questions;
      expect(question).toMatchObject({ text: TEXT, author: 'Robin', answerCount: 0, answers: [] });
      const questionId = question?.id ?? '';
      expect(await gateway.answer({ questionId, text: 'Ours floats like a cork.' })()).toEqual(E.right('published'));
      await world.answerAsShop(questionId, 'It is made of foam.');
      const found = await read(world, 'cork');
      expect([found.total, found.matching]).toEqual([1, 1]);
      expect(found.questions[0]?.answers).toMatchObject([
        { text: 'It is made of foam.', author: undefined, isFromShop: true },
        { text: 'Ours floats like a cork.', author: 'Robin', isFromShop: false },
      ]);
      expect((await read(world, undefined, 1)).questions[0]).toMatchObject({
        answerCount: 2,
        answers: [expect.anything()],
      });
      expect((await read(world, 'dishwasher')).matching).toBe(0);
    });

    test('a text with a link is held and not shown', async () => {
      const world = await makeWorld();
      const text = 'Is it cheaper at https://elsewhere.example?';
      expect(await world.gateway.ask({ productId: world.productId, text })()).toEqual(E.right('held'));
      expect((await read(world, 'cheaper')).matching).toBe(0);
    });

    test('guests, unknown products and questions, and short texts are refused', async () => {
      const { gateway, guestGateway, productId } = await makeWorld();
      expect(await guestGateway.ask({ productId, text: TEXT })()).toEqual(E.left({ kind: 'sign-in-needed' }));
      expect(await guestGateway.answer({ questionId: '1', text: 'Yes' })()).toEqual(E.left({ kind: 'sign-in-needed' }));
      expect(await gateway.ask({ productId: 'none', text: TEXT })()).toEqual(E.left({ kind: 'gone' }));
      expect(await gateway.answer({ questionId: '999999999', text: 'Yes' })()).toEqual(E.left({ kind: 'gone' }));
      expect(await gateway.ask({ productId, text: 'Why' })()).toEqual(E.left({ kind: 'text-refused' }));
    });

    test('an unknown product has no questions', async () => {
      const { questions } = await makeWorld();
      const found = questions.find({ productId: 'none', search: undefined, offset: 0, limit: 10, answers: 5 });
      expect(await found()).toEqual(E.right({ total: 0, matching: 0, questions: [] }));
    });
  });
};
