import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { SIGN_IN_PATH, productPath } from '../../../core/paths/paths';
import { questionsPath } from '../../../core/paths/question-paths';
import { withReturnPath } from '../../../core/paths/return-url';
import { encodePart } from '../../../core/shared/encode-part';
import type { AnswerQuestion, AskQuestion, PostTextError } from '../../../core/questions/post-text';
import type { Posted } from '../../../core/questions/question-gateway';
import type { ActionResult, PageAction } from '../../page/page-action';
import { textOf } from '../shared/posted-fields';
import { statusOfFailure } from '../shared/status-of-failure';
import { QUESTION_MARKS, type JustPosted, type QuestionsData } from './questions-data';

export interface QuestionsActionPorts {
  readonly askQuestion: AskQuestion;
  readonly answerQuestion: AnswerQuestion;
}

/** Longer than any text that is accepted, so that the message about its length is right. */
const MAX_TEXT = 2_000;

/** Asks a question, or answers the question that the form names (PRO-05). Guests sign in first and come back. */
export const makeQuestionsAction =
  ({ askQuestion, answerQuestion }: QuestionsActionPorts): PageAction<QuestionsData> =>
  (form, { url = '' } = {}) => {
    const text = (form.get('text') ?? '').slice(0, MAX_TEXT);
    const search = textOf(form, 'q');
    const questionId = textOf(form, 'question') || undefined;
    const all = questionsPath(productPath(url));
    const page = withMark(
      questionsPath(productPath(url), search === '' ? undefined : search),
      QUESTION_MARKS.page,
      textOf(form, 'page'),
    );
    return pipe(
      questionId === undefined ? askQuestion(textOf(form, 'product'), text) : answerQuestion(questionId, text),
      TE.match(
        (error): ActionResult<QuestionsData> =>
          error.kind === 'sign-in-needed'
            ? { kind: 'see-other', url: withReturnPath(SIGN_IN_PATH, page) }
            : {
                kind: 'refused',
                status: statusOf(error),
                url: page,
                changes: {
                  refused: {
                    questionId,
                    text,
                    errors: error.kind === 'invalid-fields' ? error.errors : {},
                    problem: problemOf(error),
                  },
                },
              },
        (posted): ActionResult<QuestionsData> => ({
          kind: 'see-other',
          // A new question need not have the words of the search, so the page shows all of them.
          url: withMark(
            questionId === undefined ? all : page,
            QUESTION_MARKS.posted,
            markOf(questionId === undefined ? 'question' : 'answer', posted),
          ),
        }),
      ),
    );
  };

const markOf = (kind: 'question' | 'answer', posted: Posted): JustPosted =>
  posted === 'published' ? kind : `${kind}-held`;

const withMark = (page: string, mark: string, value: string): string =>
  value === '' ? page : `${page}${page.includes('?') ? '&' : '?'}${mark}=${encodePart(value)}`;

const problemOf = ({ kind }: PostTextError): string | undefined => {
  switch (kind) {
    case 'invalid-fields':
      return undefined;
    case 'too-many-texts':
      return 'You’ve reached today’s limit for questions and answers. Please try again tomorrow.';
    case 'gone':
      return 'This question is no longer available.';
    default:
      return 'We couldn’t send this. Please try again in a moment.';
  }
};

const statusOf = (error: PostTextError): number => {
  switch (error.kind) {
    case 'invalid-fields':
    case 'sign-in-needed':
      return 400;
    case 'gone':
      return 404;
    case 'too-many-texts':
      return 429;
    default:
      return statusOfFailure(error);
  }
};
