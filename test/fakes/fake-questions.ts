import * as E from 'fp-ts/Either';
import type { ProductQuestions } from '../../core/questions/product-questions';
import type { Answer, Question } from '../../core/questions/question';
import type { PostFailure, Posted, QuestionGateway } from '../../core/questions/question-gateway';
import { FakeUpstream } from './fake-upstream';

interface Kept extends Omit<Question, 'answers' | 'answerCount'> {
  readonly productId: string;
  readonly status: Posted;
  readonly answers: ReadonlyArray<Answer & { readonly status: Posted }>;
}

const NOW = Date.UTC(2030, 0, 5);
const isHeld = (text: string): boolean => /https?:/.test(text);
const words = (text: string): ReadonlyArray<string> =>
  text
    .toLowerCase()
    .split(/\W+/)
    .filter((word) => word !== '');

/** Questions in memory. Texts with a link are held. */
export class FakeQuestions
  extends FakeUpstream<keyof ProductQuestions | keyof QuestionGateway>
  implements ProductQuestions, QuestionGateway
{
  readonly #products = new Set<string>();
  #questions: ReadonlyArray<Kept> = [];
  #member: string | undefined;
  #last = 0;

  constructor() {
    super('commerce');
  }

  hasProduct(productId: string): this {
    this.#products.add(productId);
    return this;
  }

  /** Who is signed in, by first name; without a name a guest. */
  isUsedBy(member: string | undefined): this {
    this.#member = member;
    return this;
  }

  /** The shop answers. */
  answersAsShop(questionId: string, text: string): this {
    this.#addAnswer(questionId, text, undefined);
    return this;
  }

  readonly find: ProductQuestions['find'] = ({ productId, search, offset, limit, answers: most }) =>
    this.respond('find', () => {
      const published = this.#questions.filter((one) => one.productId === productId && one.status === 'published');
      const wanted = words(search ?? '');
      const found = published.filter(({ text, answers }) => {
        const known = words([text, ...answers.map((answer) => answer.text)].join(' '));
        return wanted.every((word) => known.includes(word));
      });
      return {
        total: published.length,
        matching: found.length,
        questions: found.slice(offset, offset + limit).map(({ id, text, author, askedAt, answers }) => {
          const shown = answers
            .filter(({ status }) => status === 'published')
            .map(({ status: _, ...answer }) => answer);
          const best = [...shown].sort((one, other) => Number(other.isFromShop) - Number(one.isFromShop));
          return { id, text, author, askedAt, answerCount: shown.length, answers: best.slice(0, most) };
        }),
      };
    });

  readonly ask: QuestionGateway['ask'] = ({ productId, text }) =>
    this.respondEither('ask', (): E.Either<PostFailure, Posted> => {
      if (this.#member === undefined) return E.left({ kind: 'sign-in-needed' });
      if (text.length < 10) return E.left({ kind: 'text-refused' });
      if (!this.#products.has(productId)) return E.left({ kind: 'gone' });
      const same = this.#questions.find((one) => one.productId === productId && one.text === text);
      if (same !== undefined) return E.right(same.status);
      const status = isHeld(text) ? 'held' : 'published';
      const id = this.#nextId();
      this.#questions = [
        ...this.#questions,
        { id, productId, text, author: this.#member, askedAt: NOW, status, answers: [] },
      ];
      return E.right(status);
    });

  readonly answer: QuestionGateway['answer'] = ({ questionId, text }) =>
    this.respondEither('answer', (): E.Either<PostFailure, Posted> => {
      if (this.#member === undefined) return E.left({ kind: 'sign-in-needed' });
      if (text.length < 2) return E.left({ kind: 'text-refused' });
      if (!this.#questions.some(({ id, status }) => id === questionId && status === 'published')) {
        return E.left({ kind: 'gone' });
      }
      return E.right(this.#addAnswer(questionId, text, this.#member));
    });

  #nextId(): string {
    this.#last += 1;
    return String(this.#last);
  }

  #addAnswer(questionId: string, text: string, author: string | undefined): Posted {
    const status: Posted = author !== undefined && isHeld(text) ? 'held' : 'published';
    const answer = { id: this.#nextId(), text, author, isFromShop: author === undefined, answeredAt: NOW, status };
    this.#questions = this.#questions.map((one) =>
      one.id === questionId ? { ...one, answers: [...one.answers, answer] } : one,
    );
    return status;
  }
}
