import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { ListPurchases } from '../../../../core/orders/list-orders';
import { PLAN_PARAMETERS, type PlanView } from '../../../../core/paths/repeat-delivery-forms';
import { REPEAT_DELIVERY_PATH } from '../../../../core/paths/repeat-delivery-paths';
import type { LoadRepeatDeliveries, RepeatDeliveries } from '../../../../core/repeat-delivery/load-repeat-deliveries';
import type { PageLoader, PageOutcome } from '../../../page/page';
import { signInFirst } from '../../shared/sign-in-first';
import { accountPage } from '../account-head';
import { PLAN_DONE, plansTitle, type PlanDone, type PlansData } from './plans-data';

export interface PlansLoaderPorts {
  readonly loadRepeatDeliveries: LoadRepeatDeliveries;
  readonly listPurchases: ListPurchases;
  readonly shop: string;
}

const VIEWS: ReadonlyArray<PlanView> = ['change', 'cancel', 'send-now'];

const doneIn = (query: URLSearchParams): PlanDone | undefined => {
  const done = query.get(PLAN_PARAMETERS.done) ?? '';
  return Object.hasOwn(PLAN_DONE, done) ? (done as PlanDone) : undefined;
};

/** Whether there are past purchases to choose from, for the page that says that nothing is delivered; false when unknown. */
const purchasesToOffer = (listPurchases: ListPurchases, { plans }: RepeatDeliveries): T.Task<boolean> =>
  plans.some(({ status }) => status !== 'cancelled')
    ? T.of(false)
    : pipe(
        listPurchases({ number: 1, size: 1 }),
        TE.match(
          () => false,
          ({ items }) => items.length > 0,
        ),
      );

/**
 * Loads the shopper's repeat deliveries, or one of them with its forms or a question (RPD-02). Others are asked to sign in
 * and come back. A plan that the shopper does not have shows the list.
 */
export const makePlansLoader =
  ({ loadRepeatDeliveries, listPurchases, shop }: PlansLoaderPorts): PageLoader<PlansData> =>
  ({ query }) => {
    const search = query.toString();
    const own = search === '' ? REPEAT_DELIVERY_PATH : `${REPEAT_DELIVERY_PATH}?${search}`;
    return pipe(
      loadRepeatDeliveries,
      TE.bindTo('deliveries'),
      TE.bind('hasPurchases', ({ deliveries }) => TE.fromTask(purchasesToOffer(listPurchases, deliveries))),
      TE.match(
        ({ kind }): PageOutcome<PlansData> => (kind === 'sign-in-needed' ? signInFirst(own) : { kind: 'unavailable' }),
        ({ deliveries, hasPurchases }) => {
          const data: PlansData = {
            deliveries,
            planId: query.get(PLAN_PARAMETERS.plan) ?? undefined,
            view: VIEWS.find((view) => view === query.get(PLAN_PARAMETERS.view)),
            done: doneIn(query),
            hasPurchases,
            refused: undefined,
          };
          return accountPage(plansTitle(data), shop, data);
        },
      ),
    );
  };
