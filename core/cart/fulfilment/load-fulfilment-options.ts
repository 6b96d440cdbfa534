import { pipe } from 'fp-ts/function';
import * as R from 'fp-ts/Record';
import * as TE from 'fp-ts/TaskEither';
import type { Can } from '../../configuration/capabilities';
import type { SessionStore } from '../../identity/session/session-store';
import type { UpstreamFailure } from '../../shared/upstream-failure';
import type { FulfilmentOption, ShopperPlace } from './fulfilment';
import type { FulfilmentGateway, OptionsByItem } from './fulfilment-gateway';

export interface FulfilmentOptionsPorts {
  readonly fulfilment: Pick<FulfilmentGateway, 'optionsOfCart' | 'optionsOf'>;
  readonly session: Pick<SessionStore, 'userId'>;
  readonly can: Can;
}

/** The ways of every line of the shopper's cart (CHK-02). Without an identity there is no cart, and nothing is requested. */
export type LoadCartOptions = (place: ShopperPlace) => TE.TaskEither<UpstreamFailure, OptionsByItem>;

/** The ways of a product that is not in the cart yet, in the order shipping, pickup, same-day delivery (CHK-02). */
export type LoadItemOptions = (
  item: { readonly partNumber: string; readonly quantity: number },
  place: ShopperPlace,
) => TE.TaskEither<UpstreamFailure, ReadonlyArray<FulfilmentOption>>;

/** Leaves out the ways that the shop as a whole does not offer. */
const offered =
  (can: Can) =>
  ({ method }: FulfilmentOption): boolean =>
    method === 'ship' || can(method);

export const makeLoadCartOptions =
  ({ fulfilment, session, can }: FulfilmentOptionsPorts): LoadCartOptions =>
  (place) =>
    pipe(
      TE.fromIO<string | undefined, UpstreamFailure>(session.userId),
      TE.chain((userId) =>
        userId === undefined ? TE.right<UpstreamFailure, OptionsByItem>({}) : fulfilment.optionsOfCart(place),
      ),
      TE.map((byItem) => R.map((options: OptionsByItem[string]) => options.filter(offered(can)))(byItem)),
    );

export const makeLoadItemOptions =
  ({ fulfilment, can }: Omit<FulfilmentOptionsPorts, 'session'>): LoadItemOptions =>
  ({ partNumber, quantity }, place) =>
    pipe(
      fulfilment.optionsOf(partNumber, quantity, place),
      TE.map((options) => options.filter(offered(can))),
    );
