import type { FieldErrors } from '../../../core/forms/form';
import type { QuestionList } from '../../../core/questions/question';
import type { TextField } from '../../../core/questions/question-form';

/** What was typed in a form that was refused. */
export interface RefusedText {
  /** The question that it answers; undefined for a new question. */
  readonly questionId: string | undefined;
  readonly text: string;
  readonly errors: FieldErrors<TextField>;
  /** The message above the form. */
  readonly problem: string | undefined;
}

/** What was just sent. */
export type JustPosted = 'question' | 'question-held' | 'answer' | 'answer-held';

export interface QuestionsData {
  readonly product: {
    readonly id: string;
    readonly url: string;
    readonly name: string;
    readonly image: string | undefined;
  };
  /** The words that were searched for; empty before a search. */
  readonly search: string;
  readonly page: number;
  readonly pages: number;
  readonly list: QuestionList;
  readonly posted: JustPosted | undefined;
  readonly refused: RefusedText | undefined;
}

/** The parameters of the page. */
export const QUESTION_MARKS = { search: 'q', page: 'page', posted: 'posted' } as const;
