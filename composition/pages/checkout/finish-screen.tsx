import { FinishViewModel } from '../../../ui/checkout/finish-view-model';
import { finishPath } from '../../../ui/checkout/order-paths';
import { FinishPage } from '../../../ui/pages/checkout/finish-page';
import type { FinishData } from '../../../ui/pages/checkout/finish-step';
import type { Screen } from '../../page/screen';
import { signInOver } from './sign-in-over';

export const finishScreen: Screen<FinishData> = (dependencies, { order, origin, problem, approvalUrl }) => {
  const { checkoutUseCases, history, pause } = dependencies;
  const model = new FinishViewModel(
    order,
    { useCases: checkoutUseCases, pause, origin, leave: (path) => history.leave(path)() },
    problem,
    approvalUrl,
  );
  return {
    element: <FinishPage model={model} order={order} signIn={signInOver(dependencies, finishPath(order))} />,
    start: model.start,
  };
};
