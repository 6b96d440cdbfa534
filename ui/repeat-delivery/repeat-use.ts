import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { RepeatDeliveryGateway } from '../../core/repeat-delivery/repeat-delivery-gateway';
import { plansUsing, type PlanUse } from '../../core/repeat-delivery/repeat-plan';

/** Counts the plans that use an address or a card; none without a use, or when they cannot be read (ACC-03). */
export const countPlansUsing = (plans: RepeatDeliveryGateway['plans'], use: PlanUse | undefined): T.Task<number> =>
  use === undefined
    ? T.of(0)
    : pipe(
        plans,
        TE.match(
          () => 0,
          (read) => plansUsing(read.plans, use),
        ),
      );
