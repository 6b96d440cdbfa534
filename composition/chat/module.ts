import { ContainerModule } from 'inversify';
import { BackendTokens } from '../backend/tokens';
import { ChatTokens } from './tokens';

/** Binds the answers of the live chat, which are the same for all shoppers. */
export const chatModule = new ContainerModule(({ bind }) => {
  bind(ChatTokens.answer).toResolvedValue(({ chatAnswers }) => chatAnswers.answer, [BackendTokens.shared]);
  bind(ChatTokens.careText).toResolvedValue(({ chatAnswers }) => chatAnswers.careText, [BackendTokens.shared]);
});
