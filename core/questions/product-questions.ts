import type { TaskEither } from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { QuestionList } from './question';

export interface QuestionQuery {
  readonly productId: string;
  /** Words to find in questions and answers; undefined for all questions. */
  readonly search: string | undefined;
  readonly offset: number;
  readonly limit: number;
  /** The most answers of each question. */
  readonly answers: number;
}

/** The published questions about products, the same for all shoppers (PRO-05). Reading may fail as an upstream does. */
export interface ProductQuestions {
  /** The best matches; without a search those with the most answers. An unknown product has no questions. */
  readonly find: (query: QuestionQuery) => TaskEither<UpstreamFailure, QuestionList>;
}
