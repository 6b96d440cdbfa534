import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { PLAN_PARAMETERS, type PlanView } from '../../../../core/paths/repeat-delivery-forms';
import { REPEAT_DELIVERY_PATH } from '../../../../core/paths/repeat-delivery-paths';
import type { LoadRepeatDeliveries } from '../../../../core/repeat-delivery/load-repeat-deliveries';
import type { PageLoader, PageOutcome } from '../../../page/page';
import { signInFirst } from '../../shared/sign-in-first';
import { accountPage } from '../account-head';
import { PLAN_DONE, plansTitle, type PlanDone, type PlansData } from './plans-data';

export interface PlansLoaderPorts {
  readonly loadRepeatDeliveries: LoadRepeatDeliveries;
  readonly shop: string;
}

const VIEWS: ReadonlyArray<PlanView> = ['change', 'cancel', 'send-now'];

const doneIn = (query: URLSearchParams): PlanDone | undefined => {
  const done = query.get(PLAN_PARAMETERS.done) ?? '';
  return Object.hasOwn(PLAN_DONE, done) ? (done as PlanDone) : undefined;
};

/**
 * Loads the shopper's repeat deliveries, or one of them with its forms or a question (RPD-02). Others are asked to sign in
 * and come back. A plan that the shopper does not have shows the list.
 */
export const makePlansLoader =
  ({ loadRepeatDeliveries, shop }: PlansLoaderPorts): PageLoader<PlansData> =>
  ({ query }) => {
    const search = query.toString();
    const own = search === '' ? REPEAT_DELIVERY_PATH : `${REPEAT_DELIVERY_PATH}?${search}`;
    return pipe(
      loadRepeatDeliveries,
      TE.match(
        ({ kind }): PageOutcome<PlansData> => (kind === 'sign-in-needed' ? signInFirst(own) : { kind: 'unavailable' }),
        (deliveries) => {
          const data: PlansData = {
            deliveries,
            planId: query.get(PLAN_PARAMETERS.plan) ?? undefined,
            view: VIEWS.find((view) => view === query.get(PLAN_PARAMETERS.view)),
            done: doneIn(query),
            refused: undefined,
          };
          return accountPage(plansTitle(data), shop, data);
        },
      ),
    );
  };
