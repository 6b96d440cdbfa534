import type { TaskEither } from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { ChatAnswer } from './chat';

/** Answers questions from the pages that the shop has written. Calls change nothing and may fail as an upstream does. */
export interface ChatAnswers {
  /** The best answer to a question of at most `MAX_QUESTION_LENGTH` characters. */
  readonly answer: (question: string) => TaskEither<UpstreamFailure, ChatAnswer>;
  /** A text that says whether customer care can be called now, and until when. */
  readonly careText: TaskEither<UpstreamFailure, string>;
}
