import { QUESTION_CALLS, QUESTION_GATEWAY_CALLS, questionsContract } from '../../contracts/questions.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { FakeQuestions } from '../../fakes/fake-questions';
import { failingWorld } from './failing-world';

questionsContract('FakeQuestions', () => {
  const fake = new FakeQuestions().hasProduct('22000').isUsedBy('Robin');
  return {
    questions: fake,
    gateway: fake,
    guestGateway: new FakeQuestions().hasProduct('22000'),
    productId: '22000',
    answerAsShop: async (questionId, text) => fake.answersAsShop(questionId, text),
  };
});

upstreamFailuresContract('FakeQuestions', [...QUESTION_CALLS, ...QUESTION_GATEWAY_CALLS], () => {
  const fake = new FakeQuestions();
  return failingWorld(fake, {
    find: fake.find({ productId: '22000', search: undefined, offset: 0, limit: 2, answers: 1 }),
    ask: fake.ask({ productId: '22000', text: 'Does it float?' }),
    answer: fake.answer({ questionId: '1', text: 'Yes' }),
  });
});
