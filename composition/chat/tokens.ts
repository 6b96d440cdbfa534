import type { ChatAnswers } from '../../core/chat/chat-answers';
import { token } from '../token/token';

export const ChatTokens = {
  /** Answers a question in the live chat. */
  answer: token<ChatAnswers['answer']>('AnswerQuestion'),
  /** Reads whether customer care can be called. */
  careText: token<ChatAnswers['careText']>('ChatCareText'),
} as const;
