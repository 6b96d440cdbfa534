import { CHAT_ANSWERS_CALLS, chatAnswersContract } from '../../contracts/chat-answers.contract';
import { chatStoreContract } from '../../contracts/chat-store.contract';
import { chatProviderContract } from '../../contracts/chat-provider.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { FakeChatAnswers } from '../../fakes/fake-chat-answers';
import { FakeChatStore } from '../../fakes/fake-chat-store';
import { FakeChatProvider } from '../../fakes/fake-chat-provider';
import { failingWorld } from './failing-world';

chatAnswersContract('FakeChatAnswers', () => ({
  answers: new FakeChatAnswers().answers('Can I return this?', 'Yes, within 30 days.'),
  answered: 'Can I return this?',
  unanswered: 'Who is the president?',
}));

upstreamFailuresContract('FakeChatAnswers', CHAT_ANSWERS_CALLS, () => {
  const answers = new FakeChatAnswers();
  return failingWorld(answers, { answer: answers.answer('Can I return this?'), careText: answers.careText });
});

chatStoreContract('FakeChatStore', () => new FakeChatStore());

chatProviderContract('FakeChatProvider', () => {
  const provider = new FakeChatProvider();
  return {
    provider,
    isOpen: () => provider.isOpen,
    closes: () => provider.closes(),
    isUnavailable: () => void provider.isUnavailable(),
    isBack: () => void provider.isBack(),
  };
});
