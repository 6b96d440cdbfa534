import { replacePage } from '../../../adapters/browser/replace-page';
import { FinishViewModel } from '../../../ui/checkout/review/finish-view-model';
import { finishPath } from '../../../ui/checkout/order-paths';
import { FinishPage } from '../../../ui/pages/checkout/finish-page';
import type { FinishData } from '../../../ui/pages/checkout/finish-step';
import type { Screen } from '../../page/screen';
import { endedSession } from './ended-session';

export const finishScreen: Screen<FinishData> = (dependencies, { order, origin, isLeft, ...outcome }) => {
  const { checkoutUseCases, pause } = dependencies;
  const model = new FinishViewModel(
    order,
    { useCases: checkoutUseCases, pause, origin, leave: (path) => replacePage(window, path)() },
    outcome,
  );
  return {
    element: (
      <FinishPage
        model={model}
        order={order}
        isLeft={isLeft}
        ended={endedSession(dependencies, finishPath(order), undefined)}
      />
    ),
    start: model.start,
  };
};
