import type { ChatAnswer } from '../../core/chat/chat';
import type { ChatAnswers } from '../../core/chat/chat-answers';
import { FakeUpstream } from './fake-upstream';

/** Answers in memory: the questions that a test names, and none for others. */
export class FakeChatAnswers extends FakeUpstream<keyof ChatAnswers> implements ChatAnswers {
  readonly #answers = new Map<string, ChatAnswer>();
  /** How often the text about customer care was read. */
  careReads = 0;
  #careText = 'Call 1-800-555-0142. We answer until 9 p.m.';

  constructor() {
    super('commerce');
  }

  answers(question: string, text: string): this {
    this.#answers.set(question, { kind: 'found', text, links: [{ text: 'Returns', url: '/returns' }] });
    return this;
  }

  saysOfCare(text: string): this {
    this.#careText = text;
    return this;
  }

  readonly answer: ChatAnswers['answer'] = (question) =>
    this.respond('answer', () =>
      structuredClone(
        this.#answers.get(question) ?? { kind: 'not-found', links: [{ text: 'Contact us', url: '/contact-us' }] },
      ),
    );

  get careText(): ChatAnswers['careText'] {
    return this.respond('careText', () => {
      this.careReads += 1;
      return this.#careText;
    });
  }
}
