import * as TE from 'fp-ts/TaskEither';
import type { ChatAnswers } from './chat-answers';
import type { ChatProvider } from './chat-provider';

/** A chat in the shop's own panel, which answers from the shop's pages. It needs no vendor and always starts. */
export const makeOwnPagesChat = ({ answer, careText }: ChatAnswers): ChatProvider => ({
  start: () => TE.right({ shownBy: 'shop', answer, careText }),
});
