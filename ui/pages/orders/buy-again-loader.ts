import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { pageNumberOf, type ListPurchases } from '../../../core/orders/list-orders';
import { LISTS_PATH } from '../../../core/paths/list-paths';
import type { PageLoader, PageOutcome } from '../../page/page';
import { againIn } from './again-marks';
import { PURCHASES_ON_A_PAGE, purchasesPath, type BuyAgainData } from './buy-again-data';
import { signInFirst } from '../shared/sign-in-first';
import { orderHead } from './order-outcomes';

export interface BuyAgainPorts {
  readonly listPurchases: ListPurchases;
  readonly shop: string;
}

/** Loads what the shopper has bought (ORD-08). Without its tab, the address is that of the lists (RTE-07). Other shoppers are asked to sign in and come back. */
export const makeBuyAgainLoader =
  ({ listPurchases, shop }: BuyAgainPorts): PageLoader<BuyAgainData> =>
  ({ query }) => {
    if (query.get('showTabName') !== 'purchaselist') {
      return T.of({ kind: 'redirect', url: LISTS_PATH, isPermanent: false });
    }
    const page = pageNumberOf(query.get('page'));
    return pipe(
      listPurchases({ number: page, size: PURCHASES_ON_A_PAGE }),
      TE.match(
        ({ kind }): PageOutcome<BuyAgainData> =>
          kind === 'sign-in-needed' ? signInFirst(purchasesPath(page)) : { kind: 'unavailable' },
        (purchases) =>
          purchases.items.length === 0 && page > 1
            ? { kind: 'redirect', url: purchasesPath(1), isPermanent: false }
            : {
                kind: 'page',
                data: { purchases, page, again: againIn(query) },
                head: orderHead('Buy again', shop),
                isShareable: false,
              },
      ),
    );
  };
