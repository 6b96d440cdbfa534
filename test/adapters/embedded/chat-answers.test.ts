import { HttpChatAnswers } from '../../../adapters/commerce/content/http-chat-answers';
import { chatAnswersContract } from '../../contracts/chat-answers.contract';
import { newShopper, startEmbeddedBackend, type EmbeddedBackend } from './embedded-backend';

let backend: EmbeddedBackend;
beforeAll(async () => {
  backend = await startEmbeddedBackend();
});
afterAll(() => backend.close());

chatAnswersContract('HttpChatAnswers over the embedded backend', () => ({
  answers: new HttpChatAnswers(newShopper(backend).transactions),
  answered: 'How long does delivery take?',
  unanswered: 'Who is the president?',
}));
