import { ContainerModule } from 'inversify';
import { makeAnswerQuestion, makeAskQuestion } from '../../core/questions/post-text';
import { BackendTokens } from '../backend/tokens';
import { QuestionTokens } from './tokens';

/** Acts for one shopper: loaded into the request's child container on the server. */
export const questionsModule = new ContainerModule(({ bind }) => {
  bind(QuestionTokens.ask).toResolvedValue(
    ({ questionDesk: desk }) => makeAskQuestion({ desk }),
    [BackendTokens.personal],
  );
  bind(QuestionTokens.answer).toResolvedValue(
    ({ questionDesk: desk }) => makeAnswerQuestion({ desk }),
    [BackendTokens.personal],
  );
});
