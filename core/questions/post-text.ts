import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { firstErrors, type FieldErrors, type Form } from '../forms/form';
import {
  ANSWER_LENGTH,
  answerForm,
  lengthMessage,
  QUESTION_LENGTH,
  questionForm,
  type TextField,
} from './question-form';
import type { PostFailure, Posted, QuestionGateway, TextRefused } from './question-gateway';

export type PostTextError =
  { readonly kind: 'invalid-fields'; readonly errors: FieldErrors<TextField> } | Exclude<PostFailure, TextRefused>;

/** Asks a question about a product (PRO-05). A text that is too short or too long fails without a request. */
export type AskQuestion = (productId: string, text: string) => TE.TaskEither<PostTextError, Posted>;

/** Answers a question (PRO-05). Fails likewise. */
export type AnswerQuestion = (questionId: string, text: string) => TE.TaskEither<PostTextError, Posted>;

interface PostPorts {
  readonly gateway: QuestionGateway;
}

export const makeAskQuestion =
  ({ gateway }: PostPorts): AskQuestion =>
  (productId, typed) =>
    pipe(
      validText(questionForm, typed),
      TE.chain((text) => TE.mapLeft(toError(lengthMessage(QUESTION_LENGTH)))(gateway.ask({ productId, text }))),
    );

export const makeAnswerQuestion =
  ({ gateway }: PostPorts): AnswerQuestion =>
  (questionId, typed) =>
    pipe(
      validText(answerForm, typed),
      TE.chain((text) => TE.mapLeft(toError(lengthMessage(ANSWER_LENGTH)))(gateway.answer({ questionId, text }))),
    );

const validText = (form: Form<TextField>, text: string): TE.TaskEither<PostTextError, string> => {
  const errors = firstErrors(form, { text });
  return errors === undefined
    ? TE.right(text.trim().replace(/\s+/g, ' '))
    : TE.left({ kind: 'invalid-fields', errors });
};

const toError =
  (message: string) =>
  (failure: PostFailure): PostTextError =>
    failure.kind === 'text-refused' ? { kind: 'invalid-fields', errors: { text: message } } : failure;
