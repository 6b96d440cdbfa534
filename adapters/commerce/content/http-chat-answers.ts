import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { ChatAnswer } from '../../../core/chat/chat';
import type { ChatAnswers } from '../../../core/chat/chat-answers';
import type { HttpClient } from '../../http/http-client';
import { callCommerce } from '../call-commerce';
import { chatAnswerWire, chatCareWire } from './chat-wire';

/** Answers from the shop's pages, an extension of this project's wire (CHT-01). */
export class HttpChatAnswers implements ChatAnswers {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  readonly answer: ChatAnswers['answer'] = (question) =>
    pipe(
      callCommerce(
        this.#http,
        { kind: 'optional', method: 'POST', path: 'x_chat/answer', body: { question }, isRead: true },
        chatAnswerWire,
      ),
      TE.map(({ x_chatAnswer: { found, text = '', links } }): ChatAnswer =>
        found === true && text !== '' ? { kind: 'found', text, links } : { kind: 'not-found', links },
      ),
    );

  get careText(): ChatAnswers['careText'] {
    return pipe(
      callCommerce(this.#http, { kind: 'optional', method: 'GET', path: 'x_chat/care' }, chatCareWire),
      TE.map(({ x_chatCare }) => x_chatCare.text),
    );
  }
}
