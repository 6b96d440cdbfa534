import { HttpProductQuestions, HttpQuestionGateway } from '../../../adapters/commerce/reviews/http-product-questions';
import { makeAnswerQuestion } from '../../../backend/questions/post-text';
import { makeUnitOfWork } from '../../../backend/database/unit-of-work';
import { questionsContract } from '../../contracts/questions.contract';
import { newShopper, startEmbeddedBackend, type EmbeddedBackend } from './embedded-backend';
import { register } from './shoppers';

let backend: EmbeddedBackend;
beforeAll(async () => {
  backend = await startEmbeddedBackend();
});
afterAll(() => backend.close());

const used: string[] = [];

/** A product whose demonstration questions are removed. */
const emptyProduct = async (): Promise<string> => {
  const { id, part_number: partNumber } = await backend.database
    .selectFrom('product')
    .select(['id', 'part_number'])
    .where('id', 'not in', ['', ...used])
    .executeTakeFirstOrThrow();
  used.push(id);
  await backend.database.deleteFrom('product_question').where('product_part_number', '=', partNumber).execute();
  return id;
};

questionsContract('HttpProductQuestions over the embedded backend', async () => {
  const [member, guest] = [newShopper(backend), newShopper(backend)];
  await register(member);
  const answer = makeAnswerQuestion({ unitOfWork: makeUnitOfWork(backend.database), clock: Date.now });
  return {
    questions: new HttpProductQuestions(member.transactions),
    gateway: new HttpQuestionGateway(member.transactions),
    guestGateway: new HttpQuestionGateway(guest.transactions),
    productId: await emptyProduct(),
    answerAsShop: (questionId, text) => answer(Number(questionId), 'shop', text),
  };
});
