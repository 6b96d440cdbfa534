import type { AnswerQuestion, AskQuestion } from '../../core/questions/post-text';
import type { ProductQuestions } from '../../core/questions/product-questions';
import { token } from '../token/token';

export const QuestionTokens = {
  questions: token<ProductQuestions>('ProductQuestions'),
  ask: token<AskQuestion>('AskQuestion'),
  answer: token<AnswerQuestion>('AnswerQuestion'),
} as const;
