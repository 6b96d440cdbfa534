import { ContainerModule } from 'inversify';
import { makeAnswerQuestion, makeAskQuestion } from '../../core/questions/post-text';
import { BackendTokens } from '../backend/tokens';
import { QuestionTokens } from './tokens';

/** Acts for one shopper: loaded into the request's child container on the server. */
export const questionsModule = new ContainerModule(({ bind }) => {
  bind(QuestionTokens.ask).toResolvedValue(
    ({ questionGateway: gateway }) => makeAskQuestion({ gateway }),
    [BackendTokens.personal],
  );
  bind(QuestionTokens.answer).toResolvedValue(
    ({ questionGateway: gateway }) => makeAnswerQuestion({ gateway }),
    [BackendTokens.personal],
  );
});
